import { deeper } from '../paper/mix.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { cut, smoothEdge } from './edge.ts';
import { pointsOf, type State } from './kit.ts';

// What a groomer finds in a coat.

const at = (x: number, y: number, turn: number, ...content: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;

/** An ear of foxtail grass: grains in pairs along its stem, one at its tip. */
export function foxtail(x: number, y: number, size: number, turn: number, color: string) {
  const grain = (down: number, lean: number) =>
    at(
      0,
      down,
      lean,
      sheet(
        1,
        piece('M0 0C24-10 22-48 0-64C-22-48-24-10 0 0Z', lean < 0 ? deeper(color, 0.1) : color),
      ),
    );
  return at(
    x,
    y,
    turn,
    `<g transform="scale(${size / 100})">`,
    ...[64, 30, -4, -38].flatMap((down) => [grain(down, -38), grain(down, 38)]),
    grain(-60, 0),
    '</g>',
  );
}

/** A leaf that a coat has picked up. */
export const leaf = (x: number, y: number, size: number, turn: number, color: string) =>
  at(
    x,
    y,
    turn,
    `<g transform="scale(${size / 100})">`,
    sheet(2, piece('M-84 6C-56-50 30-58 88 0C30 56-50 56-84 6Z', color)),
    stroke(
      'M-112 12Q-60 8 70 0M-30 5L-6-26M-30 5L-2 32M16 2L38-20M16 2L40 24',
      deeper(color, 0.36),
      7,
    ),
    '</g>',
  );

/** What has run down beside a Persian's nose, from the inner corners of the eyes. */
export const tearStains = (state: State) =>
  state === 'before'
    ? ['2 6 12 18 6 42 -4 64 -16 86 -26 62 -20 32', '86 6 76 18 82 42 92 64 104 86 114 62 108 32']
        .map((spots) => piece(cut(pointsOf(spots), smoothEdge), '#9a5f38', 'opacity="0.62"'))
        .join('')
    : '';
