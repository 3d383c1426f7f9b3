import { ink } from '../../paper/ink.ts';
import { box, oval, stroke } from '../../paper/shapes.ts';
import { halo, place, sheet } from '../../paper/sheet.ts';
import { downtown } from '../../places/downtown.ts';
import { hills } from '../../places/trees.ts';
import { mural, warehouse } from '../../places/warehouse.ts';
import { curb, evening, parkedVan } from './evening-street.ts';

/** Brick warehouses, one with a mural of a bird, and the van between them. */
export function rino(): string {
  return [
    evening(246, 306, [820, 300], 540),
    place({ x: 350, y: 566, scale: 0.76 }, downtown('#4b2448')),
    hills(1200, [580, 570, 582, 572, 580], 800, '#35204a', 3),
    place({ x: -20, y: 762 }, warehouse(470, 330, '#8d3f45', place({ x: 70, y: -70 }, mural()))),
    place({ x: 690, y: 762 }, warehouse(540, 220, '#9c4a4c', '', true)),
    ...[730, 850, 970, 1090].map(
      (x) =>
        sheet(1, box(x, 590, 84, 70, 4, '#ead0b6')) +
        box(x + 6, 596, 72, 58, 2, '#ffcf86') +
        stroke(`M${x + 42} 596V654M${x + 6} 625H${x + 78}`, '#8d3f45', 4),
    ),
    sheet(1, box(790, 680, 130, 84, 4, ink.plum)) +
      [0, 1, 2, 3].map((i) => stroke(`M796 ${694 + i * 18}H914`, '#64305a', 4)).join(''),
    sheet(1, box(960, 680, 130, 84, 4, ink.spruce)) +
      [0, 1, 2, 3].map((i) => stroke(`M966 ${694 + i * 18}H1084`, '#3d7465', 4)).join(''),
    ...[470, 690].map((x) => stroke(`M${x} 766V430`, '#1b1230', 8)),
    lights(470, 690),
    curb(760),
    parkedVan(720, 838, 0.68),
  ].join('');
}

/** A string of lamps across the alley. */
const lights = (from: number, to: number) => {
  const sag = (t: number) => 440 + 4 * 46 * t * (1 - t);
  return (
    stroke(`M${from} 440Q${(from + to) / 2} ${440 + 92} ${to} 440`, '#1b1230', 4) +
    [0.14, 0.32, 0.5, 0.68, 0.86]
      .map(
        (t) =>
          halo(from + (to - from) * t, sag(t) + 14, 44, '#ffe0a0', 0.9) +
          oval(from + (to - from) * t, sag(t) + 12, 7, 9, '#fff3d0'),
      )
      .join('')
  );
};
