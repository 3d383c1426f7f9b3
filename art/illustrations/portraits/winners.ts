import type { Picture } from '../paper/sheet.ts';
import { together, drifts, fluffs, leaves, mats, splashes } from './caught.ts';
import { lock, smoothEdge } from './edge.ts';
import { pair, portrait } from './portrait.ts';
import { seated } from './seated.ts';
import { sitting } from './sitting.ts';
import { huskyTail, maineCoonTail, sheddingTail } from './tails.ts';
import { ribbon } from './wears.ts';
import { husky, schnauzer } from './winner-coats.ts';
import { bella, buddy, charlie, lucy, luna, max, muffin, whiskers } from './winner-pets.ts';

const folder = 'src/content/gallery/winners/photos';

const bellaBow = (state: 'before' | 'after') =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : '';

/** The portraits of the winners, and their details: whole animals with the part that matters in front. */
export const winnerPictures: readonly Picture[] = [
  portrait(`${folder}/bella`, { ...bella, flip: true, onHead: bellaBow }),
  ...pair(`${folder}/bella-1`, { ...bella, scale: 1.42, at: [640, 610], onHead: bellaBow }),
  ...pair(`${folder}/bella-2`, {
    ...bella,
    at: [606, 430],
    scale: 1.02,
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
    onBody: splashes(
      '#6a4a33',
      '-120 190 74 -8  70 300 96 6  -190 380 62 10  190 410 58 -8  236 200 34 0',
    ),
    onHead: splashes('#6a4a33', '-126 110 34 8  112 34 20 0  -196 -40 30 12  60 -150 24 -8'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    motif: 'meadow',
    roll: -4,
    at: [606, 400],
    scale: 1,
    body: sitting({
      edge: lock(70, 12, 0.3, 0.8),
      worn: lock(54, 30, 0.8, 0.9),
      leg: '#efc88f',
      breast: '#f5dcae',
      nails: { before: 30, after: 4, color: '#f6ead9' },
      pads: '#6b4a46',
      rug: '#d9c3cf',
    }),
  }),
  portrait(`${folder}/charlie`, { ...charlie, flip: true }),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [625, 470],
    onBody: splashes(
      '#664c36',
      '60 230 60 0  -70 330 92 6  110 380 78 -8  -226 300 46 10  216 310 50 -10',
    ),
    onHead: splashes('#664c36', '-96 84 38 10  132 60 22 -10  -110 -112 24 0'),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    at: [685, 446],
    scale: 0.98,
    body: seated({
      edge: lock(66, 16, 0.3, 0.6),
      worn: lock(60, 34, 0.9, 0.8),
      rows: { edge: lock(96, 30, 0.25), worn: lock(70, 44, 0.9), fills: ['#d5813a', '#dd8f4a'] },
      thighRows: {
        edge: lock(72, 22, 0.3),
        worn: lock(70, 40, 0.8),
        fills: ['#da8a46', '#de914e'],
      },
      under: '#fdf6ec',
      leg: '#fdf6ec',
      low: 110,
    }),
    onBody: together(
      drifts('#e6bf90', '300 1106 170  950 1116 110'),
      fluffs(
        ['#f0cb9b', '#e9a766'],
        '448 600 88 -132  392 700 88 -150  340 800 92 -160  308 910 84 -172  196 680 50 -30',
      ),
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
    dull: 0.3,
    body: sitting({
      edge: smoothEdge,
      worn: lock(50, 20, 1, 0.8),
      leg: '#aaa29c',
      toes: '#f6efe6',
      breast: '#e2dad0',
      stripes: '#4d4644',
      nails: { before: 30, after: 2, color: '#c9ab8e' },
      pads: '#c98a86',
      rug: '#fbe6c8',
      tail: '#9a928c',
    }),
    onBody: fluffs(['#d5cbc0', '#b8ada2'], '352 880 60 170  430 620 50 -150'),
  }),
  portrait(`${folder}/luna-husky-mix`, luna),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    at: [685, 376],
    scale: 0.96,
    body: seated({ ...husky, tail: sheddingTail }),
    onBody: together(
      drifts('#a9adb9', '200 1112 130  1010 1116 110'),
      fluffs(
        ['#9da1ae', '#b4b7c1'],
        '452 560 88 -132  394 660 88 -150  346 760 92 -160  310 850 80 -168  196 640 50 -30  1056 490 44 -150',
      ),
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'mist',
    motif: 'meadow',
    yaw: -14,
    roll: 5,
    at: [685, 372],
    scale: 0.96,
    body: seated({
      ...husky,
      worn: husky.edge,
      rows: { ...husky.rows, worn: husky.rows.edge },
      tail: huskyTail,
    }),
    onBody: together(mats('#7d818d', '400 880 88 6'), leaves('470 1090 56 -16')),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    flip: false,
    at: [685, 376],
    scale: 0.96,
    dull: 0.12,
    unkempt: { coat: '#777883', ear: '#656671', muzzle: '#e2ded8', light: '#d0ccc8' },
    body: (kit, papers) => seated(schnauzer(papers.coat))(kit, papers),
  }),
  portrait(`${folder}/muffin-persian-cat`, muffin),
  ...pair(`${folder}/muffin-persian-cat-1`, {
    ...muffin,
    roll: 5,
    scale: 1.34,
    at: [636, 590],
    onBody: mats('#e2d8d4', '-190 160 94 12', 0.08),
  }),
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
    dull: 0.34,
    onHead: together(mats('#a47a4c', '-196 120 78 14'), leaves('196 150 58 50')),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    papers: { ...whiskers.papers, coat: '#b6824a', light: '#f8ecd6' },
    unkempt: { coat: '#a47a4c' },
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    dull: 0.26,
    at: [685, 400],
    scale: 0.86,
    body: seated({
      edge: lock(70, 26, 0.3, 0.7),
      worn: lock(78, 30, 0.6, 0.9),
      rows: {
        edge: lock(92, 40, 0.3),
        worn: lock(104, 40, 0.5),
        fills: ['#9c6b39', '#ad7a44'],
      },
      under: '#f6e4c4',
      leg: '#eccb98',
      toes: '#f6e4c4',
      stripes: '#5d4029',
      thigh: '#946539',
      britches: {
        fill: '#c6965c',
        edge: lock(54, 44, 0.35, 0.9),
        worn: lock(70, 34, 0.7, 1.1),
        lift: 2,
      },
      tail: maineCoonTail,
    }),
    onBody: together(mats('#b98f5e', '436 1078 52 8', 0.26), leaves('640 1092 50 -10')),
  }),
];
