import { piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { bibSpots } from './bodies.ts';
import { leaves, stains } from './caught.ts';
import { cut, lock } from './edge.ts';
import { pointsOf, type State } from './kit.ts';
import { headOfLying, lying } from './lying.ts';
import { muddyBreast, splashes } from './mud.ts';
import { tearStains } from './finds.ts';
import { pair, portrait } from './portrait.ts';
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

/** Head and breast large in the picture. */
const close = { at: [630, 545], scale: 1.26 } as const;

/** The Maine Coon's papers where he is shown groomed beside unkempt. */
const bright = { ...whiskers.papers, coat: '#b6824a', light: '#f8ecd6', chest: '#f6e6c8' };

const bellaBow = (state: State) =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : ribbon(-66, -224, 42, '#95604e', -34);

/** The long hair on a schnauzer's breast. */
const shirt = () =>
  (
    [
      [158, 540, '#8d909e', 3],
      [130, 450, '#b4b6c2', 5],
      [100, 350, '#d3d4dc', 6],
    ] as const
  )
    .map(([half, long, fill, seed]) =>
      sheet(1, piece(cut(pointsOf(bibSpots(half, long)), lock(58, 40, 0.4, 1), seed), fill)),
    )
    .join('');

/** The portraits of the winners, and their details: whole animals with the part that matters in front. */
export const winnerPictures: readonly Picture[] = [
  portrait(`${folder}/bella`, {
    ...bella,
    flip: true,
    roll: 7,
    scale: 1.34,
    at: [620, 600],
    onHead: bellaBow,
  }),
  ...pair(`${folder}/bella-1`, { ...bella, scale: 1.42, at: [640, 610], onHead: bellaBow }),
  ...pair(`${folder}/bella-2`, {
    ...bella,
    ...headOfLying,
    at: [772, 460],
    scale: 1,
    roll: 5,
    onHead: bellaBow,
    body: lying(bellaLying),
  }),
  portrait(`${folder}/buddy-golden-retriever`, {
    ...buddy,
    ...close,
    flip: true,
    yaw: 9,
    roll: 11,
    wears: [{ kind: 'bowtie', color: '#2d7a66' }],
  }),
  ...pair(`${folder}/buddy-golden-retriever-1`, {
    ...buddy,
    yaw: 14,
    roll: -4,
    at: [628, 460],
    scale: 1.18,
    dull: 0.15,
    onBody: muddyBreast(
      { neck: 196, shoulder: 304, base: 336 },
      lock(72, 42, 0.8, 1.3),
      '#553a2a',
      '-170 190 56 10  96 150 42 60',
    ),
    onHead: splashes('#6b4c37', '-128 96 36 -24  76 -160 24 -14'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    ...headOfLying,
    motif: 'meadow',
    roll: -7,
    dull: 0.22,
    unkempt: { tongue: 0 },
    body: lying(buddyLying),
  }),
  portrait(`${folder}/charlie`, { ...charlie, ...close, flip: true }),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [628, 476],
    scale: 1.18,
    dull: 0.1,
    onBody: muddyBreast(
      { neck: 172, shoulder: 268, base: 300 },
      lock(36, 44, 1, 0.8),
      '#664935',
      '-150 190 54 10  96 150 42 60',
    ),
    onHead: splashes('#7d5f48', '-128 80 36 -24  118 -120 20 30'),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    ...headOfLying,
    at: [772, 458],
    unkempt: { tongue: 0 },
    roll: 6,
    dull: 0.2,
    body: lying(charlieLying),
  }),
  portrait(`${folder}/lucy`, {
    ...lucy,
    ...close,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/lucy-1`, {
    ...lucy,
    ...headOfLying,
    motif: 'branch',
    roll: 5,
    dull: 0.36,
    body: lying(lucyLying),
  }),
  portrait(`${folder}/luna-husky-mix`, { ...luna, ...close }),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    ...headOfLying,
    roll: -9,
    dull: 0.3,
    body: lying({ ...lunaLying, rug: '#e3b9a8' }),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    ...headOfLying,
    hue: 'mist',
    motif: 'meadow',
    papers: { ...luna.papers, tongue: 64 },
    yaw: -14,
    roll: 8,
    dull: 0.3,
    unkempt: { tongue: 0 },
    body: lying(lunaLying),
  }),
  portrait(`${folder}/max`, {
    ...max,
    scale: 1.4,
    at: [630, 560],
    onBody: shirt,
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    ...headOfLying,
    flip: false,
    roll: -6,
    dull: 0.12,
    unkempt: { coat: '#74757f', ear: '#4e4f5a', muzzle: '#e9dcc0', light: '#d9cfbc' },
    onHead: stains('#8f6236', '6 120 46 128 88 118 112 144 108 190 82 222 50 234 12 214 -10 166'),
    body: (kit, papers) =>
      (kit.isBefore
        ? lying(maxLying(papers.coat, '#5d5e68', '#d8c7a2'))
        : lying(maxLying(papers.coat, '#3f4150')))(kit, papers),
  }),
  portrait(`${folder}/muffin-persian-cat`, { ...muffin, ...close }),
  ...pair(`${folder}/muffin-persian-cat-1`, {
    ...muffin,
    roll: 5,
    scale: 1.34,
    at: [636, 590],
    unkempt: { muzzle: '#f6efe8' },
    onHead: (state) => place({ x: -22, y: 0 }, tearStains(state)),
  }),
  portrait(`${folder}/whiskers-maine-coon`, {
    ...whiskers,
    papers: { ...bright, chest: '#fdf1da' },
    yaw: 21,
    roll: 9,
    scale: 1.34,
    at: [610, 590],
  }),
  ...pair(`${folder}/whiskers-maine-coon-1`, {
    ...whiskers,
    papers: bright,
    unkempt: { coat: '#a47a4c', light: '#fff4e0', chest: '#fff0d6' },
    flip: false,
    hue: 'copper',
    motif: 'ridge',
    yaw: 0,
    roll: -7,
    at: [610, 560],
    scale: 1.26,
    dull: 0.3,
    onHead: leaves('196 150 64 50'),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    ...headOfLying,
    papers: bright,
    unkempt: { coat: '#94744f', light: '#e4d5bd', chest: '#dfcbaa' },
    at: [772, 440],
    scale: 1,
    flip: false,
    roll: -5,
    hue: 'dawn',
    motif: 'branch',
    dull: 0.36,
    onHead: leaves('-150 -160 52 -30'),
    body: lying(whiskersLying),
  }),
];
