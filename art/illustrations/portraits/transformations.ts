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
    onHead: mats('#b9743f', '-250 120 54 24  -214 30 40 10'),
    onBody: mats('#e2ad72', '-256 300 60 30  250 310 54 -26'),
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
    onHead: mats('#5c3524', '-262 70 58 24  -222 150 54 12  286 70 50 -22'),
    onBody: mats('#7a4a31', '-250 280 66 28  206 260 62 -18  -90 330 60 8  284 420 66 -26'),
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
      '#d99a50',
      '-262 210 44 40  -300 360 52 50  -120 300 42 12  20 400 46 -6  150 290 42 -14  258 230 44 -42  300 390 50 -50  -180 440 44 20',
    ),
  }),
  ...pair(`${folder}/golden-retriever-highlands`, {
    breed: golden,
    papers: { coat: '#b2662e', light: '#dc9a58', ear: '#8c4820', mask: '#cd8444', tongue: 74 },
    hue: 'sage',
    motif: 'meadow',
    yaw: 19,
    roll: 6,
    wears: [{ kind: 'bandana', color: '#2d5b4e', dots: '#f4e0b8' }],
    onHead: burrs('-190 -70 100 40  -226 50 100 -30  -60 -160 100 70  120 -140 100 -50  220 20 100 24'),
    onBody: burrs(
      '-210 220 110 30  -120 330 110 -40  30 290 110 70  150 380 110 -20  230 250 110 50  -250 420 110 10  60 470 110 30  250 460 110 -70',
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
    onHead: mats('#c08c52', '-232 110 48 18'),
    onBody: mats('#e6c190', '-262 270 62 32  -40 350 54 6  256 300 60 -26'),
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
    onBody: mats('#393642', '-230 280 60 26  224 300 58 -22  -40 330 54 6'),
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
    onBody: mats('#e9d2ab', '-170 230 56 22  40 270 50 -4  200 240 52 -22'),
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
    onBody: mats('#a0a9ba', '-214 250 60 26  60 290 56 -4  238 300 58 -24  -90 380 52 8'),
  }),
];
