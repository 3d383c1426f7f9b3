import { box, stroke } from '../paper/shapes.ts';
import { halo, place, sheet, type Picture } from '../paper/sheet.ts';
import { dusk, type Dusk } from '../places/dusk.ts';
import { foam } from '../places/props.ts';
import { hills, maple, spruce } from '../places/trees.ts';
import { beam, openVan, van } from '../places/van.ts';
import { winterHusky } from '../portraits/cast.ts';
import { bustOf, pawsOver } from '../portraits/guests.ts';

const view: Dusk = {
  width: 1500,
  height: 1000,
  from: 236,
  to: 322,
  horizon: 690,
  perDegree: 128,
  sun: [1130, 372],
  sunSize: 78,
};

/** The bather, in the measures of the van's room. */
const bather = place(
  { x: 284, y: -192, scale: 0.2 },
  bustOf(winterHusky, 420),
  foam([
    [-66, -190, 44],
    [6, -212, 58],
    [74, -184, 42],
  ]),
);

function draw(): string {
  return [
    dusk(view),
    hills(1500, [720, 700, 726, 704, 720, 698], 900, '#3d2147', 3),
    place({ x: 96, y: 800 }, spruce(420)),
    place({ x: 222, y: 806 }, spruce(280)),
    place({ x: 1424, y: 806 }, maple(380, ['#3a2140', '#4b2744', '#5d2e4a'])),
    sheet(2, box(-60, 776, 1620, 300, 0, '#5a3f57')),
    sheet(1, box(-60, 806, 1620, 300, 0, '#7a566a')),
    sheet(2, box(-60, 824, 1620, 300, 0, '#241836')),
    stroke('M-20 960H1520', '#6b4a5e', 6, 'stroke-dasharray="90 70" opacity="0.5"'),
    place(
      { x: 190, y: 866, scale: 1.5 },
      beam(240),
      openVan({ guest: bather }),
      place({ x: 284, y: -158, scale: 0.3 }, pawsOver(96, '#fdfaf4', 0.5)),
      `<g style="mix-blend-mode:screen" transform="translate(286 6) scale(1 0.3)">${halo(0, 0, 230, '#c97f48', 0.8)}</g>`,
    ),
  ].join('');
}

/** The van below the range at dusk, its side open on a dog in a bathtub. */
export const vanPicture: Picture = {
  file: 'src/content/photos/van.webp',
  width: view.width,
  height: view.height,
  draw,
};

/** The van alone, driving on whatever edge it stands on. */
export const closingVanPicture: Picture = {
  file: 'src/sections/closing-van.webp',
  width: 480,
  height: 250,
  isCutout: true,
  draw: () => place({ x: 20, y: 250, scale: 0.66 }, van()),
};
