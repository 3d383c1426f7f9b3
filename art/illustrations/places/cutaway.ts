import { mark } from '../brand/mark.ts';
import { ink } from '../paper/ink.ts';
import { facets } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../paper/sheet.ts';
import { foam, pane, shelf, tubBack, tubFront } from './props.ts';
import { hills, spruce } from './trees.ts';

// The van cut open, 1710 long from x = 150, its wheels on y = 892. The room inside: x 196 to 1376, y 186 to 752.

const body =
  'M150 196Q150 140 206 140H1330C1420 140 1478 168 1520 226L1650 412L1790 452C1836 466 1856 500 1856 556V770C1856 796 1842 806 1816 806H182C160 806 150 796 150 774Z';
const opening =
  'M226 186H1346Q1376 186 1376 216V722Q1376 752 1346 752H226Q196 752 196 722V216Q196 186 226 186Z';

const lampAt = (x: number) =>
  halo(x, 250, 300, '#fff0c4', 0.75) +
  sheet(
    1,
    piece(
      `M${x - 44} 214C${x - 40} 196 ${x - 26} 184 ${x} 184S${x + 40} 196 ${x + 44} 214Z`,
      ink.copper,
    ),
  ) +
  oval(x, 216, 26, 9, '#fffbe8');

const wall = () =>
  fade('room', ['#ffe6b8', '#fbd096', '#f0ae70']) +
  piece(opening, 'url(#room)') +
  [310, 430, 550, 670, 790, 910, 1030, 1150, 1270]
    .map((x) => stroke(`M${x} 186V720`, '#8d4a2c', 3, 'opacity="0.12"'))
    .join('') +
  sheet(2, box(180, 716, 1220, 60, 0, '#9c5238')) +
  box(180, 716, 1220, 8, 0, '#c07a50');

const tanks = () =>
  (
    [
      [214, '#3f7266', '#75a598', 650],
      [268, '#6b4563', '#8f6a85', 676],
    ] as const
  )
    .map(
      ([x, shell, water, level]) =>
        sheet(2, box(x, 590, 48, 134, 16, shell), box(x + 14, 578, 20, 16, 5, shell)) +
        box(x + 10, level, 28, 716 - level, 8, water) +
        box(x + 10, 612, 28, 104, 8, '#fff6ea', 'opacity="0.14"'),
    )
    .join('');

const tub = () =>
  sheet(1, stroke('M536 566V470C536 432 590 432 590 470V486', '#8d7484', 13)) +
  sheet(1, box(572, 482, 36, 20, 8, '#8d7484')) +
  stroke('M582 508V548M591 508V552M600 508V546', '#ffffff', 3, 'opacity="0.75"') +
  place({ x: 466, y: 566, scale: 0.56 }, tubBack(500), tubFront(500)) +
  place(
    { x: 466, y: 556 },
    foam([
      [-96, 4, 22],
      [-62, -10, 28],
      [-22, 0, 24],
      [18, -8, 26],
      [60, 2, 22],
    ]),
  ) +
  sheet(2, piece('M600 588L630 588L740 724H676Z', '#b06a48')) +
  [0, 1, 2, 3, 4]
    .map((i) => stroke(`M${620 + i * 19} ${612 + i * 23}h${24 + i * 6}`, '#8a4a30', 5))
    .join('');

const dryer = () =>
  sheet(1, stroke('M742 186V300Q742 330 770 340', '#7c6275', 12)) +
  place(
    { x: 792, y: 352, turn: 34 },
    sheet(2, box(-48, -30, 92, 58, 27, ink.spruce), piece('M36-20L78-30V28L36 18Z', ink.pine)),
    oval(-18, -2, 13, 13, '#5d8a7a'),
  ) +
  stroke('M858 392q14 6 18 20M846 410q12 6 14 18', '#fff6ea', 5, 'opacity="0.8"');

const notebook = () =>
  place(
    { x: 660, y: 310, turn: -3 },
    stroke('M0-34V-8', ink.plum, 4),
    sheet(1, box(-34, -10, 68, 88, 6, ink.rose)),
    box(-24, 2, 48, 66, 3, '#fff6ea'),
    stroke('M-16 18H16M-16 34H12M-16 50H16', '#b9714c', 4),
  );

const batteries = () =>
  sheet(1, stroke('M1340 660V330', '#6b3a5c', 6)) +
  sheet(2, box(1216, 640, 140, 84, 14, ink.plum)) +
  box(1232, 630, 24, 14, 4, ink.copper) +
  box(1316, 630, 24, 14, 4, ink.peach) +
  sheet(1, piece('M1294 650L1266 690H1286L1278 716L1308 676H1288Z', ink.peach));

