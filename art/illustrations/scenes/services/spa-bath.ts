import { box, stroke } from '../../paper/shapes.ts';
import { halo, place, sheet } from '../../paper/sheet.ts';
import { bubbles, foam, pane, shelf, towels, tubBack, tubFront } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';
import { blackAndTan } from '../../portraits/cast.ts';
import { bustOf, pawsOver } from '../../portraits/guests.ts';

/** A Bernese Mountain Dog in the tub with a cap of foam. */
export function spaBath(): string {
  const heap = [
    [-96, -166, 40],
    [-44, -206, 52],
    [30, -214, 58],
    [92, -176, 42],
    [-6, -266, 38],
    [50, -256, 30],
  ] as const;
  const rim = [
    [-380, -4, 44],
    [-320, -34, 52],
    [-250, -8, 46],
    [-190, -30, 38],
    [200, -22, 42],
    [262, -6, 50],
    [326, -36, 54],
    [384, -4, 42],
  ] as const;
  return [
    room(rooms.spruce, pane('win', [90, 84, 380, 290], outside(238, 280, 330)), 800),
    halo(600, 380, 480, '#ffd9a0', 0.5),
    place({ x: 950, y: 250 }, shelf(400)),
    place({ x: 600, y: 560 }, tubBack(880)),
    place({ x: 590, y: 330, scale: 0.74 }, bustOf(blackAndTan, 420), foam(heap)),
    place({ x: 600, y: 560 }, foam(rim), tubFront(880)),
    place(
      { x: 600, y: 560 },
      pawsOver(112, '#fbf5ec', 0.62),
      foam([
        [-300, 10, 30],
        [-262, 26, 22],
        [296, 14, 32],
        [340, 30, 20],
      ]),
    ),
    place(
      { x: 1010, y: 560 },
      sheet(2, stroke('M0 0V-170C0-240-120-240-124-176', '#d6ccd0', 22)),
      sheet(1, box(-158, -184, 68, 26, 10, '#b9aeb6')),
    ),
    ...[-148, -124, -100].map((x) =>
      stroke(`M${1010 + x} 412V480`, '#cfe3e0', 5, 'stroke-dasharray="14 16" opacity="0.9"'),
    ),
    bubbles([120, 120, 960, 360], 15),
    place({ x: 110, y: 850 }, towels()),
  ].join('');
}
