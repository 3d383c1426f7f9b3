import { Cat, Dog, PawPrint } from 'lucide-react';
import { classNames } from './class-names';

const icons = { dog: Dog, cat: Cat, pet: PawPrint } as const;

type PortraitProps = {
  /** What the picture shows, in words. */
  alt: string;
  kind?: keyof typeof icons;
  /** Unkempt pets stand in cool dusk, groomed ones in the glow. */
  mood?: 'dusk' | 'glow';
  className?: string;
};

/** The place of a picture: a quiet backdrop from the palette with a soft glow behind the pet. */
export function Portrait({ alt, kind = 'pet', mood = 'glow', className }: PortraitProps) {
  const Icon = icons[kind];
  return (
    <div
      role="img"
      aria-label={alt}
      className={classNames(
        'relative isolate flex items-center justify-center overflow-hidden',
        mood === 'glow'
          ? 'bg-linear-to-br from-rose to-copper'
          : 'bg-linear-to-br from-dusk to-muted',
        className,
      )}
    >
      <span className="absolute inset-[8%] -z-10 rounded-full bg-glow opacity-60" />
      <Icon className="size-1/3 text-paper/85" strokeWidth={1.25} />
    </div>
  );
}
