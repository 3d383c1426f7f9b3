import type { Picture } from '../paper/sheet.ts';
import { fluffs, mats, splashes } from './caught.ts';
import { curl, lock, smoothEdge } from './edge.ts';

import { pair, portrait } from './portrait.ts';
import { sitting } from './sitting.ts';
import { standing } from './standing.ts';
import { ribbon } from './wears.ts';
import { bella, buddy, charlie, lucy, luna, max, muffin, whiskers } from './winner-pets.ts';

const folder = 'src/content/gallery/winners/photos';

const bellaBow = (state: 'before' | 'after') =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : '';

const sickle =
  '330 690 262 650 200 580 172 490 178 384 226 300 306 254 396 256 456 306 462 372 428 404 396 386 356 378 326 404 316 456 330 516 364 570 380 640';
const thinSickle =
  '330 690 280 640 244 570 224 490 228 400 262 330 320 298 390 296 430 330 440 372 420 396 392 378 352 366 312 396 296 450 304 516 338 580 360 640';
const sickleTip =
  '196 400 238 322 306 276 384 276 438 316 448 366 426 392 394 368 350 360 306 388 284 440 236 462 200 444';
const husky = {
  build: 'dog',
  edge: lock(60, 14, 0.3, 0.6),
  worn: lock(60, 30, 0.9, 0.8),
  under: '#fbf7f0',
  leg: '#fbf7f0',
  legEdge: smoothEdge,
  rows: { edge: lock(76, 30, 0.3), worn: lock(66, 40, 0.9), fills: ['#6a6f7c', '#757a88'] },
  tail: {
    after: sickle,
    before: sickle,
    fill: '#6a6f7c',
    edge: lock(54, 30, 0.3, 0.5),
    marks: [{ spots: sickleTip, fill: '#f2eee9' }],
  },
} as const;

const brush =
  '320 690 230 690 150 640 100 560 86 460 106 350 152 262 206 212 256 222 282 276 256 336 232 410 238 490 270 560 330 620';

