import { mix } from '../paper/mix.ts';
import { maineCoon, shorthair } from './breeds/cat.ts';
import { shihTzu } from './breeds/companions.ts';
import { golden } from './breeds/golden.ts';
import { corgi, husky } from './breeds/prick-eared.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import { lock } from './edge.ts';
import type { Lying } from './lying.ts';
import {
  goldenTail,
  huskyTail,
  maineCoonTail,
  schnauzerTail,
  shihTzuTail,
  tabbyTail,
} from './tails.ts';

// The coats of winners who lie.

export const lunaLying: Lying = {
  breed: husky,
  edge: lock(86, 20, 0.3, 0.6),
  worn: lock(56, 40, 0.9, 0.8),
  body: ['#c9c9cf', '#858a97', '#555a67'],
  haunch: ['#777c8a', '#8f94a1'],
  legs: {
    arm: '#9297a4',
    leg: '#e4e0e2',
    toes: '#fdfaf4',
    edge: lock(70, 8, 0.4, 0.8),
    worn: lock(60, 14, 0.7, 1),
  },
  rug: '#b892b6',
  tail: huskyTail,
};

export const bellaLying: Lying = {
  breed: shihTzu,
  edge: lock(80, 26, 0.3, 0.9),
  worn: lock(84, 38, 0.5, 1),
  body: ['#f0e4d6', '#e0b077', '#c48e4c'],
  haunch: ['#d6a05c', '#e2b478'],
  legs: {
    arm: '#e8dccf',
    leg: '#efe5da',
    toes: '#fbf4ea',
    edge: lock(54, 14, 0.4, 1),
    worn: lock(60, 14, 0.7, 1),
    nails: { long: 26, color: '#8a6c60', tip: '#5a4340' },
  },
  rug: '#dfe5cf',
  tail: shihTzuTail,
};

export const buddyLying: Lying = {
  breed: golden,
  edge: lock(84, 20, 0.3, 0.7),
  worn: lock(82, 36, 0.5, 0.9),
  body: ['#f0d6a4', '#d3a05a', '#ab7338'],
  haunch: ['#d09b56', '#dfb06c'],
  legs: {
    arm: '#e4b775',
    leg: '#ecc588',
    toes: '#fbe7c0',
    edge: lock(60, 10, 0.4, 0.8),
    worn: lock(60, 14, 0.7, 1),
    shag: '#e6c38a',
  },
  rug: '#cdb6d6',
  tail: goldenTail,
};

export const charlieLying: Lying = {
  breed: corgi,
  edge: lock(84, 16, 0.3, 0.6),
  worn: lock(78, 28, 0.5, 0.8),
  body: ['#fdf6ec', '#d5813a', '#b9662a'],
  haunch: ['#cf7a34', '#e0924c'],
  legs: {
    arm: '#e39550',
    leg: '#efe6dc',
    toes: '#fdf6ec',
    edge: lock(60, 8, 0.4, 0.8),
    worn: lock(60, 14, 0.7, 1),
  },
  rug: '#b7c6de',
};

export const lucyLying: Lying = {
  breed: shorthair,
  edge: lock(70, 6, 0.3, 0.6),
  worn: lock(42, 30, 1, 0.8),
  thighWorn: lock(46, 26, 0.9, 0.8),
  body: ['#cfc6bc', '#a59d97', '#878079'],
  haunch: ['#9a928c', '#aca49e'],
  legs: {
    arm: '#b3aba5',
    leg: '#bdb5ae',
    toes: '#f6efe6',
    edge: lock(60, 4, 0.4, 0.8),
    worn: lock(60, 14, 0.7, 1),
    nails: { long: 28, color: '#e9dcc4', tip: '#a98457' },
    stripes: { color: '#4d4644' },
  },
  rug: '#2f5a55',
  breast: { edge: lock(50, 22, 0.4, 1), worn: lock(44, 26, 0.9, 1) },
  tail: tabbyTail,
};

const silver = '#d3d4dc';

/** The spine is dark and crisp once the coat is rolled, faded before. */
export const maxLying = (coat: string, spine: string, furnishings = silver): Lying => ({
  breed: schnauzer,
  edge: lock(70, 10, 0.35, 0.7),
  worn: lock(76, 28, 0.5, 0.8),
  body: [silver, mix(coat, silver, 0.14), spine],
  haunch: [coat, mix(coat, silver, 0.26)],
  legs: {
    arm: mix(coat, silver, 0.34),
    leg: furnishings,
    toes: mix(furnishings, '#ffffff', 0.5),
    edge: lock(50, 20, 0.4, 1),
    worn: lock(60, 14, 0.7, 1),
  },
  rug: '#e9dcb8',
  breast: { edge: lock(58, 46, 0.4, 1), worn: lock(62, 40, 0.7, 1.1) },
  tail: schnauzerTail(spine),
});

export const whiskersLying: Lying = {
  breed: maineCoon,
  edge: lock(84, 26, 0.3, 0.7),
  worn: lock(92, 34, 0.5, 0.9),
  body: ['#e3c08c', '#b6824a', '#7c522d'],
  haunch: ['#b78850', '#c0935a'],
  legs: {
    arm: '#d0a66c',
    leg: '#ecd0a0',
    toes: '#faeed6',
    edge: lock(60, 12, 0.4, 0.9),
    worn: lock(60, 14, 0.7, 1),
    stripes: { color: '#75512f', parts: ['haunch', 'arm'] },
  },
  rug: '#c26a48',
  tail: maineCoonTail,
};
