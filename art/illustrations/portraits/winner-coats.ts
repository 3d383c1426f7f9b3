import { deeper, lighter } from '../paper/mix.ts';
import { maineCoon, shorthair } from './breeds/cat.ts';
import { shihTzu } from './breeds/companions.ts';
import { golden } from './breeds/golden.ts';
import { corgi, husky } from './breeds/prick-eared.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import { lock } from './edge.ts';
import type { Lying } from './lying.ts';
import { goldenTail, huskyTail, maineCoonTail, tabbyTail } from './tails.ts';

// The coats of winners who lie.

const slimBreast =
  '660 580 790 580 818 680 826 760 816 830 784 884 730 906 676 884 640 830 628 760 636 680';

/** Nails that the picture is not about. */
const short = { before: 4, after: 2, color: '#4d3a40' };

export const bellaLying: Lying = {
  breed: shihTzu,
  edge: lock(64, 22, 0.3, 0.8),
  worn: lock(62, 40, 0.9, 1),
  back: ['#c48e4c', '#cd9855'],
  thigh: ['#d6a05c', '#dfae6e', '#e8be84'],
  leg: '#e0d3c6',
  toes: '#fbf4ea',
  legEdge: lock(44, 8, 0.4, 1),
  legWorn: lock(46, 16, 0.7, 1.1),
  nails: { before: 32, after: 3, color: '#4a3330' },
  room: 36,
  rug: '#dfe5cf',
};

export const buddyLying: Lying = {
  breed: golden,
  edge: lock(70, 20, 0.3, 0.7),
  worn: lock(62, 38, 0.8, 0.9),
  back: ['#bb8445', '#c48f4f'],
  thigh: ['#d09b56', '#dba964', '#e6b979'],
  leg: '#e5b573',
  toes: '#fbe7c0',
  legEdge: lock(50, 8, 0.4, 1),
  legWorn: lock(44, 22, 0.7, 1.1),
  nails: { before: 24, after: 3, color: '#3d2a33' },
  room: 30,
  rug: '#cdb6d6',
  tail: goldenTail,
};

/** A coat that lets go: every hair stands by itself. */
const fuzzy = lock(32, 40, 1, 0.7);

export const charlieLying: Lying = {
  breed: corgi,
  edge: lock(66, 16, 0.3, 0.6),
  worn: fuzzy,
  back: ['#c06f2c', '#cb7933'],
  thigh: ['#d8853c', '#e0924c', '#e8a160'],
  leg: '#e2d6ca',
  toes: '#fdf6ec',
  legEdge: lock(50, 6, 0.4, 1),
  legWorn: lock(50, 20, 0.8, 1.1),
  nails: short,
  rug: '#b7c6de',
};

export const lucyLying: Lying = {
  breed: shorthair,
  edge: lock(34, 6, 0.4, 0.7),
  worn: lock(40, 24, 1, 0.9),
  back: ['#8d8580', '#968e88'],
  rows: { edge: lock(38, 10, 0.5), worn: lock(44, 20, 0.9), pace: 60 },
  thigh: ['#a29a94', '#aca49e', '#b6aea7'],
  thighEdge: lock(36, 10, 0.5, 1.2),
  leg: '#aaa29c',
  toes: '#f6efe6',
  legEdge: lock(46, 5, 0.4, 1),
  legWorn: lock(46, 12, 0.8, 1.1),
  nails: { before: 30, after: 2, color: '#f6e6c8', tip: '#b5793f' },
  room: 34,
  rug: '#2f5a55',
  stripes: '#4d4644',
  breast: { spots: slimBreast, edge: lock(34, 14, 0.4, 1), worn: lock(40, 24, 0.9, 1) },
  tail: tabbyTail,
};

export const lunaLying: Lying = {
  breed: husky,
  edge: lock(64, 20, 0.3, 0.6),
  worn: lock(62, 36, 0.9, 0.8),
  back: ['#5d626f', '#666b78'],
  thigh: ['#7a7f8c', '#868b98', '#9499a5'],
  leg: '#dcd7d8',
  toes: '#fbf7f0',
  legEdge: lock(50, 8, 0.4, 1),
  legWorn: lock(50, 22, 0.8, 1.1),
  nails: short,
  rug: '#b892b6',
  tail: huskyTail,
};

/** Short on the back, long on belly and legs. */
export const maxLying = (coat: string): Lying => ({
  breed: schnauzer,
  edge: lock(40, 10, 0.35, 0.7),
  worn: lock(58, 30, 0.8, 0.8),
  back: [deeper(coat, 0.26), deeper(coat, 0.14)],
  rows: { edge: lock(54, 24, 0.6), worn: lock(76, 40, 0.8), pace: 72 },
  thigh: [deeper(coat, 0.04), lighter(coat, 0.08), lighter(coat, 0.16)],
  thighEdge: lock(46, 24, 0.4, 1.2),
  breast: { spots: slimBreast, edge: lock(58, 46, 0.4, 1), worn: lock(62, 52, 0.7, 1.1) },
  leg: '#d3d4dc',
  toes: '#f2f1f3',
  legEdge: lock(40, 18, 0.4, 1),
  legWorn: lock(50, 30, 0.9, 1.1),
  nails: short,
  rug: '#e9dcb8',
});

export const whiskersLying: Lying = {
  breed: maineCoon,
  edge: lock(70, 26, 0.3, 0.7),
  worn: lock(78, 30, 0.6, 0.9),
  back: ['#8a5e34', '#966a3b'],
  thigh: ['#a97a45', '#b6874f', '#c4975d'],
  leg: '#e3c08c',
  toes: '#f6e4c4',
  legEdge: lock(50, 12, 0.4, 1),
  legWorn: lock(52, 28, 0.8, 1.1),
  nails: short,
  rug: '#c26a48',
  stripes: '#6b4a2e',
  tail: maineCoonTail,
};
