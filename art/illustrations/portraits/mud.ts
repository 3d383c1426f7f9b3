import { mix } from '../paper/mix.ts';
import { disc, scatter, smooth } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { cut, lock } from './edge.ts';
import { pointsOf, type State } from './kit.ts';

/** The sheets of a breast from the lowest to the highest: top, half width, length, and the share of mud in them. */
const sheets = [
  [210, 318, 730, 1],
  [160, 280, 440, 0.92],
  [110, 240, 352, 0.72],
  [50, 198, 274, 0.44],
  [-20, 156, 196, 0],
] as const;

/** The places of four numbers each: right, down, size and turn. */
const places = (text: string) => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 4 }, (_, i) => numbers.slice(i * 4, i * 4 + 4));
};

/** A breast that stood in mud, around the neck's middle: the lower its locks hang, the darker. */
export const muddyBreast = (chest: string, mud: string) => (state: State) =>
  state === 'after'
    ? ''
    : sheets
        .map(([top, half, long, share], i) => {
          const side = long - top;
          const right = `${half * 0.4} ${top + 20} ${half * 0.8} ${top + side * 0.34} ${half} ${long - side * 0.34} ${half * 0.82} ${long - 40} ${half * 0.42} ${long}`;
          const left = pointsOf(right)
            .toReversed()
            .flatMap(([x, y]) => [-x, y + 12])
            .join(' ');
          const outline = pointsOf(`0 ${top} ${right} 0 ${long + 10} ${left}`);
          return sheet(
            1,
            piece(cut(outline, lock(66, 54, 0.8, 1.1), i + 3), mix(chest, mud, share)),
          );
        })
        .join('');

/** Smears of mud, each with its drops. */
export const smears = (mud: string, text: string) => (state: State) =>
  state === 'after'
    ? ''
    : places(text)
        .map(([x = 0, y = 0, size = 0, turn = 0], nth) => {
          const side = nth % 2 ? -1 : 1;
          const blot = (right: number, down: number, share: number) =>
            piece(
              smooth(disc([side * right * size, down * size], size * share, 0.3 - share * 0.1)),
              mud,
            );
          return `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="scale(1.3 0.9)">${blot(0, 0, 0.9)}${blot(0.78, -0.34, 0.54)}</g>${blot(1.9, -0.7, 0.24)}${blot(-1.5, 0.7, 0.17)}</g>`;
        })
        .join('');

/** A splash: a blot that has run out into lobes, and drops beyond them. */
function splash(x: number, y: number, size: number, turn: number, mud: string, seed: number) {
  const any = (k: number) => scatter(seed * 7.3 + k * 1.9);
  const around = (count: number, draw: (angle: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((i / count) * Math.PI * 2 + any(i) * 0.6, i));
  const lobes = around(11, (angle, i) => {
    const far = size * (0.7 + 0.66 * any(i + 10) ** 1.5);
    const wide = size * (0.1 + 0.18 * any(i + 30));
    const [dx, dy] = [Math.cos(angle) * far * 1.2, Math.sin(angle) * far * 0.86];
    return stroke(`M0 0L${dx} ${dy}`, mud, wide * 1.3) + oval(dx, dy, wide, wide * 0.92, mud);
  });
  const drops = around(6, (angle, i) => {
    const far = size * (1.5 + 0.5 * any(i + 40));
    const wide = size * (0.07 + 0.1 * any(i + 60));
    return oval(Math.cos(angle) * far * 1.1, Math.sin(angle) * far * 0.8, wide, wide, mud);
  });
  return place(
    { x, y, turn },
    piece(smooth(disc([0, 0], size * 0.74, 0.16)), mud),
    ...lobes,
    ...drops,
  );
}

/** What runs down, its end round and heavy. */
const drip = (x: number, y: number, long: number, wide: number, mud: string) =>
  piece(
    `M${x - wide * 1.5} ${y}C${x - wide * 0.4} ${y + long * 0.3} ${x - wide * 0.6} ${y + long * 0.5} ${x - wide} ${y + long * 0.8}A${wide} ${wide} 0 1 0 ${x + wide} ${y + long * 0.8}C${x + wide * 0.6} ${y + long * 0.5} ${x + wide * 0.4} ${y + long * 0.3} ${x + wide * 1.5} ${y}Z`,
    mud,
  );

/** Where wet mud shines. */
const gleam = (x: number, y: number, size: number, turn: number, mud: string) =>
  place(
    { x, y, turn: turn - 12 },
    oval(-size * 0.2, -size * 0.36, size * 0.3, size * 0.08, mix(mud, '#d8b48a', 0.36)),
    oval(size * 0.26, -size * 0.36, size * 0.08, size * 0.06, mix(mud, '#d8b48a', 0.36)),
  );

/** Splashes: right, down, size and turn. */
export const splashes = (mud: string, text: string) => (state: State) => {
  if (state === 'after') return '';
  const all = places(text);
  return (
    sheet(
      1,
      ...all.map(([x = 0, y = 0, size = 0, turn = 0], i) => splash(x, y, size, turn, mud, i + 1)),
    ) +
    all
      .filter((_, i) => i % 2 === 0)
      .map(([x = 0, y = 0, size = 0, turn = 0]) => gleam(x, y, size, turn, mud))
      .join('')
  );
};

/** Drips: right, down, length and half width. */
export const drips = (mud: string, text: string) => (state: State) =>
  state === 'after'
    ? ''
    : sheet(
        1,
        ...places(text).map(([x = 0, y = 0, long = 0, wide = 0]) => drip(x, y, long, wide, mud)),
      );
