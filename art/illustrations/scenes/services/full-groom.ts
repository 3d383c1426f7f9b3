import { ink } from '../../paper/ink.ts';
import { box } from '../../paper/shapes.ts';
import { halo, place, sheet } from '../../paper/sheet.ts';
import { shears } from '../../people/person.ts';
import { comb, locks, pane, shelf } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';
import { whitePoodle } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

const table = (x: number, y: number) =>
  place(
    { x, y },
    sheet(2, box(-34, 20, 68, 260, 10, '#8d7484')),
    sheet(3, box(-290, -14, 580, 44, 22, '#fbf1e4')),
    sheet(1, box(-290, 12, 580, 18, 9, ink.copper)),
  );

/** A white Poodle with a bow tie on the table, between comb and scissors. */
export function fullGroom(): string {
  return [
    room(rooms.rose, pane('win', [640, 90, 460, 330], outside(250, 322, 870)), 800),
    halo(600, 430, 460, '#ffcf9a', 0.6),
    place({ x: 250, y: 214 }, shelf(380)),
    table(600, 742),
    place(
      { x: 606, y: 290, scale: 0.56 },
      sitting({ ...whitePoodle, wears: [{ kind: 'bowtie', color: ink.accent }] }, whitePoodle.seat),
    ),
    place({ x: 985, y: 600, turn: 24, scale: 1.15 }, shears()),
    place({ x: 225, y: 560, turn: -62, scale: 1.05 }, comb()),
    locks(
      [
        [360, 716],
        [402, 724],
        [806, 718],
        [846, 724],
        [770, 722],
      ],
      '#f6f0ea',
      17,
    ),
    locks(
      [
        [300, 820],
        [368, 846],
        [880, 836],
        [930, 858],
        [690, 850],
      ],
      '#e4dbd4',
      20,
    ),
  ].join('');
}
