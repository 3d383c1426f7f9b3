import { maineCoon, shorthair } from './breeds/cat.ts';
import { shihTzu } from './breeds/companions.ts';
import { golden } from './breeds/golden.ts';
import { persian } from './breeds/persian.ts';
import { corgi, husky } from './breeds/prick-eared.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import type { Bust } from './portrait.ts';

// The winners as they are in each of their pictures.

export const bella: Bust = {
  breed: shihTzu,
  papers: { coat: '#d69a58', light: '#fbf4ea', ear: '#c4833f', saddle: '#dba869' },
  hue: 'spruce',
  motif: 'branch',
  roll: -6,
};
export const buddy: Bust = {
  breed: golden,
  papers: { coat: '#e3b06c', light: '#f8e2ba', ear: '#c8904e', tongue: 78 },
  hue: 'plum',
  motif: 'ridge',
  yaw: 20,
  roll: 6,
};

export const charlie: Bust = {
  breed: corgi,
  papers: { coat: '#d5813a', light: '#fdf6ec', ear: '#c3712f', blaze: '#fdf6ec', tongue: 66 },
  hue: 'winter',
  motif: 'meadow',
  roll: -6,
};

export const lucy: Bust = {
  breed: shorthair,
  papers: {
    coat: '#aaa29c',
    light: '#f6efe6',
    ear: '#8f8781',
    stripes: '#4d4644',
    iris: '#b9bd5a',
    chest: '#e2dad0',
  },
  hue: 'copper',
  motif: 'window',
  yaw: 16,
  roll: -3,
};

export const luna: Bust = {
  breed: husky,
  papers: {
    coat: '#6a6f7c',
    light: '#fbf7f0',
    ear: '#4d525f',
    saddle: '#6a6f7c',
    blaze: '#fbf7f0',
    points: '#fbf7f0',
    iris: '#6d3d22',
    farIris: '#6fb4de',
    innerEar: '#d8bfb8',
    lid: '#5d626f',
  },
  hue: 'rose',
  motif: 'pines',
  yaw: 18,
  roll: -5,
};

export const max: Bust = {
  breed: schnauzer,
  papers: { coat: '#626470', light: '#cfcfd6', ear: '#4d4f5b', muzzle: '#dedee3' },
  hue: 'sage',
  motif: 'pines',
  yaw: 20,
  roll: 5,
  flip: true,
};

export const muffin: Bust = {
  breed: persian,
  papers: {
    coat: '#ece4e6',
    light: '#fffdf8',
    muzzle: '#fffefb',
    ear: '#cdc2cd',
    iris: '#4f97c6',
    nose: '#cf6f76',
    whisker: '#b3a6bd',
  },
  hue: 'winter',
  motif: 'window',
  yaw: 9,
  roll: -5,
};

export const whiskers: Bust = {
  breed: maineCoon,
  papers: {
    coat: '#a47a4c',
    light: '#f2e4ce',
    ear: '#6b4b30',
    chest: '#ead2ae',
    stripes: '#453127',
    iris: '#c8b446',
    innerEar: '#d9ae95',
  },
  hue: 'spruce',
  motif: 'pines',
  yaw: 18,
  roll: 4,
  flip: true,
};
