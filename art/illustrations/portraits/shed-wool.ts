import { deeper } from '../paper/mix.ts';
import { disc } from '../paper/outline.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { cut, lock } from './edge.ts';
import type { State } from './kit.ts';

const wisps = [
  [-40, 6, 0.72, 0.14],
  [42, 8, 0.66, 0.1],
  [2, -4, 1, 0],
] as const;

/** Wool that a coat has let go, in a soft heap on the ground. */
export function shedWool(x: number, y: number, size: number, color: string) {
  const heap = place(
    { x, y },
    ...wisps.map(([right, down, share, shade], i) => {
      const outline = disc([right, down], size * share, 0.2).map(
        ([px, py]) => [px * 1.15, py * 0.6] as const,
      );
      return sheet(1, piece(cut(outline, lock(24, 20, 1, -0.3), i + 2), deeper(color, shade)));
    }),
  );
  return (state: State) => (state === 'before' ? heap : '');
}
