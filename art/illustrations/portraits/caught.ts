import type { State } from './kit.ts';
import { burr, fluff, mat } from './wears.ts';

/** What hangs in a coat before the groom; `places` are triples: right, down, and a size or a turn. */
function caught(
  places: string,
  draw: (x: number, y: number, own: number, index: number) => string,
): (state: State) => string {
  const numbers = places.trim().split(/\s+/).map(Number);
  const drawn = Array.from({ length: numbers.length / 3 }, (_, i) =>
    draw(numbers[i * 3] ?? 0, numbers[i * 3 + 1] ?? 0, numbers[i * 3 + 2] ?? 0, i + 1),
  ).join('');
  return (state) => (state === 'before' ? drawn : '');
}

/** Clumps of felt. */
export const mats = (color: string, places: string) =>
  caught(places, (x, y, size, i) => mat(x, y, size, color, i));

/** Tufts of loose undercoat. */
export const fluffs = (color: string, places: string) =>
  caught(places, (x, y, size, i) => fluff(x, y, size, color, i));

const straw = ['#d9bb78', '#c9a25a', '#e8d09a'] as const;

/** Seeds of foxtail grass. */
export const burrs = (places: string) =>
  caught(places, (x, y, turn, i) => burr(x, y, turn, straw[i % 3] ?? straw[0]));
