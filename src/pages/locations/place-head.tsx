import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';

type PlaceHeadProps = {
  title: string;
  lead: string;
  /** Where the page is, above the title. */
  crumbs?: ReactNode;
  scene: PictureFile;
  /** What the scene shows, where the page says it nowhere else. */
  sceneAlt?: string;
  /** What to do next. */
  children: ReactNode;
};

// What is in the scene: its whole lower half, or its right half.
const scrims = {
  tall: 'bg-linear-to-b from-dusk/90 via-dusk/65 via-40% to-transparent to-70%',
  wide: 'bg-linear-to-b from-dusk/90 via-dusk/65 via-45% to-transparent to-75% md:bg-linear-to-r md:from-dusk/90 md:via-dusk/50 md:via-50% md:to-transparent',
} as const;

/** The head of a page about a place: its evening from edge to edge, the title in its sky. */
export function PlaceHead({ title, lead, crumbs, scene, sceneAlt = '', children }: PlaceHeadProps) {
  return (
    <div className="no-print on-dark relative isolate overflow-hidden bg-dusk text-white">
      <Picture
        picture={scene}
        alt={sceneAlt}
        sizes={sceneAlt ? 'max(100vw, 50rem)' : 'max(100vw, 62rem)'}
        when="first"
        className="absolute! inset-0 -z-20 size-full"
        fit="object-cover object-[62%_100%]"
      />
      <span
        className={classNames('absolute inset-0 -z-10', sceneAlt ? scrims.tall : scrims.wide)}
      />
      <div
        className={classNames(
          'wrap pt-5 pb-52 sm:pt-8',
          sceneAlt ? 'sm:pb-64 lg:pb-84' : 'sm:pb-44 lg:pb-52',
        )}
      >
        {crumbs}
        <h1 className="mt-6 max-w-[16ch] text-page">{title}</h1>
        <p className="mt-4 max-w-[38ch] text-lead text-white/95">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}
