import type { Picture } from '../paper/sheet.ts';
import { fluffs, mats, splashes } from './caught.ts';
import { lock, smoothEdge } from './edge.ts';

import { pair, portrait } from './portrait.ts';
import { seated } from './seated.ts';
import { sitting } from './sitting.ts';
import { ribbon } from './wears.ts';
import { bella, buddy, charlie, lucy, luna, max, muffin, whiskers } from './winner-pets.ts';

const folder = 'src/content/gallery/winners/photos';

const bellaBow = (state: 'before' | 'after') =>
  state === 'after' ? ribbon(14, -208, 62, '#c9653f', 3) : '';

const plume =
  '330 880 276 950 262 1040 320 1120 430 1164 580 1180 730 1166 856 1118 946 1040 976 950 940 900 880 936 812 1000 700 1034 580 1040 470 1024 410 970 390 900';
const plumeTip =
  '760 1004 812 996 880 932 944 896 980 950 950 1044 860 1122 770 1158 800 1110 770 1070 800 1040';
const plumeLight = '300 980 350 1060 450 1110 580 1124 720 1108 760 1130 700 1164 560 1174 420 1156 320 1110 276 1040';
const rope =
  '330 900 300 960 300 1040 350 1100 450 1134 580 1142 720 1130 830 1090 900 1030 914 960 880 936 840 980 770 1040 680 1066 580 1072 480 1062 410 1020 380 960';
const ropeTip = '780 1036 830 992 880 930 916 958 904 1034 836 1092 770 1116 796 1076';

const husky = {
  edge: lock(64, 20, 0.3, 0.6),
  worn: lock(62, 36, 0.9, 0.8),
  under: '#fbf7f0',
  leg: '#fbf7f0',
  rows: { edge: lock(92, 36, 0.3), worn: lock(70, 48, 0.9), fills: ['#6a6f7c', '#757a88'] },
} as const;
const huskyTail = [
  { spots: plume, fill: '#616673', edge: lock(60, 40, 0.35, 0.4), lift: 3, seed: 5 },
  { spots: plumeLight, fill: '#8b909d', edge: lock(54, 30, 0.35, 0.5), seed: 3 },
  { spots: plumeTip, fill: '#fbf7f0', edge: lock(50, 34, 0.35, 0.3), seed: 8 },
] as const;
const huskyRope = [
  { spots: rope, fill: '#616673', edge: lock(60, 40), worn: lock(50, 40, 1, 0.9), lift: 3, seed: 5 },
  { spots: ropeTip, fill: '#d9d2c8', edge: lock(50, 34), worn: lock(44, 34, 1, 0.9), seed: 8 },
] as const;

const brush = [
  { spots: plume, fill: '#8d6640', edge: lock(60, 44, 0.35, 0.4), lift: 3, seed: 5 },
  { spots: plumeLight, fill: '#b28a5a', edge: lock(54, 34, 0.35, 0.5), seed: 3 },
  { spots: '430 1030 500 1046 510 1110 490 1172 400 1150 420 1090', fill: '#4f392c', edge: lock(40, 16, 0.35, 0.5) },
  { spots: '600 1044 690 1038 706 1100 690 1170 590 1178 604 1110', fill: '#4f392c', edge: lock(40, 16, 0.35, 0.5) },
  { spots: '780 996 870 930 946 900 980 950 950 1044 860 1120 800 1140 806 1070', fill: '#4f392c', edge: lock(50, 36, 0.35, 0.3), seed: 8 },
] as const;
const brushRope = [
  { spots: rope, fill: '#8d6640', edge: lock(60, 44), worn: lock(50, 40, 1, 0.9), lift: 3, seed: 5 },
  { spots: ropeTip, fill: '#4f392c', edge: lock(50, 36), worn: lock(44, 34, 1, 0.9), seed: 8 },
] as const;

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
    at: [690, 440],
    scale: 0.96,
    body: seated({
      edge: lock(66, 16, 0.3, 0.6),
      worn: lock(60, 34, 0.9, 0.8),
      rows: { edge: lock(96, 30, 0.25), worn: lock(70, 44, 0.9), fills: ['#d5813a', '#dd8f4a'] },
      under: '#fdf6ec',
      leg: '#fdf6ec',
    }),
    onBody: fluffs(
      '#f0c089',
      '470 570 72 -40  402 690 80 -50  342 820 84 -64  510 740 70 20  470 900 84 0  600 850 56 0  190 640 46 10  130 850 36 0  1010 520 44 0  260 500 28 20  1080 740 32 0  230 1090 110 0  400 1110 124 0  570 1124 96 0  860 1116 84 0  980 1100 60 0',
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
    at: [690, 400],
    scale: 0.94,
    body: seated({ ...husky, tail: { before: huskyTail, after: huskyTail } }),
    onBody: fluffs(
      '#b9bcc6',
      '470 560 76 -40  402 690 84 -50  338 820 86 -64  520 740 74 20  470 900 80 0  600 860 60 0  190 620 46 10  120 860 38 0  1010 480 44 0  250 480 30 20  1080 720 32 0  300 1120 110 0  460 1140 96 0  180 1130 80 0',
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'plum',
    motif: 'ridge',
    yaw: -14,
    roll: 5,
    at: [690, 390],
    scale: 0.94,
    body: seated({
      ...husky,
      worn: husky.edge,
      rows: { ...husky.rows, worn: husky.rows.edge },
      tail: { before: huskyRope, after: huskyTail },
    }),
    onBody: mats('#6f727d', '400 1096 66 0  590 1106 72 10  780 1066 60 -10'),
  }),
  portrait(`${folder}/max`, {
    ...max,
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
  }),
  ...pair(`${folder}/max-1`, {
    ...max,
    flip: false,
    at: [690, 400],
    scale: 0.94,
    dull: 0.12,
    unkempt: { coat: '#73747f', ear: '#62636e', muzzle: '#e2ded8', light: '#d0ccc8' },
    body: (kit, papers) =>
      seated({
        edge: smoothEdge,
        worn: lock(58, 34, 0.9, 0.8),
        under: '#d6d7dd',
        leg: '#d6d7dd',
        legEdge: lock(40, 30, 0.3, 1),
        legWorn: lock(54, 44, 1, 1.1),
        ...(kit.isBefore && { rows: { edge: smoothEdge, worn: lock(66, 42, 1), fills: [papers.coat] } }),
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
    at: [690, 420],
    scale: 0.92,
    body: seated({
      edge: lock(70, 26, 0.3, 0.7),
      worn: lock(64, 36, 0.9, 0.9),
      rows: { edge: lock(92, 40, 0.3), fills: ['#a47a4c', '#ae8556'] },
      under: '#ead2ae',
      leg: '#c79d6c',
      toes: '#ead2ae',
      stripes: '#4f392c',
      tail: { before: brushRope, after: brush },
    }),
    onBody: mats('#8d6640', '392 1080 66 0  580 1104 72 10  770 1066 60 -10'),
  }),
];
