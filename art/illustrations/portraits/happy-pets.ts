import type { Picture } from '../paper/sheet.ts';
import { griffon, terrier } from './breeds/bearded.ts';
import { ragdoll, shorthair } from './breeds/cat.ts';
import { bichon } from './breeds/companions.ts';
import { dachshund } from './breeds/dachshund.ts';
import { beagle, cocker } from './breeds/hounds.ts';
import { bernese, pyrenees } from './breeds/mountain-dogs.ts';
import { persian } from './breeds/persian.ts';
import { pomeranian } from './breeds/prick-eared.ts';
import { portrait, type Bust } from './portrait.ts';
import { ribbon } from './wears.ts';

const one = (name: string, ...pets: [Bust, ...Bust[]]): Picture =>
  portrait(`src/content/gallery/photos/happy-${name}`, ...pets);

const dachshundPapers = {
  coat: '#b5642f',
  light: '#d99a62',
  ear: '#84401d',
  muzzle: '#c0723a',
  chest: '#d2935a',
};

/** The pets on the curb. */
export const happyPetPictures: readonly Picture[] = [
  one('pickle', {
    breed: beagle,
    papers: { coat: '#c07a42', light: '#fbf4ea', ear: '#99592e', saddle: '#3a3140' },
    hue: 'sage',
    motif: 'meadow',
    wears: [{ kind: 'collar', color: '#b24e2b', tag: '#f1c56b' }],
    flip: true,
    roll: 7,
  }),
  one('noodle', {
    breed: cocker,
    papers: { coat: '#dba357', light: '#f0c98c', ear: '#b87a36', muzzle: '#f0cd96' },
    hue: 'plum',
    motif: 'branch',
    wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
    roll: -9,
    yaw: 23,
  }),
  one('clementine', {
    breed: ragdoll,
    papers: {
      coat: '#ead9c2',
      light: '#fdf7ec',
      ear: '#a4836a',
      mask: '#b89a82',
      blaze: '#fdf7ec',
      iris: '#4f93c4',
      lid: '#b0907a',
      bridge: '#fdf7ec',
    },
    hue: 'plum',
    motif: 'window',
    yaw: 15,
    roll: 7,
    scale: 1.22,
    at: [600, 540],
    flip: true,
    wears: [{ kind: 'bowtie', color: '#c9653f' }],
  }),
  one('gus', {
    breed: bernese,
    papers: {
      coat: '#3a3340',
      light: '#fbf5ec',
      ear: '#2f2935',
      points: '#b5642f',
      blaze: '#fbf5ec',
      tongue: 76,
    },
    hue: 'winter',
    motif: 'ridge',
    roll: 8,
    scale: 1.22,
    at: [620, 550],
  }),
  one('tofu', {
    breed: bichon,
    papers: { coat: '#e9e0d8', light: '#fffaf3', ear: '#d9cdc8' },
    hue: 'copper',
    motif: 'branch',
    wears: [{ kind: 'bowtie', color: '#b24e2b' }],
    roll: -5,
  }),
  one('sergeant', {
    breed: terrier,
    papers: { coat: '#93653f', light: '#d0a677', ear: '#54331f' },
    hue: 'dawn',
    motif: 'pines',
    wears: [{ kind: 'bandana', color: '#2d5b4e', dots: '#f4e0b8' }],
    yaw: 14,
    roll: 8,
    scale: 1.18,
    at: [620, 530],
    flip: true,
  }),
  one('olive', {
    breed: shorthair,
    papers: {
      coat: '#3a3542',
      light: '#4d4757',
      ear: '#2f2a36',
      innerEar: '#8a5f66',
      iris: '#9ec04f',
      nose: '#a9717c',
      muzzle: '#5e5769',
      bridge: '#423c4b',
      chest: '#4b4455',
      whisker: '#b9adb9',
    },
    hue: 'dawn',
    motif: 'window',
    wears: [{ kind: 'collar', color: '#c9653f', tag: '#f1c56b' }],
    yaw: 20,
    roll: 7,
    flip: true,
  }),
  one('peaches', {
    breed: pomeranian,
    papers: { coat: '#d9873f', light: '#f7d3a4', ear: '#c67432', chest: '#f6cd98', tongue: 50 },
    hue: 'spruce',
    motif: 'meadow',
    onHead: () => ribbon(22, -166, 58, '#84385a', 6),
    roll: -6,
  }),
  one('walter', {
    breed: griffon,
    papers: {
      coat: '#a85e30',
      light: '#d59e68',
      ear: '#733a1d',
      mask: '#8a4a28',
      muzzle: '#deb083',
    },
    hue: 'mist',
    motif: 'branch',
    wears: [{ kind: 'bowtie', color: '#2d5b4e' }],
    roll: -5,
    scale: 1.16,
    flip: true,
  }),
  one('juno', {
    breed: pyrenees,
    papers: { coat: '#f0e8dc', light: '#fffaf2', ear: '#d8c6ab', lid: '#f1e6d6', tongue: 76 },
    hue: 'winter',
    motif: 'pines',
    roll: -9,
    scale: 1.18,
    at: [640, 550],
  }),
  one('mochi', {
    breed: persian,
    papers: {
      coat: '#efe2d0',
      light: '#fdf6ea',
      ear: '#dccab2',
      mask: '#7d5b48',
      muzzle: '#a98a74',
      iris: '#4f93c4',
      nose: '#c08a84',
      points: '#5a4135',
    },
    hue: 'spruce',
    motif: 'window',
    roll: -7,
    scale: 1.16,
    at: [620, 530],
  }),
  one(
    'hank-and-dolly',
    {
      breed: dachshund,
      papers: {
        ...dachshundPapers,
        coat: '#8a4526',
        light: '#b56c40',
        ear: '#5f2c15',
        muzzle: '#9c522b',
        chest: '#b06a40',
      },
      hue: 'mist',
      motif: 'meadow',
      yaw: 25,
      at: [820, 360],
      scale: 0.98,
      roll: -3,
      wears: [{ kind: 'collar', color: '#2d5b4e', tag: '#f1c56b' }],
    },
    {
      breed: dachshund,
      papers: dachshundPapers,
      hue: 'mist',
      motif: 'meadow',
      yaw: 24,
      at: [850, 560],
      scale: 0.94,
      roll: 4,
      flip: true,
      wears: [{ kind: 'collar', color: '#84385a', tag: '#f1c56b' }],
    },
  ),
];
