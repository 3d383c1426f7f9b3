import { ink } from '../paper/ink.ts';
import { disc, smooth } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { arm, fist, person, shears, type Person } from './person.ts';
import { pewterPoodle } from '../portraits/cast.ts';
import { bustOf } from '../portraits/guests.ts';

const hair = '#dcb877';
const dark = '#bd9556';
const lock = (y: number, side: 1 | -1, w: number, color: string) =>
  sheet(
    1,
    piece(
      smooth([
        [side * w, y - 34],
        [side * w * 1.1, y],
        [side * w * 0.2, y + 52],
        [-side * w * 0.55, y + 44],
        [-side * w * 0.3, y + 6],
      ]),
      color,
    ),
  );
const plait = [0, 1, 2, 3, 4, 5, 6]
  .map((i) => lock(i * 46, i % 2 ? 1 : -1, 40 - i * 2.4, i % 2 ? dark : hair))
  .join('');

export const maren: Person = {
  skin: '#f0c3a0',
  shade: '#d99f7c',
  blush: '#e08a78',
  brow: '#a57f56',
  lips: '#a8484a',
  shirt: '#f3e4d4',
  sleeve: '#dcc4b0',
  apron: ink.accent,
  strap: '#8f3b20',
  hairBehind: sheet(
    2,
    piece(
      smooth([
        [0, -186],
        [88, -168],
        [132, -90],
        [128, 10],
        [104, 110],
        [40, 160],
        [-60, 160],
        [-118, 110],
        [-132, 10],
        [-136, -90],
        [-92, -168],
      ]),
      dark,
    ),
  ),
  hairInFront:
    sheet(
      2,
      piece(
        smooth([
          [-24, -184],
          [60, -180],
          [122, -116],
          [128, -20],
          [112, 44],
          [100, -20],
          [64, -84],
          [-6, -124],
          [-66, -78],
          [-104, -10],
          [-114, 50],
          [-136, -10],
          [-128, -100],
          [-92, -164],
        ]),
        hair,
      ),
    ) +
    stroke('M-6-150Q56-140 100-70M-30-148Q-84-116-114-46', dark, 6) +
    sheet(
      2,
      piece('M-130-30C-150 40-152 130-112 186C-80 176-66 150-72 110C-92 80-104 30-106-10Z', hair),
    ) +
    place(
      { x: -104, y: 178, turn: 3 },
      plait,
      sheet(1, piece(smooth(disc([0, 334], 16)), ink.rose)),
      sheet(
        1,
        piece(
          smooth([
            [-16, 344],
            [16, 344],
            [24, 400],
            [0, 416],
            [-24, 400],
          ]),
          hair,
        ),
      ),
    ),
};

/** Maren: a fair braid over the shoulder, shears in hand, a Poodle in show clip at her side. */
export function drawMaren(): string {
  return [
    place({ x: 430, y: 420 }, person(maren)),
    place(
      { x: 770, y: 880, scale: 0.62 },
      bustOf({ ...pewterPoodle, wears: [{ kind: 'bowtie', color: ink.copper }] }),
    ),
    place({ x: 196, y: 800, scale: 1.15, turn: -12 }, shears()),
    arm(
      [
        [150, 1180],
        [118, 1210],
        [196, 960],
      ],
      maren.skin,
      '#f3e4d4',
    ),
    place({ x: 200, y: 916 }, fist(maren.skin, maren.shade)),
  ].join('');
}
