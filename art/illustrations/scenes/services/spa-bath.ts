import { box, stroke } from '../../paper/shapes.ts';
import { halo, piece, place, sheet } from '../../paper/sheet.ts';
import { pawsOver } from '../../pets/bodies.ts';
import { coats } from '../../pets/coats.ts';
import { retriever } from '../../pets/retriever.ts';
import { bubbles, foam, pane, shelf, towels, tubBack, tubFront } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';

/** A Golden Retriever in the tub with a cap of foam. */
export function spaBath(): string {
  const heap = [
    [-72, -96, 30],
    [-34, -126, 38],
    [20, -136, 42],
    [66, -112, 30],
    [-4, -172, 28],
    [36, -164, 22],
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
    place(
      { x: 590, y: 372, scale: 1.25 },
      place(
        { x: 0, y: 0 },
        sheet(
          2,
          piece(
            'M-110 60C-150 120-170 200-170 260H170C170 200 150 120 110 60Z',
            coats.golden.color,
          ),
        ),
        retriever(),
        foam(heap),
      ),
    ),
    place({ x: 600, y: 560 }, foam(rim), tubFront(880)),
    place(
      { x: 600, y: 560 },
      pawsOver(96, coats.golden.chest, 40),
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
