import { ink } from '../paper/ink.ts';
import { scatter } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { june } from '../people/june.ts';
import { arm } from '../people/person.ts';
import { pawsOver, sitting } from '../pets/bodies.ts';
import { coats } from '../pets/coats.ts';
import { doodle } from '../pets/doodle.ts';
import { bow } from '../pets/face.ts';
import { range, type RangePapers } from '../places/dusk.ts';
import { bands } from '../places/open-sky.ts';
import { bubbles, foam, plant, shelf, towels, tubBack, tubFront } from '../places/props.ts';
import { bush, hills, maple } from '../places/trees.ts';
import { van } from '../places/van.ts';

const size = { width: 900, height: 675 } as const;

/** The light of one step: four of them lead from the afternoon into the evening. */
type Light = {
  sky: readonly [ground: string, ...sheets: readonly (readonly [top: number, color: string])[]];
  papers: RangePapers;
  hill: string;
};

const afternoon: Light = {
  sky: ['#f4c995', [110, '#f7d4a6'], [230, '#fae0bb'], [340, '#fdecd2']],
  papers: {
    divide: ['#e0a27c', '#eebb8e'],
    front: ['#cf8560', '#df9d72'],
    foothills: ['#b96c50', '#cb8060'],
    snow: ['#fff6e6', '#c98260'],
  },
  hill: '#7d9a86',
};

const outside = ({ sky: [ground, ...sheets], papers, hill }: Light, from: number, to: number) =>
  bands(size.width, size.height, ground, sheets) +
  range({ ...size, from, to, horizon: 430, perDegree: 84 }, papers) +
  hills(size.width, [450, 432, 456, 436, 450], 640, hill, 3);

/** A hand that comes in with its palm up, in a rolled sleeve: wrist at 0,0, fingers to the left. */
const openHand = () =>
  arm(
    [
      [520, 130],
      [330, 90],
      [20, 6],
    ],
    june.skin,
    june.shirt,
    0.7,
  ) +
  sheet(
    2,
    piece(
      'M34-30C0-40-34-36-64-30C-84-44-104-40-96-28C-128-24-140-10-120-4C-136 4-128 18-108 16C-84 34-20 42 30 32C60 26 60-22 34-30Z',
      june.skin,
    ),
  ) +
  stroke('M-62-28Q-40-16-14-18M-104 0Q-76 4-56 2', june.shade, 5);

/** A phone of 210 x 400 around 0,0 with a message, and the rings that it sends. */
const phone = () =>
  [150, 200, 250]
    .map((r, i) =>
      stroke(
        `M${-r} -70A${r} ${r} 0 0 0 ${-r} 70M${r} -70A${r} ${r} 0 0 1 ${r} 70`,
        '#fff6e6',
        9,
        `opacity="${0.9 - i * 0.25}"`,
      ),
    )
    .join('') +
  sheet(4, box(-105, -200, 210, 400, 34, ink.plum)) +
  box(-90, -174, 180, 348, 18, '#fffaf2') +
  box(-30, -190, 60, 8, 4, '#57406a') +
  sheet(1, box(-72, -146, 144, 96, 22, '#f2d5c3'), piece('M-60-60L-70-30L-34-52Z', '#f2d5c3')) +
  stroke('M-50-116H50M-50-88H22', ink.accent, 11) +
  place({ x: -72, y: 84, scale: 0.22 }, van()) +
  stroke('M-60 122H60', '#e5cdb8', 8) +
  sheet(1, box(-44, 138, 88, 18, 9, ink.spruce));

const arrival = () =>
  outside(afternoon, 236, 268) +
  place({ x: 812, y: 520 }, maple(330, ['#4f7f6c', '#5f9079', '#76a58c'])) +
  sheet(2, box(-60, 506, 1020, 260, 0, '#e6c9ac')) +
  sheet(1, box(-60, 532, 1020, 260, 0, '#c99f85')) +
  sheet(2, box(-60, 552, 1020, 260, 0, '#6b4a5e')) +
  place({ x: 30, y: 604, scale: 0.86 }, van()) +
  place({ x: 706, y: 300, turn: 7 }, phone());

