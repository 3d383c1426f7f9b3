import { ink } from '../paper/ink.ts';
import { box, oval } from '../paper/shapes.ts';
import { halo, place, sheet, type Picture } from '../paper/sheet.ts';
import { dev } from '../people/dev.ts';
import { catOnArm, june } from '../people/june.ts';
import { maren } from '../people/maren.ts';
import { arm, fist, standing } from '../people/person.ts';
import { range } from '../places/dusk.ts';
import { bands, starField } from '../places/open-sky.ts';
import { brush } from '../places/props.ts';
import { hills, spruce } from '../places/trees.ts';
import { openVan } from '../places/van.ts';
import { pewterPoodle } from '../portraits/cast.ts';
import { sitting } from '../portraits/guests.ts';

const size = { width: 1440, height: 1400 } as const;
/** Sky above the scene: frames that are wider than the picture cut it off. */
const sky = 150;
const floor = 1060;

const evening = () =>
  bands(size.width, size.height, ink.plum, [
    [140, '#43264f'],
    [280, '#64305a'],
    [400, '#8f3f5c'],
    [510, '#bf5f52'],
    [600, '#e08f60'],
    [670, '#f3bd8a'],
  ]) +
  starField(size.width, 360, 30, ink.cream) +
  range(
    { ...size, from: 236, to: 316, horizon: 780, perDegree: 100 },
    {
      divide: ['#a94a52', '#cf7c5c'],
      front: ['#7c365a', '#934358'],
      foothills: ['#4b2750', '#5d2e57'],
      snow: ['#f7c9a0', '#7c365a'],
    },
  ) +
  hills(size.width, [800, 780, 806, 784, 800, 778], 960, '#35204a', 3);

const street = () =>
  sheet(2, box(-60, 938, 1560, 400, 0, '#5a3f57')) +
  sheet(1, box(-60, 1092, 1560, 300, 0, '#7a566a')) +
  sheet(2, box(-60, 1112, 1560, 300, 0, ink.dusk));

/** The three stand on one line; a place is the middle of the face. */
const scale = 0.4;
const at = (x: number, ...content: string[]) =>
  oval(x, floor, 110, 13, ink.night, 'opacity="0.55" filter="url(#haze)"') +
  place({ x, y: floor - 1330 * scale, scale }, ...content);

const showMaren = () =>
  at(
    330,
    standing(maren, '#3b3554'),
    arm(
      [
        [-150, 290],
        [-214, 500],
        [-160, 690],
      ],
      maren.skin,
      maren.shirt,
      0.62,
    ),
    place({ x: -158, y: 716, scale: 0.66, turn: 170 }, fist(maren.skin, maren.shade)),
    arm(
      [
        [150, 290],
        [226, 480],
        [300, 610],
      ],
      maren.skin,
      maren.shirt,
      0.62,
    ),
    place({ x: 312, y: 640, scale: 0.66, turn: 140 }, fist(maren.skin, maren.shade)),
  );

const poodleAtHerKnee = () =>
  place(
    { x: 474, y: floor - 236, scale: 0.3 },
    sitting({ ...pewterPoodle, wears: [{ kind: 'bowtie', color: ink.copper }] }, pewterPoodle.seat),
  );

const showDev = () =>
  at(
    740,
    standing(dev, '#2b2a3f'),
    arm(
      [
        [-150, 290],
        [-236, 470],
        [-70, 590],
      ],
      dev.skin,
      dev.shirt,
      0.62,
    ),
    place({ x: -22, y: 470, turn: 76, scale: 0.72 }, brush()),
    place({ x: -40, y: 594, scale: 0.66, turn: -80 }, fist(dev.skin, dev.shade)),
    arm(
      [
        [150, 290],
        [222, 500],
        [176, 690],
      ],
      dev.skin,
      dev.shirt,
      0.62,
    ),
    place({ x: 172, y: 716, scale: 0.66, turn: 190 }, fist(dev.skin, dev.shade)),
  );

const showJune = () =>
  at(
    1110,
    standing(june, '#4b3a5c'),
    arm(
      [
        [-150, 290],
        [-230, 470],
        [-150, 560],
      ],
      june.skin,
      june.shirt,
      0.62,
    ),
    place({ x: -86, y: 370, scale: 0.82 }, catOnArm()),
    arm(
      [
        [150, 290],
        [236, 500],
        [-40, 566],
      ],
      june.skin,
      june.shirt,
      0.62,
    ),
    place({ x: -66, y: 568, scale: 0.66, turn: -94 }, fist(june.skin, june.shade)),
  );

function draw(): string {
  return [
    box(0, 0, size.width, size.height, 0, ink.plum),
    `<g transform="translate(0 ${sky})">`,
    evening(),
    place({ x: 50, y: 950 }, spruce(470)),
    place({ x: 1420, y: 950 }, spruce(380)),
    street(),
    place({ x: 126, y: 1000, scale: 1.9 }, openVan()),
    `<g style="mix-blend-mode:screen" transform="translate(690 1040) scale(1 0.16)">${halo(0, 0, 520, '#ffb66a', 0.8)}</g>`,
    showMaren(),
    poodleAtHerKnee(),
    showDev(),
    showJune(),
    '</g>',
  ].join('');
}

/** The three groomers before the open van, the Poodle at Maren's knee, a cat on June's arm. */
export const teamPicture: Picture = {
  ...size,
  file: 'src/content/photos/team.webp',
  draw,
};
