import { lock } from './edge.ts';
import type { Cut, Spots, State } from './kit.ts';

// Tails that lie around to the front of who lies, in pixels of the picture: groomed or ragged.

type Sheet = Cut & { spots: Spots };

/** A tail around the paws, and what has another color within its outline. */
export type Tail = Sheet & { marks: readonly Sheet[] };

const plume =
  '136 880 100 950 102 1030 156 1096 250 1134 360 1144 460 1126 520 1080 514 1034 466 1010 410 1022 330 1030 254 1006 212 954 196 890';
const plumeLight =
  '100 960 152 1034 232 1078 322 1092 392 1082 410 1120 350 1160 230 1150 120 1110 84 1020';

/** How far along the colors of a tail reach, each over the paler one below it. */
const toTip = '40 820 310 880 430 980 442 1060 434 1130 380 1200 40 1200';
const toMiddle = '40 820 290 880 376 980 384 1060 374 1130 320 1200 40 1200';
const flow = lock(44, 44, 0.5, 0.1);

const huskyPlume: Tail = {
  spots: plume,
  fill: '#fbf7f0',
  edge: lock(58, 36, 0.4, 0.4),
  seed: 5,
  marks: [
    { spots: toTip, fill: '#b4b7c0', edge: flow, seed: 8 },
    { spots: toMiddle, fill: '#565b68', edge: flow, seed: 4 },
    { spots: plumeLight, fill: '#7b808d', edge: lock(54, 30, 0.35, 0.5), seed: 3 },
  ],
};

/** The same tail unkempt: ragged and dusty. */
const ragged = lock(48, 50, 1, 0.8);
const raggedFlow = lock(40, 50, 0.9, 0.1);
const huskyRagged: Tail = {
  spots: plume,
  fill: '#eee6da',
  edge: ragged,
  worn: ragged,
  seed: 5,
  marks: [
    { spots: toTip, fill: '#b3aca8', edge: raggedFlow, worn: raggedFlow, seed: 8 },
    { spots: toMiddle, fill: '#605f68', edge: raggedFlow, worn: raggedFlow, seed: 4 },
    { spots: plumeLight, fill: '#85838a', edge: ragged, worn: ragged, seed: 3 },
  ],
};
/** Bands across a tail, bent around it. */
const rings = (fill: string) =>
  [
    '70 936 120 958 170 952 216 918 232 938 180 984 120 990 70 966',
    '70 1078 140 1046 182 1012 208 968 234 988 206 1040 156 1080 80 1116',
    '208 1160 238 1110 246 1060 240 1006 274 1012 284 1060 274 1116 246 1166',
    '350 1170 372 1110 372 1056 356 1006 390 1004 408 1056 408 1112 386 1170',
  ].map((spots) => ({ fill, spots }));
const ringedPlume: Tail = {
  spots: plume,
  fill: '#bd8c52',
  edge: lock(58, 40, 0.3, 0.4),
  seed: 5,
  marks: rings('#6b4a2e'),
};
const ringedRagged: Tail = {
  spots: plume,
  fill: '#c79a62',
  edge: lock(58, 40),
  worn: lock(46, 34, 0.9, 0.5),
  grown: 6,
  seed: 5,
  marks: rings('#77532f'),
};

const goldenPlume: Tail = {
  spots: plume,
  fill: '#f0d09a',
  edge: lock(58, 36, 0.4, 0.5),
  worn: lock(52, 34, 0.9, 0.9),
  seed: 5,
  marks: [
    { spots: toTip, fill: '#d6a564', edge: flow, seed: 8 },
    { spots: toMiddle, fill: '#a8723a', edge: flow, seed: 4 },
    { spots: plumeLight, fill: '#cf9850', edge: lock(54, 34, 0.35, 0.6), seed: 3 },
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

/** Gray with a white tip, ragged before. */
export const huskyTail: Tails = { before: huskyRagged, after: huskyPlume };

/** Brown with rings, ragged before. */
export const maineCoonTail: Tails = { before: ringedRagged, after: ringedPlume };

/** A feathered one. */
export const goldenTail: Tails = { before: goldenPlume, after: goldenPlume };

/** A short-haired one, striped. */
export const tabbyTail: Tails = { before: slim, after: slim };

/** Gray with a white tip, never matted. */
export const sheddingTail: Tails = { before: huskyPlume, after: huskyPlume };
