import { halo, piece, place, sheet } from '../../paper/sheet.ts';
import { fist, limb } from '../../people/person.ts';
import { comb, locks, mat, pane, shelf, towels } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';
import { bluePersian } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

/** A Persian on a mat, eyes closed, a hand with a comb at its ruff. */
export function catGrooming(): string {
  return [
    room(rooms.copper, pane('win', [100, 80, 420, 330], outside(284, 324, 300)), 730),
    halo(640, 420, 460, '#ffe2b4', 0.7),
    place({ x: 940, y: 236 }, shelf(380, '#6b2f4e')),
    place({ x: 640, y: 794 }, mat(700, '#fbf1e4', '#c9653f')),
    place({ x: 660, y: 300, scale: 0.72 }, sitting(bluePersian, bluePersian.seat)),
    place({ x: 330, y: 560, turn: -64, scale: 1.05 }, comb()),
    sheet(3, piece(limb([-60, 860], [236, 690], 74, 44), '#7a4a38')),
    sheet(2, piece(limb([-60, 860], [96, 772], 92, 74), '#7d9a86')),
    place({ x: 276, y: 664, turn: 30 }, fist('#7a4a38', '#5d3428')),
    locks(
      [
        [420, 800],
        [456, 812],
        [438, 790],
        [872, 806],
      ],
      '#ccd3df',
      20,
    ),
    place({ x: 1010, y: 800 }, towels()),
  ].join('');
}
