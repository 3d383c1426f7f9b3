import { useId } from 'react';
import { classNames } from '../class-names';
import pets from './pets.svg?no-inline';
import { type PetSize, findPetSize } from '@shared/business/prices';

export type PetSilhouetteProps = {
  pet: OutlinedPet;
  scale?: number;
  isChosen?: boolean;
  className?: string;
};

type OutlinedPet = keyof typeof outlines;

/**
 * The outlines in `pets.svg`: the right end of each, where its withers are (at 100), and the height of the withers in
 * centimeters.
 */
const outlines = {
  dachshund: { reach: 265, height: 21 },
  beagle: { reach: 148, height: 39 },
  golden: { reach: 139, height: 58 },
  dane: { reach: 135, height: 80 },
  cat: { reach: 176, height: 25 },
} as const;

/** Units per centimeter. */
const unit = 1.05;
const frame = { width: 132, height: 124, ground: 120 } as const;

/** In a checked choice (`group`) it glows and wears a collar. All pets have the same scale. */
export function PetSilhouette({ pet, scale = 1, isChosen = false, className }: PetSilhouetteProps) {
  const glow = useId();
  const { reach, height } = outlines[pet];
  const size = (height * unit * scale) / 100;
  const left = (frame.width - reach * size) / 2;
  const part = (name: 'legs' | 'body' | 'ear') => `${pets}#${pet}-${name}`;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden
      className={classNames('block', className)}
    >
      <defs>
        <linearGradient id={glow} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c9653f" />
          <stop offset="1" stopColor="#84385a" />
        </linearGradient>
      </defs>
      <path d={`M0 ${frame.ground}h${frame.width}`} className="stroke-edge/60" strokeWidth="1.5" />
      <g transform={`translate(${left} ${frame.ground}) scale(${size})`}>
        <use href={part('legs')} className="fill-plum/70" />
        <use href={part('body')} y="3" className="fill-dusk/35" />
        <use href={part('body')} y="-2.4" className="fill-peach" />
        <use href={part('body')} className="fill-plum" />
        <g
          className={classNames(
            'transition-opacity duration-200 card-chosen:opacity-100',
            !isChosen && 'opacity-0',
          )}
        >
          <use href={part('legs')} className="fill-rose" />
          <use href={part('body')} fill={`url(#${glow})`} />
        </g>
        <use href={part('ear')} className="fill-rose" />
      </g>
    </svg>
  );
}

const dogs: Readonly<Record<PetSize, OutlinedPet>> = {
  small: 'dachshund',
  medium: 'beagle',
  large: 'golden',
  xlarge: 'dane',
};
const catScales: Readonly<Record<PetSize, number>> = {
  small: 1,
  medium: 1.2,
  large: 1.4,
  xlarge: 1.6,
};

/** Shows a medium pet until a size is chosen. */
export function sizeSilhouette(size: string | null, isCat: boolean) {
  const drawn = findPetSize(size)?.id ?? 'medium';
  return isCat ? { pet: 'cat' as const, scale: catScales[drawn] } : { pet: dogs[drawn] };
}
