import { box } from '../paper/shapes.ts';
import { fade, halo, place, sheet, type Picture } from '../paper/sheet.ts';
import { bungalow } from '../places/bungalow.ts';
import { dusk, type Dusk } from '../places/dusk.ts';
import { bush, hills, maple, spruce } from '../places/trees.ts';
import { beam, openVan } from '../places/van.ts';

const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;

const wide: Dusk = {
  width: 2400,
  height: 1350,
  from: 175,
  to: 317,
  horizon: 1092,
  perDegree: 118,
  sun: [1606, 846],
  sunSize: 106,
};

/** Lawn, sidewalk, curb and street from `y` down. */
function street(width: number, height: number, y: number): string {
  return [
    sheet(2, box(-80, y - 30, width + 160, 200, 0, '#2f2440')),
    sheet(1, box(-80, y + 8, width + 160, 30, 0, '#5a3f57')),
    sheet(1, box(-80, y + 36, width + 160, 12, 0, '#7a566a')),
    sheet(2, box(-80, y + 48, width + 160, height, 0, '#241836')),
  ].join('');
}

/** The light of the open door on the street. */
const spill = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(1 0.22)">${halo(0, 0, size, '#ffc07a', 0.9)}</g>`;

const brick = ['#5b2a46', '#6f3348', '#4a2a50', '#63304f'] as const;

/** The bungalows on the far side of the park, small enough to stay below the words. */
const farRow = () =>
  brick
    .map(
      (color, i) =>
        place(
          { x: 96 + i * 284, y: 1170, scale: 0.37 + (i % 2) * 0.03 },
          bungalow({ brick: color }),
        ) + place({ x: 330 + i * 284, y: 1174 }, i % 2 ? spruce(150) : maple(124, leaves)),
    )
    .join('');

/** Words stand on the left: there the evening is further on. */
const nightfall =
  fade('nightfall', ['#211733cc', '#21173399', '#21173300'], false) +
  '<rect width="1180" height="1350" fill="url(#nightfall)"/>';

function drawWide(): string {
  const { width, height } = wide;
  return [
    dusk(wide),
    nightfall,
    hills(width, [1130, 1112, 1134, 1112, 1130, 1106, 1132, 1112, 1124], 1260, '#35204a', 3),
    farRow(),
    place({ x: 52, y: 1176 }, spruce(190)),
    street(width, height, 1200),
    place({ x: 1330, y: 1192 }, spruce(150)),
    place({ x: 1250, y: 1194 }, bush(90, '#2c2140')),
    place({ x: 2150, y: 1190 }, maple(470, leaves)),
    place({ x: 2330, y: 1190 }, spruce(430)),
    place({ x: 1560, y: 1192 }, bush(80, '#2c2140')),
    spill(2080, 1290, 250),
    place({ x: 1838, y: 1282, scale: 0.84 }, beam(240), openVan()),
  ].join('');
}

const tall: Dusk = {
  width: 1080,
  height: 1440,
  from: 228,
  to: 318,
  horizon: 1228,
  perDegree: 84,
  sun: [730, 1086],
  sunSize: 54,
};

/** The phone's crop shows x 190 to 890; its words need the dark upper half. */
function drawTall(): string {
  const { width, height } = tall;
  return [
    dusk(tall),
    hills(width, [1240, 1222, 1246, 1226, 1240, 1220], 1300, '#3d2147', 3),
    street(width, height, 1296),
    place({ x: 60, y: 1288 }, spruce(300)),
    place({ x: 196, y: 1290 }, bush(70, '#2c2140')),
    place({ x: 960, y: 1290 }, maple(380, leaves)),
    place({ x: 1058, y: 1290 }, spruce(280)),
    spill(402, 1366, 150),
    place({ x: 556, y: 1352, scale: 0.54, flip: true }, beam(200), openVan({ isMirrored: true })),
  ].join('');
}

/** The scene behind the first words of the home page, for wide and for tall screens. */
export const heroPictures: readonly Picture[] = [
  {
    file: 'src/content/photos/hero-wide.webp',
    width: wide.width,
    height: wide.height,
    draw: drawWide,
  },
  {
    file: 'src/content/photos/hero-tall.webp',
    width: tall.width,
    height: tall.height,
    draw: drawTall,
  },
];