const door = (x: number, y: number, color: string) =>
  place(
    { x, y },
    sheet(3, box(-128, -452, 256, 460, 14, '#fbe9d4')),
    sheet(1, box(-106, -432, 212, 440, 8, color)),
    halo(0, -340, 190, '#ffcf86', 0.5),
    box(-72, -400, 144, 130, 10, '#ffd795'),
    stroke('M0-400V-270M-72-335H72', color, 7),
    box(-72, -236, 144, 190, 8, '#00000022'),
    oval(78, -210, 11, 11, '#f4c095'),
  );

const wall = (id: string, colors: readonly string[], board: string) =>
  fade(id, colors) +
  `<rect width="900" height="675" fill="url(#${id})"/>` +
  Array.from({ length: 9 }, (_, i) => stroke(`M-20 ${40 + i * 62}H920`, board, 4)).join('');

const greeting = () =>
  wall('siding', ['#c9745a', '#dd9168'], '#00000014') +
  door(180, 560, ink.spruce) +
  place({ x: 800, y: 566, scale: 0.9 }, plant(ink.rose)) +
  sheet(3, box(-60, 552, 1020, 200, 0, '#7c3b4c')) +
  sheet(1, box(-60, 552, 1020, 16, 0, '#a95a58')) +
  place({ x: 360, y: 266, scale: 0.86 }, sitting(coats.doodle), doodle()) +
  place({ x: 566, y: 346, turn: -4 }, openHand());

const groom = () =>
  wall('room', ['#24504a', '#417566'], '#00000012') +
  halo(450, 300, 420, '#ffd9a0', 0.55) +
  place({ x: 712, y: 150, scale: 0.72 }, shelf(420)) +
  place({ x: 450, y: 430, scale: 0.82 }, tubBack(780)) +
  place(
    { x: 440, y: 262, scale: 0.98 },
    sheet(
      2,
      piece('M-110 60C-150 120-170 200-170 260H170C170 200 150 120 110 60Z', coats.doodle.color),
    ),
    doodle(),
    foam([
      [-46, -148, 30],
      [2, -172, 38],
      [52, -146, 30],
      [4, -206, 24],
    ]),
  ) +
  place(
    { x: 450, y: 430, scale: 0.82 },
    tubFront(780),
    pawsOver(110, coats.doodle.chest, 42),
    foam([
      [-330, -14, 44],
      [-262, -30, 50],
      [270, -18, 46],
      [334, -34, 40],
    ]),
  ) +
  bubbles([120, 60, 660, 250], 9) +
  place({ x: 70, y: 660 }, towels());

const night: Light = {
  sky: ['#2b1b3f', [90, '#43264f'], [200, '#64305a'], [300, '#8a3f5a'], [380, '#c46a52']],
  papers: {
    divide: ['#7c365a', '#a94a52'],
    front: ['#57294f', '#6f3055'],
    foothills: ['#3d2249', '#4b2750'],
    snow: ['#f7c9a0', '#57294f'],
  },
  hill: '#2b2544',
};

const stars = () =>
  Array.from({ length: 16 }, (_, i) =>
    oval(
      Math.round(scatter(i + 2) * 560 + 320),
      Math.round(scatter(i * 3 + 1) * 170),
      2.4,
      2.4,
      ink.cream,
      'opacity="0.7"',
    ),
  ).join('');

const home = () =>
  outside(night, 284, 318) +
  stars() +
  sheet(3, piece('M-60-60H420V700H-60Z', '#84385a')) +
  sheet(2, piece('M-60 60L470 60L470 92L-60 92Z', ink.plum)) +
  door(222, 566, ink.accent) +
  sheet(3, box(-60, 556, 1020, 200, 0, '#35204a')) +
  sheet(1, box(-60, 556, 1020, 14, 0, '#6b3a5c')) +
  `<g style="mix-blend-mode:screen" transform="translate(300 600) scale(1 0.2)">${halo(0, 0, 380, '#ffb66a', 0.9)}</g>` +
  place({ x: 852, y: 560 }, bush(180, '#2f4f50')) +
  place(
    { x: 566, y: 268, scale: 0.86 },
    sitting(coats.doodle),
    doodle(),
    bow(0, 140, 48, ink.spruce, '#1f4340'),
  );

const step = (name: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/photos/visit-${name}.webp`,
  draw,
});

/** The four steps of a visit, one Labradoodle through all of them. */
export const visitPictures: readonly Picture[] = [
  step('arrival', arrival),
  step('greeting', greeting),
  step('groom', groom),
  step('home', home),
];
