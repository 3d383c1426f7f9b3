import type { Picture } from '../paper/sheet.ts';
import { fluffs, mats } from './caught.ts';
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
  '300 650 214 590 140 480 120 350 170 240 270 200 360 250 350 330 280 350 260 420 300 500 370 580';
const plumeTip = '130 400 126 320 176 240 268 206 350 254 342 318 270 340 226 380';
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
    '352 604 54  450 720 50  520 560 58  620 696 62  706 566 52  780 690 48  430 572 44  560 780 50  300 744 52  260 660 40  690 770 40',
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
      worn: lock(56, 60, 0.9, 1),
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
    unkempt: { chest: '#b39c3e', coat: '#c39f58' },
    onBody: mats('#87742e', '-60 200 46  70 260 50  0 350 44  120 150 36  -130 310 40'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    roll: -4,
    at: [610, 420],
    scale: 1.02,
    body: lying({
      edge: lock(70, 12, 0.3, 0.8),
      worn: lock(54, 46, 0.9, 0.9),
      leg: '#e6b877',
      breast: '#f5dcae',
      nails: { before: 38, after: 8, color: '#4a3230' },
    }),
  }),
  portrait(`${folder}/charlie`, charlie),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [625, 470],
    unkempt: { chest: '#6a4a30' },
    onBody: mats('#5c4029', '-190 300 40  180 230 34  230 400 44  -240 440 46  150 110 26'),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    at: [850, 470],
    scale: 0.82,
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
    onBody: (state) => `<g transform="translate(0 110)">${tufts('#f3dfc0')(state)}</g>`,
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
      nails: { before: 62, after: 14, color: '#8a6654' },
    }),
  }),
  portrait(`${folder}/luna-husky-mix`, luna),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    at: [850, 420],
    scale: 0.82,
    body: standing(lunaBody),
    onBody: tufts('#f4efe8'),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'plum',
    motif: 'ridge',
    at: [850, 420],
    scale: 0.82,
    body: standing({
      ...lunaBody,
      worn: lunaBody.edge,
      rows: { ...lunaBody.rows, worn: lunaBody.rows.edge },
      tail: {
        ...lunaBody.tail,
        before:
          '310 640 250 580 206 480 190 370 220 280 280 240 320 270 290 330 256 370 262 440 300 520 360 590',
        worn: lock(58, 40, 1, 0.8),
      },
    }),
    onBody: mats('#a9a5a6', '200 330 40  270 270 44  220 420 34  310 300 34'),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    flip: false,
    at: [850, 430],
    scale: 0.78,
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
    yaw: 5,
    roll: 0,
    at: [610, 510],
    onBody: mats('#9d8560', '-120 140 34  110 170 34  10 260 36'),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    at: [850, 450],
    scale: 0.8,
    body: standing({
      edge: lock(66, 20, 0.3, 0.7),
      worn: lock(60, 34, 0.9, 0.8),
      rows: { edge: lock(80, 38, 0.3), fills: ['#a47a4c', '#ae8556'] },
      under: '#ead2ae',
      leg: '#c79d6c',
      stripes: '#453127',
      britches: { after: lock(58, 62, 0.3, 1), before: lock(60, 56, 1, 1.2), fill: '#dcb98a' },
      tail: {
        after: plume,
        before: plume,
        fill: '#8d6640',
        edge: lock(56, 36, 0.3, 0.5),
        tip: plumeTip,
        tipFill: '#5b4030',
      },
    }),
    onBody: mats('#6f5236', '250 760 42  310 850 44  240 880 36  330 730 34'),
  }),
];
