import { ink } from '../paper/ink.ts';
import { curls } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { trim } from '../pets/coats.ts';
import { both } from '../pets/face.ts';
import { asleep, tabby } from '../portraits/cast.ts';
import { headOf } from '../portraits/guests.ts';
import { arm, fist, person, type Person } from './person.ts';

const silver = '#cfc6cd';
const glasses =
  both(
    '<circle cx="46" cy="0" r="35" fill="#fff6e8" fill-opacity="0.14" stroke="#e2a860" stroke-width="6"/>',
  ) + stroke('M-12-4Q0-12 12-4', '#e2a860', 6);

export const june: Person = {
  skin: '#7a4a38',
  shade: '#5d3428',
  blush: '#a04f42',
  brow: '#cfc6cd',
  lips: '#3a1714',
  shirt: '#7d9a86',
  sleeve: '#64806e',
  apron: ink.rose,
  strap: '#64305a',
  hairBehind: sheet(
    2,
    piece(
      curls(
        [
          [0, -214],
          [110, -186],
          [164, -90],
          [150, 10],
          [110, 60],
          [0, 40],
          [-110, 60],
          [-150, 10],
          [-164, -90],
          [-110, -186],
        ],
        58,
      ),
      '#aaa0ab',
    ),
  ),
  onFace: glasses,
  hairInFront:
    sheet(
      2,
      piece(
        curls(
          [
            [-108, -40],
            [-134, -110],
            [-84, -186],
            [0, -208],
            [84, -186],
            [134, -110],
            [108, -40],
            [84, -92],
            [20, -118],
            [-50, -110],
          ],
          48,
        ),
        silver,
      ),
    ) + both(stroke('M118 44V52', '#e2a860', 12)),
};

/** A tabby asleep along a forearm, its head's middle near 0,60. */
export const catOnArm = () =>
  [
    sheet(
      3,
      piece(
        trim(
          [
            [-60, 40],
            [60, -10],
            [190, -6],
            [310, 40],
            [372, 130],
            [340, 214],
            [160, 236],
            [-20, 226],
            [-90, 150],
          ],
          'short',
        ),
        tabby.papers.coat,
      ),
    ),
    stroke('M150 0Q166 40 158 76M214 4Q232 46 224 84M274 28Q292 64 284 102', '#5a4030', 14),
    place({ x: -6, y: 66, scale: 0.68, turn: -6 }, headOf(asleep(tabby))),
  ].join('');

/** June: silver curls and round glasses; a calm cat lies on her arm. */
export function drawJune(): string {
  return [
    place({ x: 500, y: 400 }, person(june)),
    place({ x: 388, y: 846 }, catOnArm()),
    arm(
      [
        [712, 760],
        [790, 1030],
        [420, 1096],
      ],
      june.skin,
      '#7d9a86',
    ),
    place({ x: 350, y: 1098, turn: -94 }, fist(june.skin, june.shade)),
  ].join('');
}
