import { useId } from 'react';
import { classNames } from '../class-names';
import { smoothPath } from '../smooth-path';
import { type OutlinedPet, outlines } from './outlines';

export type PetSilhouetteProps = {
  pet: OutlinedPet;
  /** Compared with the animal that the outline is of. */
  scale?: number;
  /** Glows wherever it stands. */
  isChosen?: boolean;
  className?: string;
};

/** Units for a centimeter. */
const unit = 1.05;
const frame = { width: 132, height: 124, ground: 120 } as const;

/**
 * A pet in profile on the ground line, at one scale with the others. In a choice that is checked
 * (`group`) it glows from copper to rose and wears a collar.
 */
export function PetSilhouette({ pet, scale = 1, isChosen = false, className }: PetSilhouetteProps) {
  const glow = useId();
  const { height, body, legs, ear } = outlines[pet];
  const size = (height * unit * scale) / 100;
  const width = Math.max(...numbers(body).filter((_, index) => index % 2 === 0)) * size;
  const left = (frame.width - width) / 2;
  const draw = (points: string) => pathOf(points, size, left);
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
      {legs.map((leg) => (
        <path key={leg} d={draw(leg)} className="fill-dusk/70" />
      ))}
      <path d={draw(body)} className="fill-dusk" />
      <g
        className={classNames(
          'transition-opacity duration-200 group-has-checked:opacity-100',
          !isChosen && 'opacity-0',
        )}
      >
        {legs.map((leg) => (
          <path key={leg} d={draw(leg)} className="fill-rose" />
        ))}
        <path d={draw(body)} fill={`url(#${glow})`} />
      </g>
      <path d={draw(ear)} className="fill-paper/25" />
    </svg>
  );
}

function pathOf(points: string, size: number, left: number): string {
  const values = numbers(points);
  const outline = values.flatMap((x, index) =>
    index % 2 === 0
      ? [{ x: left + x * size, y: frame.ground - (values[index + 1] ?? 0) * size }]
      : [],
  );
  return smoothPath(outline, true);
}

function numbers(points: string): number[] {
  return points.split(' ').map(Number);
}