const view = () =>
  fade('view', ['#3b2350', '#84385a', '#d9805a']) +
  box(1120, 280, 240, 170, 0, 'url(#view)') +
  place(
    { x: 1130, y: 20, scale: 0.2 },
    hills(1200, [1920, 1840, 1930, 1830, 1910], 2300, '#4f2850', 3),
  ) +
  place({ x: 1184, y: 448 }, spruce(90)) +
  place({ x: 1226, y: 450 }, spruce(64));

/** Everything in the room that stands behind the table. */
export const room = () =>
  [
    wall(),
    `<clipPath id="room-light"><path d="${opening}"/></clipPath><g clip-path="url(#room-light)">${[330, 660, 1000, 1260].map(lampAt).join('')}</g>`,
    pane('street', [1146, 290, 186, 136], view(), '#f6e4cf', 26),
    place({ x: 446, y: 372, scale: 0.62 }, shelf(420)),
    notebook(),
    tanks(),
    tub(),
    dryer(),
    batteries(),
  ].join('');

/** The table, low and open to whoever walks on it: its top lies on y = 612. */
export const table = () =>
  sheet(2, box(770, 630, 370, 94, 12, '#7d3a55')) +
  sheet(1, stroke('M800 644L1110 712M1110 644L800 712', '#c98a7c', 11)) +
  sheet(2, box(744, 716, 424, 18, 8, '#5b2745')) +
  sheet(3, box(704, 608, 502, 30, 15, '#fbf1e4')) +
  box(720, 626, 470, 8, 4, ink.copper);

const livery = () =>
  `<clipPath id="cut-body"><path d="${body}"/></clipPath><g clip-path="url(#cut-body)">${piece(
    facets([
      [1376, 700],
      [1450, 640],
      [1520, 690],
      [1600, 620],
      [1690, 690],
      [1770, 650],
      [1880, 700],
      [1880, 820],
      [140, 820],
      [140, 768],
      [1376, 768],
    ]),
    ink.copper,
  )}${piece(
    facets([
      [140, 786],
      [1376, 786],
      [1440, 730],
      [1530, 752],
      [1640, 708],
      [1750, 750],
      [1880, 726],
      [1880, 820],
      [140, 820],
    ]),
    ink.rose,
  )}</g>`;

const cab = () =>
  piece(
    'M1440 206C1470 210 1486 226 1500 246L1614 408H1440Q1424 408 1424 392V222Q1424 204 1440 206Z',
    '#35204a',
  ) +
  piece('M1440 404V322C1440 300 1452 286 1470 286S1500 300 1502 320L1512 404Z', '#57294f') +
  stroke('M1564 408C1556 384 1566 366 1588 362', '#150d22', 11) +
  piece(
    'M1440 206C1470 210 1486 226 1500 246L1530 290L1440 400V222Z',
    '#f4c095',
    'opacity="0.22"',
  ) +
  stroke('M1400 190V800M1640 430L1632 690', '#d8bfa8', 4) +
  box(1436, 456, 52, 16, 8, '#c9ae98') +
  sheet(2, box(1606, 380, 34, 62, 14, ink.plum)) +
  sheet(1, place({ x: 1462, y: 500, scale: 3 }, mark())) +
  piece('M1800 500C1832 508 1850 528 1854 562L1812 566C1796 560 1792 520 1800 500Z', '#fff3d0') +
  box(150, 560, 16, 90, 8, ink.accent) +
  sheet(1, box(1720, 772, 140, 34, 14, '#3c2a4e'), box(146, 772, 80, 30, 12, '#3c2a4e'));

const wheel = (x: number) =>
  piece(`M${x - 102} 808A102 102 0 0 1 ${x + 102} 808Z`, '#1b1230') +
  sheet(
    2,
    oval(x, 810, 80, 80, ink.night),
    oval(x, 810, 46, 46, '#d9c3b4'),
    oval(x, 810, 35, 35, '#8d7484'),
    oval(x, 810, 12, 12, ink.ivory),
  );

/** The van around its room: a wall with a hole, cab, wheels; drawn after whoever is inside. */
export const shell = () =>
  [
    fade('cut-paint', ['#fffaf2', '#fbf3e8', '#eed8c2']),
    sheet(1, box(420, 116, 210, 34, 14, '#d9c3b4'), box(860, 122, 130, 28, 12, '#d9c3b4')),
    sheet(4, piece(`${body}${opening}`, 'url(#cut-paint)', 'fill-rule="evenodd"')),
    livery(),
    `<path d="${opening}" fill="none" stroke="#d2aa86" stroke-width="12"/>`,
    `<path d="${opening}" fill="none" stroke="#fff3df" stroke-width="3" transform="translate(0 6)" opacity="0.6"/>`,
    cab(),
    wheel(440),
    wheel(1580),
  ].join('');
