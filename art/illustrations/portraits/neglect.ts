import { deeper } from '../paper/mix.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { cut, smoothEdge } from './edge.ts';
import { pointsOf, type State } from './kit.ts';

// What months leave in a coat and around it: shed hair, pulled threads, stains.

const groups = (places: string) => {
  const numbers = places.trim().split(/\s+/).map(Number);
  return Array.from(
    { length: numbers.length / 4 },
    (_, i) =>
      [
        numbers[i * 4] ?? 0,
        numbers[i * 4 + 1] ?? 0,
        numbers[i * 4 + 2] ?? 0,
        numbers[i * 4 + 3] ?? 0,
      ] as const,
  );
};

/** Locks of shed hair, flat on the ground, two to a place: right, down, length and turn. */
export const shedLocks = (color: string, places: string) => {
  const lockOf = (long: number, paper: string) =>
    sheet(
      1,
      piece(
        `M0 0C${long * 0.3} ${-long * 0.3} ${long * 0.8} ${-long * 0.24} ${long} ${long * 0.06}C${long * 0.76} ${-long * 0.06} ${long * 0.3} ${long * 0.02} 0 0Z`,
        paper,
      ),
    );
  const drawn = groups(places)
    .map(([x, y, long, turn]) =>
      place(
        { x, y, turn },
        lockOf(long, deeper(color, 0.12)),
        place({ x: long * 0.1, y: long * 0.14, turn: 16 }, lockOf(long * 0.8, color)),
      ),
    )
    .join('');
  return (state: State) => (state === 'before' ? drawn : '');
};

/** Threads that claws have pulled out of a rug: right, down, size and turn. */
export const snags = (color: string, places: string) => {
  const drawn = groups(places)
    .map(([x, y, size, turn]) =>
      place(
        { x, y, turn },
        sheet(
          1,
          stroke(
            `M${-size} ${size * 0.2}C${-size * 0.5} ${-size * 0.5} ${size * 0.1} ${-size * 0.6} 0 0C${-size * 0.06} ${size * 0.4} ${size * 0.6} ${size * 0.4} ${size} 0`,
            color,
            6,
          ),
        ),
      ),
    )
    .join('');
  return (state: State) => (state === 'before' ? drawn : '');
};

/** What has run down beside a Persian's nose, from the inner corners of the eyes. */
export const tearStains = (state: State) =>
  state === 'before'
    ? ['2 6 12 18 6 42 -4 64 -16 86 -26 62 -20 32', '86 6 76 18 82 42 92 64 104 86 114 62 108 32']
        .map((spots) => piece(cut(pointsOf(spots), smoothEdge), '#9a5f38', 'opacity="0.62"'))
        .join('')
    : '';
