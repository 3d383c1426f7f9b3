import { lighter } from '../paper/mix.ts';
import type { Picture } from '../paper/sheet.ts';
import { both, fluffs, leaves, mats, scent, splashes } from './caught.ts';
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
const plumeShine =
  '800 1100 860 1060 920 960 960 960 960 1050 870 1130 790 1160';
const plumeLight = '300 980 350 1060 450 1110 580 1124 720 1108 760 1130 700 1164 560 1174 420 1156 320 1110 276 1040';
const rope =
  '330 930 290 1000 300 1070 360 1120 470 1146 600 1152 730 1138 830 1096 890 1040 900 984 872 966 836 1010 770 1062 690 1086 580 1096 490 1088 420 1062 384 1010';
const ropeTip = '780 1060 830 1020 876 950 920 970 904 1044 836 1104 770 1130 796 1096';

const husky = {
  edge: lock(64, 20, 0.3, 0.6),
  worn: lock(62, 36, 0.9, 0.8),
  under: '#fbf7f0',
  leg: '#fbf7f0',
  rows: { edge: lock(92, 36, 0.3), worn: lock(70, 48, 0.9), fills: ['#6a6f7c', '#757a88'] },
} as const;
const strand = lock(50, 40, 1, 0.9);
const huskyTail = {
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
const huskyRope = {
  spots: rope,
  fill: '#616673',
  edge: lock(60, 40),
  worn: strand,
  seed: 5,
  marks: [{ spots: ropeTip, fill: '#d9d2c8', edge: lock(50, 34), worn: strand, seed: 8 }],
};
const ring = { fill: '#634731', edge: lock(40, 22, 0.35, 0.5) };
const brush = {
  spots: plume,
  fill: '#9a7145',
  edge: lock(60, 44, 0.35, 0.4),
  seed: 5,
  marks: [
    { spots: plumeLight, fill: '#b28a5a', edge: lock(54, 34, 0.35, 0.5), seed: 3 },
    { ...ring, spots: '370 960 430 1010 420 1070 370 1190 300 1160 340 1060' },
    { ...ring, spots: '560 1010 620 1020 630 1100 610 1210 530 1210 556 1110' },
    { ...ring, spots: '730 1010 786 990 810 1060 830 1190 760 1210 750 1100', seed: 4 },
    { ...ring, fill: '#4f392c', spots: '856 920 940 860 1010 940 980 1060 900 1120 886 1010', seed: 8 },
  ],
};
const brushRope = {
  spots: rope,
  fill: '#8d6640',
  edge: lock(60, 44),
  worn: strand,
  seed: 5,
  marks: [{ spots: ropeTip, fill: '#4f392c', edge: lock(50, 36), worn: strand, seed: 8 }],
};

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
    unkempt: { chest: '#d9b64e' },
    onBody: both(scent('#a8ae62', '-318 60 84 -10  -400 150 62 -14  318 40 88 10  404 140 64 14'), mats('#dcb458', '-96 190 66 12  84 290 70 -8')),
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
      nails: { before: 22, after: 4, color: '#4a3230' },
      pads: '#6b4a46',
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
      '452 600 100 -46  352 800 110 -62  520 770 82 -12  440 930 92 6  210 610 50 10  120 820 38 0  1020 500 46 0  262 460 28 20  1080 720 34 0  190 1120 110 -4  900 1120 96 4  370 1110 150 0  560 1140 130 0',
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
      nails: { before: 30, after: 2, color: '#5b4038' },
      pads: '#c98a86',
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
      '452 590 104 -46  352 790 112 -62  520 760 86 -12  440 930 96 6  210 590 50 10  120 800 40 0  1020 470 46 0  262 430 30 20  1070 700 34 0',
    ),
  }),
  ...pair(`${folder}/luna-husky-mix-2`, {
    ...luna,
    hue: 'mist',
    motif: 'meadow',
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
    onBody: both(
      mats('#6f727d', '370 1096 70 0  590 1120 74 10'),
      leaves('476 1124 66 -16  800 1074 74 24'),
    ),
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
    unkempt: { coat: '#777884', ear: '#646570', muzzle: '#e2ded8', light: '#d0ccc8' },
    body: (kit, papers) =>
      seated({
        edge: smoothEdge,
        worn: lock(58, 34, 0.9, 0.8),
        under: '#d6d7dd',
        leg: '#d6d7dd',
        legEdge: lock(40, 30, 0.3, 1),
        legWorn: lock(54, 44, 1, 1.1),
        rows: {
          edge: lock(88, 16, 0.4),
          worn: lock(66, 42, 1),
          fills: [papers.coat, lighter(papers.coat, 0.06)],
        },
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
      stripes: '#6b4c33',
      britches: {
        fill: '#d9b582',
        edge: lock(54, 44, 0.35, 0.9),
        worn: lock(60, 40, 1, 1.1),
        lift: 2,
      },
      tail: { before: brushRope, after: brush },
    }),
    onBody: both(
      mats('#8d6640', '380 930 70 0  600 1112 70 10'),
      leaves('476 1124 66 -16  800 1074 74 24'),
    ),
  }),
];
