import { ink } from '../paper/ink.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { june } from '../people/june.ts';
import { arm, fist, person } from '../people/person.ts';
import { bungalow } from '../places/bungalow.ts';
import { room, shell, table } from '../places/cutaway.ts';
import { bands, starField } from '../places/open-sky.ts';
import { brush } from '../places/props.ts';
import { hills, maple, spruce } from '../places/trees.ts';
import { oldGolden, oldGoldenLying } from '../portraits/cast.ts';
import { lyingAt } from '../portraits/guests.ts';

const [width, height] = [2000, 1000];
const street = () =>
  [
    bands(width, height, ink.dusk, [
      [250, '#2b1b3f'],
      [370, '#43264f'],
      [480, '#64305a'],
      [570, '#84385a'],
    ]),
    starField(width, 260, 60, ink.cream),
    hills(width, [640, 590, 652, 606, 640, 596], 900, '#4b2744', 3),
    place({ x: -60, y: 812, scale: 0.7 }, bungalow({ brick: '#5b2a46' })),
    place({ x: 1680, y: 812, scale: 0.8 }, bungalow({ brick: '#6f3348' })),
    place({ x: 96, y: 818 }, maple(360, ['#3a2140', '#4b2744', '#5d2e4a'])),
    place({ x: 1930, y: 818 }, spruce(420)),
    sheet(2, box(-60, 806, 2120, 300, 0, '#4a3350')),
    sheet(1, box(-60, 846, 2120, 300, 0, '#6b4a5e')),
    sheet(2, box(-60, 866, 2120, 300, 0, ink.dusk)),
  ].join('');

/** What the room throws on the sidewalk and the street before it. */
const spill = () =>
  fade('spill', ['#ffb868', '#d9784a66', '#d9784a00']) +
  `<g style="mix-blend-mode:screen">${piece('M240 806H1340L1420 990H120Z', 'url(#spill)', 'opacity="0.6" filter="url(#softer)"')}</g>` +
  `<g style="mix-blend-mode:screen" transform="translate(790 880) scale(1 0.13)">${halo(0, 0, 800, '#ffb66a', 0.75)}</g>` +
  fade('lights', ['#ffdca0', '#e08a5a66', '#e08a5a00'], false) +
  `<g style="mix-blend-mode:screen">${piece('M1840 512L2060 440V820L1840 572Z', 'url(#lights)', 'opacity="0.7" filter="url(#haze)"')}</g>`;

const groomer = () => place({ x: 1046, y: 344, scale: 0.44 }, person(june));

const dog = () =>
  place({ x: 812, y: 438, scale: 0.27, flip: true }, lyingAt(oldGolden, oldGoldenLying));

/** One hand rests on the dog's back, the other brushes it. */
const hands = () =>
  place(
    { x: 1046, y: 344, scale: 0.44 },
    arm(
      [
        [-240, 372],
        [-262, 540],
        [-150, 446],
      ],
      june.skin,
      june.shirt,
      0.84,
    ),
    place({ x: -186, y: 428, turn: -50, scale: 0.86 }, fist(june.skin, june.shade)),
    arm(
      [
        [244, 380],
        [330, 560],
        [190, 470],
      ],
      june.skin,
      june.shirt,
      0.84,
    ),
    place({ x: 40, y: 436, scale: 0.8, turn: 4 }, brush()),
    place({ x: 168, y: 446, turn: -70, scale: 0.86 }, fist(june.skin, june.shade)),
  );

function draw(): string {
  return [
    street(),
    oval(1000, 896, 880, 26, ink.night, 'opacity="0.6" filter="url(#soft)"'),
    room(),
    groomer(),
    table(),
    dog(),
    hands(),
    spill(),
    shell(),
    halo(1836, 536, 80, '#fff0c8', 0.9),
    stroke('M-20 968H2020', '#6b4a5e', 6, 'stroke-dasharray="90 70" opacity="0.35"'),
  ].join('');
}

/** The van cut open at the curb in the evening, June brushing an old Golden inside. */
export const vanInsidePicture: Picture = {
  file: 'src/content/photos/van-inside.webp',
  width,
  height,
  draw,
};
