import { ink } from '../paper/ink.ts';
import { curls, smooth, type Point } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { mongrel } from '../portraits/cast.ts';
import { bustOf } from '../portraits/guests.ts';
import { arm, fist, person, type Person } from './person.ts';

const hair = '#2b1d27';
const beard: Point[] = [
  [-100, 20],
  [-86, 44],
  [-52, 60],
  [0, 54],
  [52, 60],
  [86, 44],
  [100, 20],
  [92, 88],
  [52, 146],
  [0, 160],
  [-52, 146],
  [-92, 88],
];
const lips: Point[] = [
  [-44, 82],
  [0, 70],
  [44, 82],
  [30, 106],
  [0, 112],
  [-30, 106],
];

export const dev: Person = {
  skin: '#b97a50',
  shade: '#96593a',
  blush: '#b55a44',
  brow: '#241820',
  lips: '#6d2730',
  shirt: '#3f5c66',
  sleeve: '#33495a',
  apron: ink.spruce,
  strap: '#1f4340',
  hairBehind: '',
  onFace:
    sheet(1, piece(`${smooth(beard)}${smooth(lips)}`, hair, 'fill-rule="evenodd"')) +
    stroke('M-30 86Q0 110 30 86', '#6d2730', 6),
  hairInFront: sheet(
    2,
    piece(
      curls(
        [
          [-104, -40],
          [-122, -100],
          [-84, -172],
          [0, -196],
          [84, -176],
          [124, -104],
          [106, -40],
          [88, -84],
          [36, -108],
          [-40, -104],
          [-88, -84],
        ],
        46,
      ),
      hair,
    ),
  ),
};

/** Dev: dark waves and a short beard; a dog from the shelter leans against him. */
export function drawDev(): string {
  return [
    place({ x: 575, y: 430 }, person(dev)),
    place({ x: 300, y: 850, turn: 5, scale: 0.64 }, bustOf(mongrel)),
    arm(
      [
        [786, 790],
        [826, 1076],
        [470, 1150],
      ],
      dev.skin,
      '#3f5c66',
    ),
    place({ x: 430, y: 1150, turn: -96 }, fist(dev.skin, dev.shade)),
  ].join('');
}
