import { lock } from './edge.ts';
import type { Tail } from './seated.ts';

// Tails that lie around the paws of who sits, in pixels of the picture: a plume, or the rope that it was.

const plume =
  '330 870 286 930 276 1010 326 1080 430 1124 570 1140 700 1130 810 1096 890 1040 930 966 910 910 860 924 804 1000 700 1042 580 1052 470 1034 420 984 396 890';
const plumeTip =
  '744 1010 804 980 856 920 914 900 940 950 920 1050 840 1110 744 1150 776 1090 780 1044';
const plumeShine = '780 1090 830 1050 880 970 920 970 920 1040 850 1100 780 1130';
const plumeLight =
  '306 970 356 1030 450 1080 570 1096 690 1082 744 1096 690 1130 560 1140 430 1124 330 1090 280 1030';
const rope =
  '330 900 296 960 300 1030 356 1082 460 1112 590 1118 710 1102 800 1064 862 1010 880 956 852 938 812 984 750 1050 680 1068 580 1074 490 1064 424 1036 392 970';
const ropeTip = '740 1040 800 1000 848 930 890 950 876 1016 810 1080 740 1110 766 1080';

const strand = lock(50, 40, 1, 0.9);
const huskyPlume: Tail = {
  spots: plume,
  fill: '#616673',
  edge: lock(60, 40, 0.35, 0.4),
  seed: 5,
  marks: [
    { spots: plumeLight, fill: '#858a97', edge: lock(54, 30, 0.35, 0.5), seed: 3 },
    { spots: plumeTip, fill: '#fbf7f0', edge: lock(50, 34, 0.35, 0.3), seed: 8 },
    { spots: plumeShine, fill: '#e9e2db', edge: lock(46, 30, 0.35, 0.3), seed: 4 },
  ],
};
const huskyRope: Tail = {
  spots: rope,
  fill: '#616673',
  edge: lock(60, 40),
  worn: strand,
  seed: 5,
  marks: [{ spots: ropeTip, fill: '#d9d2c8', edge: lock(50, 34), worn: strand, seed: 8 }],
};
const ring = { fill: '#5f4029', edge: lock(40, 10, 0.35, 0.5), worn: lock(44, 8, 0.4, 0.5) };
const rings = [
  { ...ring, spots: '356 960 396 990 390 1040 350 1130 306 1110 330 1030' },
  { ...ring, spots: '520 1010 560 1014 570 1080 556 1160 506 1160 524 1080' },
  { ...ring, spots: '676 1006 716 994 736 1050 740 1140 694 1150 690 1070', seed: 4 },
  { ...ring, spots: '800 960 910 870 970 940 930 1040 850 1100 820 1030', seed: 8 },
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
  fill: '#b98f5e',
  edge: lock(60, 44),
  worn: lock(64, 26, 0.6, 0.8),
  seed: 5,
  marks: rings,
};

type Tails = Record<'before' | 'after', Tail>;

/** Gray with a white tip. */
export const huskyTail: Tails = { before: huskyRope, after: huskyPlume };

/** The same that sheds: nothing is tangled in it. */
export const sheddingTail: Tails = { before: huskyPlume, after: huskyPlume };

/** Brown with rings. */
export const maineCoonTail: Tails = { before: ringedRope, after: ringedPlume };
