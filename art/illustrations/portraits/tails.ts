import { lock } from './edge.ts';
import type { Cut, Spots, State } from './kit.ts';

// Tails that lie around to the front of who lies, in pixels of the picture: a plume, or the rope that it was.

type Sheet = Cut & { spots: Spots };

/** A tail around the paws, and what has another color within its outline. */
export type Tail = Sheet & { marks: readonly Sheet[] };

const plume =
  '136 880 100 950 102 1030 156 1096 250 1134 360 1144 460 1126 520 1080 514 1034 466 1010 410 1022 330 1030 254 1006 212 954 196 890';
const plumeTip = '396 1030 440 1000 530 1010 570 1070 500 1150 430 1170 376 1160 410 1100';
const plumeLight =
  '100 960 152 1034 232 1078 322 1092 392 1082 410 1120 350 1160 230 1150 120 1110 84 1020';
const rope =
  '140 930 122 980 134 1044 178 1092 262 1120 360 1124 440 1108 490 1080 478 1054 420 1064 346 1070 272 1058 220 1024 190 960';
const ropeTip = '400 1056 450 1030 516 1080 460 1140 396 1140 410 1100';

const strand = lock(46, 34, 1, 0.9);
const huskyPlume: Tail = {
  spots: plume,
  fill: '#565b68',
  edge: lock(58, 36, 0.4, 0.4),
  seed: 5,
  marks: [
    { spots: plumeLight, fill: '#7b808d', edge: lock(54, 30, 0.35, 0.5), seed: 3 },
    { spots: plumeTip, fill: '#fbf7f0', edge: lock(50, 34, 0.35, 0.3), seed: 8 },
  ],
};
const huskyRope: Tail = {
  spots: rope,
  fill: '#464a57',
  edge: lock(60, 40),
  worn: strand,
  seed: 5,
  marks: [{ spots: ropeTip, fill: '#efe8de', edge: lock(50, 34), worn: strand, seed: 8 }],
};
const ring = { fill: '#6b4a2e', edge: lock(40, 10, 0.35, 0.5), worn: lock(44, 8, 0.4, 0.5) };
const rings = [
  { ...ring, spots: '90 936 212 920 226 950 92 976' },
  { ...ring, spots: '106 1050 204 976 232 1004 146 1090' },
  { ...ring, spots: '226 1160 256 1004 294 1016 280 1160' },
  { ...ring, spots: '350 1160 352 1016 386 1010 394 1160', seed: 4 },
  { ...ring, spots: '480 990 556 1020 546 1120 490 1150 506 1080', seed: 8 },
];
const ringedPlume: Tail = {
  spots: plume,
  fill: '#bd8c52',
  edge: lock(58, 40, 0.3, 0.4),
  seed: 5,
  marks: rings,
};
const ringedRope: Tail = {
  spots: rope,
  fill: '#cfa56c',
  edge: lock(60, 44),
  worn: lock(64, 26, 0.6, 0.8),
  seed: 5,
  marks: rings,
};

const goldenPlume: Tail = {
  spots: plume,
  fill: '#a8723a',
  edge: lock(58, 36, 0.4, 0.5),
  worn: lock(52, 34, 0.9, 0.9),
  seed: 5,
  marks: [
    { spots: plumeLight, fill: '#cf9850', edge: lock(54, 34, 0.35, 0.6), seed: 3 },
    { spots: plumeTip, fill: '#f6dcab', edge: lock(50, 34, 0.35, 0.3), seed: 8 },
  ],
};
const band = { fill: '#4d4644' };
const slim: Tail = {
  spots:
    '150 900 130 960 136 1030 180 1086 260 1116 360 1122 450 1114 500 1086 504 1050 474 1026 430 1032 360 1044 280 1036 224 1004 196 950',
  fill: '#9a928c',
  edge: lock(46, 7, 0.4, 0.6),
  worn: lock(46, 18, 0.9, 0.8),
  marks: [
    { ...band, spots: '110 946 210 936 226 966 110 990' },
    { ...band, spots: '120 1060 214 984 244 1008 160 1096' },
    { ...band, spots: '242 1140 270 1020 306 1026 292 1140' },
    { ...band, spots: '352 1140 352 1026 386 1020 396 1140' },
    { ...band, spots: '446 1000 530 1020 530 1110 450 1140 470 1070' },
  ],
};

type Tails = Record<State, Tail>;

/** Gray with a white tip, matted before. */
export const huskyTail: Tails = { before: huskyRope, after: huskyPlume };

/** Brown with rings, matted before. */
export const maineCoonTail: Tails = { before: ringedRope, after: ringedPlume };

/** A feathered one. */
export const goldenTail: Tails = { before: goldenPlume, after: goldenPlume };

/** A short-haired one, striped. */
export const tabbyTail: Tails = { before: slim, after: slim };

/** Gray with a white tip, never matted. */
export const sheddingTail: Tails = { before: huskyPlume, after: huskyPlume };
