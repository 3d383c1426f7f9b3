import { piece, sheet } from '../paper/sheet.ts';
import { cut, lock } from './edge.ts';
import { foxtail, leaf } from './finds.ts';
import { dusted, pointsOf, type Spots, type State } from './kit.ts';

type Place = { x: number; y: number; size: number; turn: number };

/** What hangs in a coat before the groom; each place is four numbers: right, down, size and turn. */
function caught(
  places: string,
  draw: (place: Place, index: number) => string,
): (state: State) => string {
  const numbers = places.trim().split(/\s+/).map(Number);
  const drawn = Array.from({ length: numbers.length / 4 }, (_, i) => {
    const [x = 0, y = 0, size = 0, turn = 0] = numbers.slice(i * 4, i * 4 + 4);
    return draw({ x, y, size, turn }, i + 1);
  }).join('');
  return (state) => (state === 'before' ? drawn : '');
}

/** Ears of foxtail grass. */
export const foxtails = (places: string) =>
  caught(places, ({ x, y, size, turn }) => foxtail(x, y, size, turn, '#e0c98c'));

const fallen = ['#b9683a', '#8d8a48', '#c9924a'] as const;

/** Leaves from below the hedge. */
export const leaves = (places: string) =>
  caught(places, ({ x, y, size, turn }, i) => leaf(x, y, size, turn, fallen[i % 3] ?? fallen[0]));

/** What has dried in a beard, in locks of its own. */
export const stains =
  (color: string, ...spots: readonly Spots[]) =>
  (state: State) =>
    state === 'before'
      ? spots
          .map((at, i) =>
            piece(cut(pointsOf(at), lock(28, 26, 0.9, 1.4), i + 2), color, 'opacity="0.42"'),
          )
          .join('')
      : '';

/** Narrow strands that hang together, sheet over sheet: the places of each and its paper. */
export const strings =
  (dull: number, ...sheets: readonly (readonly [spots: Spots, fill: string])[]) =>
  (state: State) =>
    state === 'before'
      ? sheets
          .map(([spots, fill], i) =>
            sheet(
              1,
              piece(cut(pointsOf(spots), lock(36, 76, 1, 1.5), 3 + i * 2), dusted(fill, dull)),
            ),
          )
          .join('')
      : '';
