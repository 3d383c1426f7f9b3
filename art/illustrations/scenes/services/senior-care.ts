import { box, oval, stroke } from '../../paper/shapes.ts';
import { piece, place, sheet } from '../../paper/sheet.ts';
import { lamp, pane, plant } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';
import { oldBlack, oldBlackLying } from '../../portraits/cast.ts';
import { lyingAt } from '../../portraits/guests.ts';

/** An old dog asleep on a bed, a calm hand on its back. */
export function seniorCare(): string {
  return [
    room(rooms.plum, pane('win', [110, 90, 440, 310], outside(240, 300, 300)), 700),
    lamp(840, 214),
    place({ x: 1060, y: 704 }, plant('#a8583b')),
    place(
      { x: 620, y: 770, scale: 1 },
      sheet(
        3,
        piece(
          'M-470 60C-500-20-470-92-400-96C-200-60 200-60 400-96C470-92 500-20 470 60C440 104-440 104-470 60Z',
          '#b4533f',
        ),
      ),
      sheet(2, piece('M-420 14C-400-46 400-46 420 14C400 66-400 66-420 14Z', '#84385a')),
    ),
    place({ x: 446, y: 380, scale: 0.68, flip: true }, lyingAt(oldBlack, oldBlackLying)),
    sheet(3, piece('M1260 300L1260 470L880 560C850 566 840 540 862 524L980 440Z', '#7d9a86')),
    sheet(
      3,
      piece(
        'M1000 404C900 450 820 500 760 536C730 556 740 590 778 586C850 578 930 556 1010 506Z',
        '#7a4a38',
      ),
    ) + stroke('M776 566Q808 554 836 536M764 550Q800 536 828 516', '#5d3428', 6),
    place({ x: 1000, y: 452, turn: -32 }, sheet(2, box(-26, -72, 62, 150, 22, '#64806e'))),
    place(
      { x: 140, y: 850, scale: 0.9 },
      sheet(2, piece('M-110-60H110L86 10H-86Z', '#e7a768')),
      oval(0, -60, 110, 18, '#b9d3d4'),
    ),
  ].join('');
}
