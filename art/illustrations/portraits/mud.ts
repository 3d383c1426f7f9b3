import { mix } from '../paper/mix.ts';
import { disc, smooth } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
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
