import { piece, sheet, type Picture } from '../paper/sheet.ts';
import { bibSpots } from './bodies.ts';
import { together, leaves, mats } from './caught.ts';
import { cut, lock } from './edge.ts';
import { pointsOf, type State } from './kit.ts';
import { headOfLying, lying } from './lying.ts';
import { drips, muddyBreast, smears, splashes } from './mud.ts';
import { burs, floating, fuzz, snags, stalks, tearStains, tumbleweeds, wool } from './neglect.ts';
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

/** Head and breast large in the picture. */
const close = { at: [630, 545], scale: 1.26 } as const;

/** The Maine Coon's papers where he is shown groomed beside unkempt. */
const bright = { ...whiskers.papers, coat: '#b6824a', light: '#f8ecd6', chest: '#f6e6c8' };

const bellaBow = (state: State) =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : ribbon(-66, -224, 42, '#95604e', -34);

/** Her ears in knots. */
const bellaEars = together(
  bellaBow,
  wool('#b0763e', '-232 96 48 76  -196 -10 32 60'),
  burs('-214 150 20 0'),
);

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
  ...pair(`${folder}/bella-1`, { ...bella, scale: 1.42, at: [640, 610], onHead: bellaEars }),
  ...pair(`${folder}/bella-2`, {
    ...bella,
    ...headOfLying,
    at: [730, 500],
    scale: 1.08,
    roll: 5,
    onHead: bellaEars,
    body: (kit, papers) =>
      lying(kit.isBefore ? { ...bellaLying, leg: '#c3ab93', toes: '#f6e6d2' } : bellaLying)(
        kit,
        papers,
      ),
  }),
  portrait(`${folder}/buddy-golden-retriever`, {
    ...buddy,
    ...close,
    flip: true,
    wears: [{ kind: 'bowtie', color: '#a84a50' }],
  }),
  ...pair(`${folder}/buddy-golden-retriever-1`, {
    ...buddy,
    yaw: 14,
    roll: -4,
    at: [628, 460],
    scale: 1.18,
    dull: 0.15,
    onBody: muddyBreast('#dcc7a2', '#5c3d26'),
    onHead: smears('#644328', '-150 104 26 -24  -200 -56 18 12  60 -156 18 -14  126 60 14 30'),
  }),
  ...pair(`${folder}/buddy-golden-retriever-2`, {
    ...buddy,
    ...headOfLying,
    motif: 'meadow',
    roll: -4,
    dull: 0.34,
    body: lying(buddyLying),
    onBody: mats(
      '#c79a58',
      '550 1078 26 6  606 1084 28 0  664 1078 26 -6  830 1044 24 6  928 1044 24 -6',
      0.3,
    ),
  }),
  portrait(`${folder}/charlie`, { ...charlie, ...close, flip: true }),
  ...pair(`${folder}/charlie-1`, {
    ...charlie,
    roll: 4,
    at: [628, 476],
    scale: 1.18,
    dull: 0.1,
    onBody: together(
      splashes(
        '#5a3c26',
        '-110 300 56 10  96 250 40 30  120 310 64 -16  0 400 86 4  -206 430 80 20  216 420 80 -8  60 520 120 0  -120 520 120 0',
      ),
      drips(
        '#5a3c26',
        '-128 310 130 12  -84 310 90 9  92 300 130 12  136 300 80 9  -14 410 110 12',
      ),
    ),
    onHead: together(
      splashes(
        '#5a3c26',
        '-108 100 40 -20  -92 -104 44 40  -40 -140 20 0  160 96 32 20  84 124 16 0',
      ),
      drips('#5a3c26', '-118 116 66 8  -100 110 44 6'),
    ),
  }),
  ...pair(`${folder}/charlie-2`, {
    ...charlie,
    ...headOfLying,
    papers: { ...charlie.papers, tongue: 0 },
    roll: 6,
    body: lying(charlieLying),
    onBody: together(
      fuzz(['#f0d3a6', '#d99a5a'], '590 596 500 616 394 672 290 756 206 860 166 960 190 1034'),
      fuzz(['#f0d3a6', '#d99a5a'], '1010 960 1010 850 970 750 900 650'),
      wool(
        '#efd2a8',
        '410 716 58 -30  300 850 74 -14  420 880 50 10  950 800 52 60  520 800 46 80',
      ),
      tumbleweeds('#ecc896', '172 1104 62 0  1074 1096 48 40  744 1150 34 90'),
      floating(
        '#f3dcb6',
        '180 640 60 -20  300 560 50 30  110 800 56 -60  1060 600 54 20  440 540 44 70',
      ),
    ),
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
    onBody: snags('#78a99c', '782 1128 66 10  1020 1092 46 14'),
  }),
  portrait(`${folder}/luna-husky-mix`, { ...luna, ...close }),
  ...pair(`${folder}/luna-husky-mix-1`, {
    ...luna,
    ...headOfLying,
    body: lying({ ...lunaLying, rug: '#e3b9a8', tail: sheddingTail }),
    onBody: together(
      fuzz(['#c9ccd4', '#8d919d'], '590 596 500 616 394 672 290 756 206 860 166 930'),
      fuzz(['#c9ccd4', '#8d919d'], '1010 960 1010 850 970 750 900 650'),
      wool(
        '#c6c9d2',
        '410 716 58 -30  300 840 72 -14  424 870 50 10  956 800 52 60  520 780 46 80',
      ),
      tumbleweeds('#c3c6cf', '1082 1092 54 40  744 1146 36 90  604 1164 26 20'),
      floating(
        '#d9dbe1',
        '180 640 60 -20  300 560 50 30  110 780 56 -60  1060 600 54 20  440 540 44 70',
      ),
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    ...headOfLying,
    hue: 'mist',
    motif: 'meadow',
    papers: { ...luna.papers, tongue: 64 },
    yaw: -14,
    roll: 8,
    dull: 0.34,
    body: lying(lunaLying),
    onBody: together(
      wool('#8f8a8c', '300 850 66 -20  424 890 50 12'),
      stalks('150 1010 150 -34  330 1140 170 -16  236 930 120 -74  420 1120 140 24'),
      mats('#6f6866', '330 1070 58 -20  440 1060 50 -40', 0.1),
      burs('206 1040 30 0  236 1074 24 0  372 1090 32 20  140 950 26 50  350 880 28 0'),
    ),
    onHead: burs('-186 78 22 0  -166 104 18 0  172 -84 20 0'),
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
    dull: 0.12,
    unkempt: { coat: '#777883', ear: '#656671', muzzle: '#e2ded8', light: '#d0ccc8' },
    body: (kit, papers) => lying(maxLying(papers.coat))(kit, papers),
  }),
  portrait(`${folder}/muffin-persian-cat`, { ...muffin, ...close }),
  ...pair(`${folder}/muffin-persian-cat-1`, {
    ...muffin,
    roll: 5,
    scale: 1.34,
    at: [636, 590],
    unkempt: { muzzle: '#efe0d2' },
    onHead: tearStains,
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
    onBody: wool('#8c6a44', '-176 190 60 70  170 214 64 -66'),
    onHead: together(wool('#94703f', '-204 104 42 60'), leaves('196 150 64 50')),
  }),
  ...pair(`${folder}/whiskers-maine-coon-2`, {
    ...whiskers,
    ...headOfLying,
    papers: bright,
    unkempt: { coat: '#a47a4c', light: '#fff4e0', chest: '#fff0d6' },
    flip: false,
    hue: 'dawn',
    motif: 'branch',
    dull: 0.16,
    body: lying(whiskersLying),
    onBody: together(
      wool('#cfab78', '420 800 62 -30  320 900 66 -14'),
      burs('400 880 26 0  150 1000 24 40'),
      stalks('250 880 120 -60'),
    ),
  }),
];
