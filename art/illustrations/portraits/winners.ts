import type { Picture } from '../paper/sheet.ts';
import { fluffs, mats, splashes } from './caught.ts';
import { curl, lock, smoothEdge } from './edge.ts';
import { lying } from './lying.ts';
import { pair, portrait } from './portrait.ts';
import { standing } from './standing.ts';
import { ribbon } from './wears.ts';
import { bella, buddy, charlie, lucy, luna, max, muffin, whiskers } from './winner-pets.ts';

const folder = 'src/content/gallery/winners/photos';

const bellaBow = (state: 'before' | 'after') =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : '';

const plume =
  '330 650 262 606 204 520 186 430 204 336 262 272 334 262 376 302 366 354 318 376 290 424 300 494 336 556 372 590';
const plumeTip = '192 404 208 338 264 280 330 270 370 304 362 348 314 368 284 410 236 432';
const lunaBody = {
  edge: lock(60, 16, 0.3, 0.6),
  worn: lock(60, 40, 0.9, 0.8),
  under: '#fbf7f0',
  leg: '#fbf7f0',
  rows: { edge: lock(76, 34, 0.3), worn: lock(66, 44, 0.9), fills: ['#6a6f7c', '#757a88'] },
  tail: {
    after: plume,
    before: plume,
    fill: '#6a6f7c',
    edge: lock(54, 34, 0.3, 0.5),
    tip: plumeTip,
    tipFill: '#f2eee9',
  },
} as const;
const tufts = (color: string) =>
  fluffs(
    color,
    '352 590 46 96  470 574 54 104  606 578 40 92  668 566 46 112  440 676 38 74  548 646 54 56  610 706 34 76  716 664 46 60  520 764 40 48  306 690 52 62  276 800 42 34  360 770 34 60',
  );

/** The portraits of the winners, and their details: whole animals with the part that matters in front. */
export const winnerPictures: readonly Picture[] = [
  portrait(`${folder}/bella`, { ...bella, onHead: bellaBow }),
  ...pair(`${folder}/bella-1`, { ...bella, scale: 1.42, at: [640, 610], onHead: bellaBow }),
  ...pair(`${folder}/bella-2`, {
    ...bella,
    at: [610, 430],
    scale: 0.98,
    onHead: bellaBow,
    body: lying({
      edge: lock(60, 14, 0.3, 0.8),
      worn: lock(56, 38, 0.8, 1),
      leg: '#f6eee2',
      breast: '#fbf4ea',
      nails: { before: 34, after: 8, color: '#54434a' },
    }),
  }),
  portrait(`${folder}/buddy-golden-retriever`, {
    ...buddy,
    wears: [{ kind: 'bowtie', color: '#a84a50' }],
  }),
  ...pair(`${folder}/buddy-golden-retriever-1`, {
    ...buddy,
    yaw: 14,
    roll: -4,
    at: [625, 430],
    scale: 1.08,
    unkempt: { chest: '#dcc27c' },
    onBody: mats('#cdb266', '-90 180 50 14  76 200 52 -10  -10 290 56 2'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    roll: -4,
    at: [610, 420],
    scale: 1.02,
    body: lying({
      edge: lock(70, 12, 0.3, 0.8),
      worn: lock(54, 30, 0.8, 0.9),
      leg: '#efc88f',
      breast: '#f5dcae',
      nails: { before: 38, after: 8, color: '#4a3230' },
    }),
  }),
  portrait(`${folder}/charlie`, charlie),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [625, 470],
        onBody: splashes('#6a4a30', '0 320 146 0  -214 350 44 20  212 400 50 -20'),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    at: [850, 470],
    scale: 0.94,
    body: standing({
      edge: lock(64, 10, 0.3, 0.6),
      worn: lock(56, 36, 0.9, 0.8),
      rows: { edge: lock(90, 26, 0.25), worn: lock(66, 44, 0.9), fills: ['#d5813a', '#dd8f4a'] },
      under: '#fdf6ec',
      leg: '#fdf6ec',
      low: 110,
      tail: {
        after: '300 660 240 640 200 590 210 540 260 550 320 600',
        before: '300 660 240 640 200 590 210 540 260 550 320 600',
        fill: '#d5813a',
        edge: lock(40, 14, 0.3, 0.6),
      },
    }),
    onBody: (state) => `<g transform="translate(0 110)">${tufts('#d5813a')(state)}</g>`,
  }),
  portrait(`${folder}/lucy`, {
    ...lucy,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/lucy-1`, {
    ...lucy,
    at: [610, 420],
    scale: 1.06,
    body: lying({
      edge: smoothEdge,
      worn: lock(52, 14, 0.8, 0.6),
      leg: '#aaa29c',
      toes: '#f6efe6',
      breast: '#e2dad0',
      stripes: '#4d4644',
      nails: { before: 46, after: 8, color: '#7a5a4c' },
    }),
  }),
  portrait(`${folder}/luna-husky-mix`, luna),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    at: [850, 420],
    scale: 0.94,
    body: standing(lunaBody),
    onBody: tufts('#a6a9b2'),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'plum',
    motif: 'ridge',
    yaw: -20,
    roll: 4,
    at: [850, 420],
    scale: 0.94,
    body: standing({
      ...lunaBody,
      worn: lunaBody.edge,
      rows: { ...lunaBody.rows, worn: lunaBody.rows.edge },
      tail: {
        ...lunaBody.tail,
        before:
          '326 650 282 606 240 530 222 440 226 350 266 286 330 268 370 302 360 350 312 372 274 430 290 520 350 600',
        worn: lock(58, 40, 1, 0.8),
      },
    }),
    onBody: mats('#d8d2cb', '236 350 62 34  300 300 58 -8  352 320 52 -40  262 420 54 10'),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    flip: false,
    at: [850, 420],
    scale: 0.9,
    unkempt: { coat: '#8c8c94', ear: '#75757e' },
    body: (kit, papers) =>
      standing({
        edge: smoothEdge,
        worn: lock(50, 30, 0.9, 0.7),
        under: '#b9bac2',
        leg: '#c4c5cd',
        rows: { edge: curl(54), worn: lock(60, 44, 1), fills: [papers.coat, papers.coat] },
        tail: {
          after: '310 620 270 560 262 480 300 460 334 500 350 590',
          before: '310 620 270 560 262 480 300 460 334 500 350 590',
          fill: papers.coat,
          edge: smoothEdge,
          worn: lock(40, 26, 0.9, 0.6),
        },
      })(kit, papers),
  }),
  portrait(`${folder}/muffin-persian-cat`, muffin),
  ...pair(`${folder}/muffin-persian-cat-1`, { ...muffin, scale: 1.4, at: [640, 610] }),
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
    onBody: mats('#d6bd97', '-150 200 58 16  120 210 58 -14'),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    at: [850, 440],
    scale: 0.92,
    body: standing({
      edge: lock(66, 20, 0.3, 0.7),
      worn: lock(60, 34, 0.9, 0.8),
      rows: { edge: lock(80, 38, 0.3), fills: ['#a47a4c', '#ae8556'] },
      under: '#ead2ae',
      leg: '#c79d6c',
      stripes: '#453127',
      britches: { after: lock(58, 62, 0.3, 1), before: lock(60, 56, 1, 1.2), fill: '#bd9565' },
      tail: {
        after: plume,
        before: plume,
        fill: '#8d6640',
        edge: lock(56, 36, 0.3, 0.5),
        tip: plumeTip,
        tipFill: '#5b4030',
      },
    }),
    onBody: mats('#a88759', '258 760 54 24  312 850 54 10  236 870 46 30'),
  }),
];
