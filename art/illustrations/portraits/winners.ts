import type { Picture } from '../paper/sheet.ts';
import { together, drifts, fluffs, leaves, mats, splashes } from './caught.ts';
import { headOfLying, lying } from './lying.ts';
import { pair, portrait } from './portrait.ts';
import { sheddingTail } from './tails.ts';
import { ribbon } from './wears.ts';
import {
  bellaLying,
  buddyLying,
  charlieLying,
  lucyLying,
  lunaLying,
  maxLying,
  whiskersLying,
} from './winner-coats.ts';
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
    ...headOfLying,
    at: [730, 500],
    scale: 1.08,
    onHead: bellaBow,
    body: lying(bellaLying),
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
    ...headOfLying,
    motif: 'meadow',
    roll: -4,
    body: lying(buddyLying),
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
    ...headOfLying,
    body: lying(charlieLying),
    onBody: together(
      drifts('#e6bf90', '150 1130 150  1040 1130 110'),
      fluffs(
        ['#f0cb9b', '#e9a766'],
        '470 640 76 -128  390 700 84 -142  296 776 88 -154  220 870 80 -166',
      ),
    ),
  }),
  portrait(`${folder}/lucy`, {
    ...lucy,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/lucy-1`, {
    ...lucy,
    ...headOfLying,
    dull: 0.3,
    body: lying(lucyLying),
  }),
  portrait(`${folder}/luna-husky-mix`, luna),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    ...headOfLying,
    body: lying({ ...lunaLying, rug: '#e3b9a8', tail: sheddingTail }),
    onBody: together(
      drifts('#a9adb9', '1040 1126 110'),
      fluffs(
        ['#9da1ae', '#b4b7c1'],
        '470 640 76 -128  390 700 84 -142  296 776 88 -154  220 870 80 -166',
      ),
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    ...headOfLying,
    hue: 'mist',
    motif: 'meadow',
    yaw: -14,
    roll: 5,
    body: lying(lunaLying),
    onBody: together(mats('#7d818d', '250 1060 76 6'), leaves('400 1090 50 -16')),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    ...headOfLying,
    flip: false,
    dull: 0.12,
    unkempt: { coat: '#777883', ear: '#656671', muzzle: '#e2ded8', light: '#d0ccc8' },
    body: (kit, papers) => lying(maxLying(papers.coat))(kit, papers),
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
    ...headOfLying,
    papers: { ...whiskers.papers, coat: '#b6824a', light: '#f8ecd6' },
    unkempt: { coat: '#a47a4c' },
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    dull: 0.26,
    body: lying(whiskersLying),
    onBody: together(mats('#b98f5e', '360 900 80 8', 0.26), leaves('290 1080 50 -10')),
  }),
];
