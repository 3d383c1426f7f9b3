import type { Picture } from '../paper/sheet.ts';
import { golden } from './breeds/golden.ts';
import { clippedLabradoodle, labradoodle } from './breeds/labradoodle.ts';
import { lionPersian, persian } from './breeds/persian.ts';
import { poodle } from './breeds/poodle.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import { together, burrs, fluffs, leaves, mats } from './caught.ts';
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
    yaw: 14,
    roll: 6,
    wears: [{ kind: 'bandana', color: '#84385a', dots: '#f4c095' }],
    onHead: together(mats('#b9743f', '-250 110 70 14'), leaves('96 -212 62 24')),
    onBody: mats('#dfaa70', '-196 176 92 -24  110 384 54 -24'),
  }),
  ...pair(`${folder}/labradoodle-greenwood-village`, {
    breed: clippedLabradoodle,
    papers: {
      coat: '#7a4a31',
      light: '#96603f',
      ear: '#5c3524',
      muzzle: '#a97249',
      iris: '#8a5a2e',
    },
    hue: 'sage',
    motif: 'pines',
    yaw: 16,
    roll: 9,
    scale: 1.16,
    at: [625, 530],
    wears: [{ kind: 'collar', color: '#f4c095', tag: '#fbf7f1' }],
    dull: 0.16,
    onHead: mats('#8a5a3c', '-256 110 66 14'),
    onBody: mats('#8a5a3c', '-206 190 92 -24  130 356 54 -24'),
  }),
  ...pair(`${folder}/golden-retriever-dtc`, {
    breed: golden,
    papers: { coat: '#d99a50', light: '#f2cd95', ear: '#b97637', mask: '#e6b478' },
    hue: 'winter',
    motif: 'ridge',
    yaw: 22,
    roll: -9,
    wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
    onBody: fluffs(
      ['#f3dfba', '#e6c48d'],
      '-276 200 84 -160  -180 300 76 -130  -330 350 80 -176  250 250 74 -20  150 400 80 -40  300 420 70 0  -60 430 64 -110  -440 90 50 -20  450 120 48 -150  420 330 40 -10',
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
    onHead: burrs('-216 10 118 40  -50 -176 118 62  214 60 110 24'),
    onBody: burrs(
      '-230 230 128 30  -96 350 128 -34  120 250 124 48  236 380 124 -20  30 440 118 70',
    ),
  }),
  ...pair(`${folder}/golden-retriever-lakewood`, {
    breed: golden,
    papers: {
      coat: '#dcb07a',
      light: '#f5e0bc',
      ear: '#c08c52',
      muzzle: '#fbf3e6',
      mask: '#ecd3ab',
      shut: 0.05,
      droop: 14,
    },
    hue: 'rose',
    motif: 'branch',
    yaw: 17,
    roll: -7,
    wears: [{ kind: 'bandana', color: '#c9653f', dots: '#fbf0dc' }],
    flip: true,
    at: [536, 505],
    onHead: mats('#c08c52', '-232 96 48 10'),
    onBody: mats('#dcb07a', '-196 180 92 -24  60 390 54 -24'),
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
      coat: '#403c49',
      light: '#575361',
      ear: '#2c2933',
      muzzle: '#696475',
      iris: '#7a4a2a',
      nose: '#1d141d',
    },
    hue: 'dawn',
    motif: 'branch',
    yaw: 20,
    roll: -4,
    wears: [{ kind: 'collar', color: '#c9653f', tag: '#f1c56b' }],
    dull: 0.1,
    onHead: leaves('-250 60 62 60'),
    onBody: mats('#5a5564', '-176 190 92 -24  90 390 54 -24'),
  }),
  ...pair(`${folder}/poodle-rino`, {
    breed: poodle,
    papers: { coat: '#a5a6b4', light: '#c8c8d2', ear: '#85869a', muzzle: '#cfcfdb' },
    unkempt: { coat: '#9597a8', light: '#b9b9c6', ear: '#74758a', muzzle: '#d2d2dc' },
    dull: 0.18,
    hue: 'plum',
    motif: 'meadow',
    yaw: 17,
    roll: -10,
    scale: 1.02,
    wears: [{ kind: 'bandana', color: '#c9653f', dots: '#f9dcbb' }],
  }),
  ...pair(`${folder}/persian-cat-capitol-hill`, {
    breed: persian,
    papers: { coat: '#f0d9b4', light: '#fbf0dc', ear: '#dcb98c', whisker: '#b8906a' },
    hue: 'rose',
    motif: 'window',
    roll: 5,
    onBody: mats('#e6cda2', '-150 180 90 -20  56 400 54 -20'),
    onHead: (state) => (state === 'after' ? ribbon(-150, -170, 62, '#84385a', -24) : ''),
  }),
  ...pair(`${folder}/persian-cat-littleton`, {
    breed: lionPersian,
    papers: {
      coat: '#8d97aa',
      light: '#bfc7d5',
      ear: '#717b90',
      muzzle: '#e0e4ec',
      iris: '#e0962e',
      nose: '#574d5e',
    },
    hue: 'copper',
    motif: 'window',
    yaw: 20,
    roll: 4,
    dull: 0.15,
    onBody: mats('#9aa4b6', '170 240 92 -16  -90 400 54 18'),
  }),
];