/** The portraits of the winners, and their details: whole animals with the part that matters in front. */
export const winnerPictures: readonly Picture[] = [
  portrait(`${folder}/bella`, { ...bella, flip: true, onHead: bellaBow }),
  ...pair(`${folder}/bella-1`, { ...bella, scale: 1.42, at: [640, 610], onHead: bellaBow }),
  ...pair(`${folder}/bella-2`, {
    ...bella,
    at: [606, 400],
    scale: 0.98,
    onHead: bellaBow,
    body: sitting({
      edge: lock(60, 14, 0.3, 0.8),
      worn: lock(56, 38, 0.8, 1),
      leg: '#f6eee2',
      breast: '#fbf4ea',
      nails: { before: 30, after: 4, color: '#4d3a40' },
      rug: '#e3d3b4',
    }),
  }),
  portrait(`${folder}/buddy-golden-retriever`, {
    ...buddy,
    flip: true,
    wears: [{ kind: 'bowtie', color: '#a84a50' }],
  }),
  ...pair(`${folder}/buddy-golden-retriever-1`, {
    ...buddy,
    yaw: 14,
    roll: -4,
    at: [625, 430],
    scale: 1.08,
    dull: 0.15,
    unkempt: { chest: '#e4b355' },
    onBody: mats('#cf9650', '-84 170 62 12  70 236 66 -8  -30 330 58 4'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    roll: -4,
    at: [606, 390],
    scale: 1,
    body: sitting({
      edge: lock(70, 12, 0.3, 0.8),
      worn: lock(54, 30, 0.8, 0.9),
      leg: '#efc88f',
      breast: '#f5dcae',
      nails: { before: 32, after: 4, color: '#4a3230' },
      rug: '#d9c3cf',
    }),
  }),
  portrait(`${folder}/charlie`, { ...charlie, flip: true }),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [625, 470],
        onBody: splashes('#664c36', '60 230 60 0  -70 330 92 6  110 380 78 -8  -226 300 46 10  216 310 50 -10'),
    onHead: splashes('#664c36', '-96 84 38 10  132 60 22 -10  -110 -112 24 0'),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    at: [852, 436],
    scale: 0.92,
    body: standing({
      build: 'dog',
      edge: lock(64, 8, 0.3, 0.6),
      worn: lock(56, 24, 0.9, 0.8),
      rows: { edge: lock(90, 22, 0.25), worn: lock(66, 36, 0.9), fills: ['#d5813a', '#dd8f4a'] },
      under: '#fdf6ec',
      leg: '#fdf6ec',
      legEdge: smoothEdge,
      low: 104,
      tail: {
        after: '316 650 262 664 208 640 190 592 214 552 268 552 320 590',
        before: '316 650 262 664 208 640 190 592 214 552 268 552 320 590',
        fill: '#d5813a',
        edge: lock(38, 20, 0.3, 0.6),
      },
      britches: {
        after: lock(48, 26, 0.3, 1),
        before: lock(48, 30, 0.8, 1),
        fill: '#f0c089',
      },
    }),
    onBody: fluffs(
      '#d5813a',
      '232 900 54 80  226 826 62 80  240 752 62 100  270 700 70 -40  340 676 76 -8  424 670 80 8  510 676 74 -4  590 670 78 6  664 654 66 -10  470 560 44 24  336 560 30 -20  610 530 30 10  166 770 34 30  400 470 22 0',
    ),
  }),
  portrait(`${folder}/lucy`, {
    ...lucy,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/lucy-1`, {
    ...lucy,
    at: [606, 400],
    scale: 1.04,
    body: sitting({
      edge: smoothEdge,
      worn: lock(52, 14, 0.8, 0.6),
      leg: '#aaa29c',
      toes: '#f6efe6',
      breast: '#e2dad0',
      stripes: '#4d4644',
      nails: { before: 34, after: 4, color: '#6b4a3e' },
      rug: '#fbe6c8',
      tail: '#9a928c',
    }),
  }),
  portrait(`${folder}/luna-husky-mix`, luna),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    at: [846, 352],
    scale: 0.86,
    body: standing(husky),
    onBody: fluffs(
      '#8d919c',
      '238 800 56 80  228 720 66 80  248 646 62 110  300 596 72 -30  380 572 80 -4  464 570 76 8  548 574 80 -4  630 564 70 4  694 536 54 -20  560 460 42 24  640 400 28 -20  150 720 36 20  500 410 22 10  130 820 22 0',
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'plum',
    motif: 'ridge',
    yaw: -20,
    roll: 4,
    at: [846, 352],
    scale: 0.86,
    body: standing({
      ...husky,
      worn: husky.edge,
      rows: { ...husky.rows, worn: husky.rows.edge },
      tail: { ...husky.tail, before: thinSickle, worn: lock(58, 34, 1, 0.9) },
    }),
    onBody: mats('#d8d2cb', '262 440 44 -14  304 360 42 -24  392 340 40 6'),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    flip: false,
    at: [846, 360],
    scale: 0.84,
    dull: 0.14,
    unkempt: { coat: '#94949c', ear: '#777780', muzzle: '#e8e4dd', light: '#d6d2cc' },
    body: (kit, papers) =>
      standing({
        build: 'dog',
        edge: smoothEdge,
        worn: lock(50, 22, 0.9, 0.7),
        under: '#c9cad1',
        leg: '#d3d4da',
        legEdge: lock(30, 16, 0.3, 0.9),
        rows: { edge: curl(60), worn: lock(60, 36, 1), fills: [papers.coat, papers.coat] },
        tail: {
          after: '300 640 262 580 250 506 272 462 308 474 328 540 360 600',
          before: '300 640 262 580 250 506 272 462 308 474 328 540 360 600',
          fill: papers.coat,
          edge: smoothEdge,
          worn: lock(40, 22, 0.9, 0.6),
        },
      })(kit, papers),
  }),
  portrait(`${folder}/muffin-persian-cat`, muffin),
  ...pair(`${folder}/muffin-persian-cat-1`, { ...muffin, roll: 5, scale: 1.34, at: [636, 590] }),
  portrait(`${folder}/whiskers-maine-coon`, whiskers),
  ...pair(`${folder}/whiskers-maine-coon-1`, {
    ...whiskers,
    flip: false,
    hue: 'copper',
    motif: 'ridge',
    yaw: 0,
    roll: -7,
    at: [610, 560],
    scale: 1.26,
    onBody: mats('#d6bd97', '-140 170 70 12  96 262 64 -10'),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    at: [866, 484],
    scale: 0.84,
    body: standing({
      build: 'cat',
      low: 40,
      edge: lock(66, 18, 0.3, 0.7),
      worn: lock(60, 28, 0.9, 0.8),
      rows: { edge: lock(80, 34, 0.3), fills: ['#a47a4c', '#ae8556'] },
      under: '#ead2ae',
      leg: '#c79d6c',
      stripes: '#4f392c',
      britches: { after: lock(50, 60, 0.3, 1), before: lock(56, 30, 1, 1.1), fill: '#cfa878' },
      tail: {
        after: brush,
        before: brush,
        fill: '#8d6640',
        edge: lock(56, 36, 0.3, 0.5),
        marks: [
          { spots: '128 300 168 236 220 206 262 226 274 280 240 330 196 350 140 350', fill: '#4f392c' },
          { spots: '84 440 150 420 232 446 236 496 160 476 88 496', fill: '#5b4030' },
          { spots: '106 580 170 546 252 552 280 600 200 600 140 636', fill: '#5b4030' },
        ],
      },
    }),
    onBody: mats('#8f6f48', '262 780 60 24  300 872 54 10  250 912 46 30'),
  }),
];
