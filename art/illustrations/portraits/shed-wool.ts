import { deeper, lighter } from '../paper/mix.ts';
import { disc } from '../paper/outline.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { cut, lock } from './edge.ts';
import type { State } from './kit.ts';

/** A tuft of wool that a coat has let go, on the ground. */
export function shedWool(x: number, y: number, size: number, color: string) {
  const layer = (right: number, share: number, paper: string, seed: number) =>
    sheet(1, piece(cut(disc([right, 0], size * share, 0.2), lock(17, 15, 1, 0.3), seed), paper));
  const tuft = place(
    { x, y },
    '<g transform="scale(1.25 0.6)">',
    layer(0, 1, deeper(color, 0.12), 2),
    layer(size * 0.1, 0.62, color, 4),
    layer(size * 0.16, 0.28, lighter(color, 0.3), 6),
    '</g>',
  );
  return (state: State) => (state === 'before' ? tuft : '');
}
