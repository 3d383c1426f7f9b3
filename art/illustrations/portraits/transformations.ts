import type { Picture } from '../paper/sheet.ts';
import { golden } from './breeds/golden.ts';
import { clippedLabradoodle, labradoodle } from './breeds/labradoodle.ts';
import { lionPersian, persian } from './breeds/persian.ts';
import { poodle } from './breeds/poodle.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import { burrs, fluffs, mats } from './caught.ts';
import { pair } from './portrait.ts';
import { ribbon } from './wears.ts';

const folder = 'src/content/gallery/transformations/photos';

/** The ten pairs of the gallery. */
export const transformationPictures: readonly Picture[] = [
  ...pair(`${folder}/labradoodle-cherry-creek`, {
    breed: labradoodle,
    papers: { coat: '#dca266', light: '#f0c590', ear: '#b9743f' },
    hue: 'spruce',
    motif: 'meadow',
    wears: [{ kind: 'bandana', color: '#84385a', dots: '#f4c095' }],
    onHead: mats('#8c6748', '-232 110 30  -200 -30 24'),
    onBody: mats('#a8855f', '-190 300 36  210 260 30'),
  }),
  ...pair(`${folder}/labradoodle-greenwood-village`, {
    breed: clippedLabradoodle,
    papers: {
      coat: '#7a4a31',
      light: '#96603f',
      ear: '#5c3524',
      muzzle: '#8a573a',
      iris: '#8a5a2e',
    },
    hue: 'sage',
    motif: 'pines',
    yaw: 16,
    roll: 5,
    wears: [{ kind: 'collar', color: '#f4c095', tag: '#fbf7f1' }],
    onHead: mats('#54382b', '-236 60 34  -210 150 30  -60 -220 28  246 60 26'),
    onBody: mats('#5b3f31', '-200 260 44  180 240 40  -40 380 46  240 420 38  -260 420 36'),
  }),
  ...pair(`${folder}/golden-retriever-dtc`, {
    breed: golden,
    papers: { coat: '#d99a50', light: '#f2cd95', ear: '#b97637' },
    hue: 'winter',
    motif: 'ridge',
    yaw: 22,
    roll: -4,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
    onBody: fluffs(
      '#ecdcba',
      '-190 200 40  -230 330 48  -120 420 44  40 330 46  180 240 42  250 380 46  120 480 40  -40 210 34',
    ),
    onHead: fluffs('#ecdcba', '-150 -110 26  -120 120 28  170 70 24'),
  }),
  ...pair(`${folder}/golden-retriever-highlands`, {
    breed: golden,
    papers: { coat: '#b2662e', light: '#dc9a58', ear: '#8c4820', mask: '#cd8444', tongue: 74 },
    hue: 'sage',
    motif: 'meadow',
    yaw: 19,
    roll: 6,
    wears: [{ kind: 'bandana', color: '#2d5b4e', dots: '#f4e0b8' }],
    onHead: burrs('-190 -70 40  -226 50 -30  -60 -160 70  120 -140 -50  220 20 24  -110 140 60'),
    onBody: burrs(
      '-210 220 30  -120 330 -40  30 290 70  150 380 -20  230 250 50  -250 420 10  60 470 30  -30 180 -60  250 460 -70',
    ),
  }),
  ...pair(`${folder}/golden-retriever-lakewood`, {
    breed: golden,
    papers: {
      coat: '#dcb07a',
      light: '#f5e0bc',
      ear: '#c08c52',
      muzzle: '#f6e6cc',
      mask: '#eed4a9',
    },
    hue: 'rose',
    motif: 'branch',
    yaw: 17,
    roll: -7,
    wears: [{ kind: 'bandana', color: '#c9653f', dots: '#fbf0dc' }],
    onHead: mats('#9a7850', '-216 70 28  228 60 24'),
    onBody: mats('#b1966f', '-180 260 34  90 300 36  -30 400 34  230 340 32'),
  }),
  ...pair(`${folder}/miniature-schnauzer-highlands-ranch`, {
    breed: schnauzer,
    papers: { coat: '#6c6e7a', light: '#dcdadd', ear: '#545664', muzzle: '#ebe8e8' },
    hue: 'copper',
    motif: 'ridge',
    yaw: 20,
    roll: -5,
    wears: [{ kind: 'bowtie', color: '#8f2f3c' }],
  }),
  ...pair(`${folder}/poodle-wash-park`, {
    breed: poodle,
    papers: {
      coat: '#393642',
      light: '#4d4957',
      ear: '#2c2933',
      muzzle: '#494554',
      iris: '#7a4a2a',
    },
    hue: 'dawn',
    motif: 'branch',
    yaw: 20,
    roll: -4,
    wears: [{ kind: 'collar', color: '#c9653f', tag: '#f1c56b' }],
    onBody: mats('#57504f', '-160 300 34  130 280 34  30 420 38'),
  }),
  ...pair(`${folder}/poodle-rino`, {
    breed: poodle,
    papers: { coat: '#a5a6b4', light: '#c8c8d2', ear: '#85869a', muzzle: '#bcbcc9' },
    hue: 'plum',
    motif: 'meadow',
    yaw: 17,
    roll: -10,
    scale: 1.02,
    wears: [{ kind: 'bandana', color: '#c9653f', dots: '#f9dcbb' }],
  }),
  ...pair(`${folder}/persian-cat-capitol-hill`, {
    breed: persian,
    papers: { coat: '#f0d9b4', light: '#fbf0dc', ear: '#dcb98c' },
    hue: 'rose',
    motif: 'window',
    onBody: mats('#b39c84', '-110 150 34  60 230 28  150 110 26  -40 330 30'),
    onHead: (state) => (state === 'after' ? ribbon(-150, -170, 62, '#84385a', -24) : ''),
  }),
  ...pair(`${folder}/persian-cat-littleton`, {
    breed: lionPersian,
    papers: {
      coat: '#8d97aa',
      light: '#b4bccb',
      ear: '#717b90',
      muzzle: '#c4cad6',
      iris: '#e0962e',
      nose: '#6d6473',
    },
    hue: 'copper',
    motif: 'window',
    yaw: 20,
    roll: 4,
    onBody: mats('#666a72', '-150 200 40  80 260 36  -30 380 44  170 380 40'),
  }),
];
