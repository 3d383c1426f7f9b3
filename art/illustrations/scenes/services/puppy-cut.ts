import { ink } from '../../paper/ink.ts';
import { box, oval } from '../../paper/shapes.ts';
import { halo, place, sheet } from '../../paper/sheet.ts';
import { brush, mat, pane, shelf } from '../../places/props.ts';
import { outside, room, rooms } from './van-room.ts';
import { silverPuppy } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';
import { ribbon } from '../../portraits/wears.ts';

/** A puppy with a bow on a rug, beside a jar of treats and a brush. */
export function puppyCut(): string {
  return [
    room(rooms.peach, pane('win', [690, 80, 410, 300], outside(292, 326, 900), '#fff3e2'), 740),
    halo(560, 430, 420, '#fff6e2', 0.75),
    place({ x: 250, y: 236 }, shelf(360, '#a8583b')),
    place({ x: 560, y: 800 }, mat(640, '#84385a', '#f4c095')),
    place(
      { x: 575, y: 300, scale: 0.66 },
      sitting({ ...silverPuppy, onHead: ribbon(14, -208, 66, ink.accent, 4) }, silverPuppy.seat),
    ),
    place({ x: 990, y: 790, turn: -4, scale: 0.9 }, brush()),
    place(
      { x: 210, y: 800 },
      sheet(2, box(-70, -150, 140, 150, 26, '#fff6ea', 'fill-opacity="0.75"')),
      ...(
        [
          [-34, -30],
          [4, -34],
          [38, -26],
          [-20, -70],
          [24, -72],
          [0, -106],
        ] as const
      ).map(([x, y]) => sheet(1, boneTreat(x, y))),
      sheet(1, box(-78, -178, 156, 38, 14, ink.copper)),
    ),
    sheet(1, boneTreat(376, 834)) + sheet(1, boneTreat(420, 850)),
  ].join('');
}

const boneTreat = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(${(x * 7) % 50})">${box(-16, -6, 32, 12, 5, '#b9713a')}${[-16, 16].map((end) => oval(end, -6, 8, 8, '#b9713a') + oval(end, 6, 8, 8, '#b9713a')).join('')}</g>`;
