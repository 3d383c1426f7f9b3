import { deeper, lighter } from '../paper/mix.ts';
import { disc, scatter, smooth } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { bustSpots, type Figure } from './bodies.ts';
import { cut, grow, lock, type Edge } from './edge.ts';
import { pointsOf, type State } from './kit.ts';
import { within } from './within.ts';

// Mud is cut round where a coat is cut in locks, and it runs over every color of a coat, as no marking does.

const drop = (x: number, y: number, size: number, color: string) =>
  piece(smooth(disc([x, y], size, 0.14)), color);

/** A splash of mud: one sheet of round lobes, and drops that flew on. */
function splash([x = 0, y = 0, size = 0, turn = 0]: readonly number[], color: string): string {
  const any = (i: number) => scatter(i * 3.1 + x * 0.37 + y);
  const around = (degrees: number, reach: number, share: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return drop(
      x + Math.cos(angle) * size * reach,
      y + Math.sin(angle) * size * reach * 0.8,
      size * share,
      color,
    );
  };
  const lobes = Array.from({ length: 6 }, (_, i) =>
    around(i * 60 + 30 * any(i), 0.7 + 0.25 * any(i + 7), 0.28 + 0.22 * any(i + 14)),
  );
  const flown = [20, 150, 250].map((degrees, i) =>
    around(degrees + 40 * any(i), 1.55 + 0.4 * any(i + 3), 0.12 + 0.12 * any(i + 5)),
  );
  return sheet(1, drop(x, y, size * 0.82, color), ...lobes, ...flown);
}

const places = (text: string) => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 4 }, (_, i) => numbers.slice(i * 4, i * 4 + 4));
};

/** Muddy locks of the coat that hang to about `low`. */
const hanging = (low: number, color: string) =>
  piece(
    cut(
      pointsOf(
        `-480 ${low - 40} 480 ${low - 40} 480 ${low - 30} 200 ${low} 0 ${low + 20} -200 ${low} -480 ${low - 30}`,
      ),
      lock(74, 56, 0.6, 1),
      low,
    ),
    color,
  );

/** Where the mud begins: it has splashed up in lobes of uneven size. */
const lobes = (color: string) =>
  Array.from({ length: 13 }, (_, i) => {
    const any = (k: number) => scatter(i * 2.3 + k);
    return drop((i - 6) * 58, 326 + 80 * (any(4) - 0.5), 38 + 30 * any(5), color);
  });

/** A breast that stood in mud, the lower part still wet, within its own ragged outline; and splashes above. */
export function muddyBreast(figure: Figure, worn: Edge, mud: string, splashed: string) {
  const dried = lighter(mud, 0.16);
  const outline = cut(grow(pointsOf(bustSpots(figure)), 8), worn, 5);
  const drawn = [
    ...places(splashed).map((at) => splash(at, dried)),
    piece('M-480 340H480V900H-480Z', deeper(mud, 0.2)),
    sheet(1, hanging(416, mud)),
    sheet(2, within('splashed', 'M-500 330H500V900H-500Z', hanging(352, dried)), ...lobes(dried)),
  ].join('');
  return (state: State) => (state === 'before' ? within('muddy', outline, drawn) : '');
}

/** Splashes of mud; each place is four numbers: right, down, size and turn. */
export function splashes(mud: string, text: string) {
  const drawn = places(text)
    .map((at) => splash(at, mud))
    .join('');
  return (state: State) => (state === 'before' ? drawn : '');
}
