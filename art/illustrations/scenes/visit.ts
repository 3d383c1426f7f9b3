import { ink } from '../paper/ink.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { june } from '../people/june.ts';
import { arm } from '../people/person.ts';
import { at, dawn, noon, type Hour } from '../places/hours.ts';
import { cloud } from '../places/open-sky.ts';
import { bubbles, foam, plant, shelf, towels, tubBack, tubFront } from '../places/props.ts';
import { bush, hills, maple } from '../places/trees.ts';
import { van } from '../places/van.ts';
import { graySchnauzer } from '../portraits/cast.ts';
import { bustOf, pawsOver, sitting } from '../portraits/guests.ts';

const size = { width: 900, height: 675 } as const;

const outside = (hour: Hour, from: number, to: number, hill: string, between = '') =>
  at(hour, { ...size, from, to, horizon: 430, perDegree: 84 }, between, 0.77) +
  hills(size.width, [450, 432, 456, 436, 450], 640, hill, 3);

/** A hand that comes in with its palm up, in a rolled sleeve: wrist at 0,0, fingers to the left. */
export const openHand = () =>
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
  outside(dawn, 236, 268, '#8fb0a8') +
  place({ x: 812, y: 520 }, maple(330, ['#5f8a88', '#70999a', '#83a9a6'])) +
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
  place({ x: 366, y: 258, scale: 0.43 }, sitting(graySchnauzer, graySchnauzer.seat)) +
  place({ x: 566, y: 346, turn: -4 }, openHand());

const groom = () =>
  wall('room', ['#24504a', '#417566'], '#00000012') +
  halo(450, 300, 420, '#ffd9a0', 0.55) +
  place({ x: 712, y: 150, scale: 0.72 }, shelf(420)) +
  place({ x: 450, y: 430, scale: 0.82 }, tubBack(780)) +
  place(
    { x: 440, y: 236, scale: 0.58 },
    bustOf(graySchnauzer, 420),
    foam([
      [-76, -182, 48],
      [4, -222, 62],
      [88, -178, 48],
      [10, -284, 38],
    ]),
  ) +
  place(
    { x: 450, y: 430, scale: 0.82 },
    tubFront(780),
    pawsOver(120, '#f1eeee', 0.6),
    foam([
      [-330, -14, 44],
      [-262, -30, 50],
      [270, -18, 46],
      [334, -34, 40],
    ]),
  ) +
  bubbles([120, 60, 660, 250], 9) +
  place({ x: 70, y: 660 }, towels());

const home = () =>
  outside(noon, 284, 318, '#3f8f6e', cloud(640, 120, 0.8, '#fff8ec')) +
  sheet(3, piece('M-60-60H420V700H-60Z', '#d98a62')) +
  sheet(2, piece('M-60 60L470 60L470 92L-60 92Z', '#8d4457')) +
  door(222, 566, ink.accent) +
  place({ x: 852, y: 560 }, bush(180, '#2c7a5b')) +
  sheet(3, box(-60, 556, 1020, 200, 0, '#b97f63')) +
  sheet(1, box(-60, 556, 1020, 14, 0, '#e6b98f')) +
  place(
    { x: 576, y: 254, scale: 0.43 },
    sitting(
      { ...graySchnauzer, wears: [{ kind: 'bowtie', color: ink.spruce }] },
      graySchnauzer.seat,
    ),
  );

const step = (name: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/photos/visit-${name}.webp`,
  draw,
});

/** The four steps of a visit, one gray Schnauzer through all of them. */
export const visitPictures: readonly Picture[] = [
  step('arrival', arrival),
  step('greeting', greeting),
  step('groom', groom),
  step('home', home),
];
