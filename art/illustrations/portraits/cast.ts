import { shorthair } from './breeds/cat.ts';
import { terrier } from './breeds/bearded.ts';
import { shihTzu } from './breeds/companions.ts';
import { golden } from './breeds/golden.ts';
import { labradoodle } from './breeds/labradoodle.ts';
import { bernese } from './breeds/mountain-dogs.ts';
import { beagle } from './breeds/hounds.ts';
import { persian } from './breeds/persian.ts';
import { poodle } from './breeds/poodle.ts';
import { corgi, husky } from './breeds/prick-eared.ts';
import { schnauzer } from './breeds/schnauzer.ts';
import { curl, lock } from './edge.ts';
import type { Guest, Seat } from './guests.ts';
import type { Lying } from './lying.ts';
import { buddyLying, lucyLying } from './winner-coats.ts';
import { luna } from './winner-pets.ts';

// Who is in the scenes: other coats than the portraits of the gallery have, and no apricot one.

type Cast = Guest & { seat: Seat };

/** Gray as pewter, the dog of a visit from the door to the sofa. */
export const graySchnauzer: Cast = {
  breed: schnauzer,
  papers: { coat: '#72747f', light: '#dcdbe0', ear: '#4c4e5a', muzzle: '#efecec' },
  yaw: 11,
  roll: -3,
  seat: { edge: lock(50, 14, 0.4, 0.9), haunch: '#7d7f8b', toes: '#f1eeee', shoulder: 292 },
};

export const whitePoodle: Cast = {
  breed: poodle,
  papers: {
    coat: '#e4dbd4',
    light: '#f6f0ea',
    ear: '#cfc2ba',
    muzzle: '#efe6de',
  },
  yaw: 14,
  roll: -4,
  seat: { edge: curl(60), haunch: '#e9e0d9', toes: '#faf5ef', shoulder: 280 },
};

export const blackAndTan: Cast = {
  breed: bernese,
  papers: {
    coat: '#3c3541',
    light: '#fbf5ec',
    ear: '#2e2833',
    points: '#b5642f',
    blaze: '#fbf5ec',
    tongue: 70,
  },
  yaw: 12,
  roll: 4,
  seat: { edge: lock(70, 26, 0.4, 0.9), haunch: '#403845', toes: '#fbf5ec', shoulder: 316 },
};

/** Silver and white, in its first year. */
export const silverPuppy: Cast = {
  breed: shihTzu,
  papers: { coat: '#8f8792', light: '#fdf8f1', ear: '#6d6572', saddle: '#8a828e' },
  yaw: 12,
  roll: 6,
  seat: { edge: lock(58, 34, 0.4, 0.9), haunch: '#f0e8e0', toes: '#fdf8f1', shoulder: 262, feet: 540 },
};

/** Black once, white around the mouth and eyes now. */
export const oldBlack: Guest = {
  breed: golden,
  papers: {
    coat: '#4b4450',
    light: '#8d8388',
    ear: '#3a343f',
    mask: '#a89ea0',
    muzzle: '#f3ece5',
    chest: '#7d7479',
    shut: 1,
  },
  yaw: 14,
  roll: 9,
};
const { tail: _, ...lyingGolden } = buddyLying;
export const oldBlackLying: Omit<Lying, 'breed'> = {
  ...lyingGolden,
  body: ['#6a6268', '#4f4853', '#3d3742'],
  haunch: ['#4a434e', '#5c5560'],
  legs: { ...buddyLying.legs, arm: '#5a535d', leg: '#6d656c', toes: '#d9d0cc' },
};

/** A Golden as old. */
export const oldGolden: Guest = {
  breed: golden,
  papers: {
    coat: '#d39a54',
    light: '#f3dcb0',
    ear: '#ad7436',
    mask: '#f0dcb8',
    muzzle: '#fdf5e8',
    shut: 1,
  },
  yaw: 14,
  roll: 6,
};
export const oldGoldenLying: Omit<Lying, 'breed'> = lyingGolden;

export const creekGolden: Cast = {
  breed: golden,
  papers: {
    coat: '#d99a50',
    light: '#f4d29c',
    ear: '#ad682c',
    mask: '#e6b478',
    muzzle: '#f7dcb0',
    tongue: 72,
  },
  yaw: 14,
  roll: -5,
  seat: { edge: lock(70, 26, 0.4, 0.9), haunch: '#d8a25c', toes: '#f7dfb6', shoulder: 304 },
};

export const bluePersian: Cast = {
  breed: persian,
  papers: {
    coat: '#98a1b3',
    light: '#ccd3df',
    ear: '#717b91',
    muzzle: '#e6eaf1',
    chest: '#dfe5ed',
    nose: '#574d5e',
    shut: 1,
  },
  yaw: 10,
  roll: -4,
  seat: { edge: lock(70, 44, 0.4, 0.9), haunch: '#a7b0c0', toes: '#dfe5ed', shoulder: 286, feet: 500 },
};

export const creamPersian: Cast = {
  ...bluePersian,
  papers: {
    coat: '#eecb97',
    light: '#fdf3e0',
    ear: '#cf9455',
    points: '#d39a5c',
    innerEar: '#b9646a',
    whisker: '#b8906a',
  },
  yaw: 12,
  roll: 4,
  seat: { ...bluePersian.seat, haunch: '#efd3a4', toes: '#fbf0dc' },
};

export const tabby: Guest = {
  breed: shorthair,
  papers: {
    coat: '#b08d66',
    light: '#f6ead8',
    ear: '#8f6d48',
    stripes: '#5a4030',
    iris: '#a9bb54',
    chest: '#ead9c0',
  },
  yaw: 12,
  roll: -4,
};
export const asleep = (guest: Guest): Guest => ({
  ...guest,
  papers: { ...guest.papers, shut: 1 },
});
export const tabbyLying: Omit<Lying, 'breed'> = {
  ...lucyLying,
  body: ['#dcc9ae', '#b08d66', '#8f6d48'],
  haunch: ['#a17e58', '#b5936c'],
  legs: {
    ...lucyLying.legs,
    arm: '#bb9a74',
    leg: '#c9ab86',
    toes: '#f6ead8',
    stripes: { color: '#5a4030' },
  },
  ...(lucyLying.tail && {
    tail: {
      before: { ...lucyLying.tail.before, fill: '#a17e58' },
      after: { ...lucyLying.tail.after, fill: '#a17e58' },
    },
  }),
};

export const pewterPoodle: Cast = {
  breed: poodle,
  papers: { coat: '#77717f', light: '#a09aa8', ear: '#5a5463', muzzle: '#a9a3b1' },
  yaw: 14,
  roll: -4,
  seat: { edge: curl(60), haunch: '#7f7987', toes: '#a9a3b1', shoulder: 280 },
};

/** From the shelter. */
export const mongrel: Cast = {
  breed: terrier,
  papers: { coat: '#8c6a4c', light: '#ead0aa', ear: '#53392a', muzzle: '#f3dfc0' },
  yaw: 12,
  roll: 6,
  wears: [{ kind: 'bandana', color: '#2d5b4e', dots: '#f4e0b8' }],
  seat: { edge: lock(54, 30, 0.6, 0.9), haunch: '#96734f', toes: '#ead0aa', shoulder: 290 },
};

export const winterHusky: Cast = {
  breed: husky,
  papers: luna.papers,
  yaw: 10,
  roll: -3,
  seat: { edge: lock(70, 24, 0.4, 0.9), haunch: '#777c8a', toes: '#fdfaf4', shoulder: 280 },
};

export const corgiPuppy: Cast = {
  breed: corgi,
  papers: { coat: '#d5813a', light: '#fdf6ec', ear: '#c3712f', blaze: '#fdf6ec', tongue: 60 },
  yaw: 12,
  roll: 6,
  seat: { edge: lock(60, 18, 0.4, 0.9), haunch: '#d88842', toes: '#fdf6ec', shoulder: 268, feet: 520 },
};

/** Three months late. */
export const lateDoodle: Cast = {
  breed: labradoodle,
  papers: { coat: '#7a7480', light: '#aaa3aa', ear: '#57515d', muzzle: '#bcb4b8' },
  state: 'before',
  dull: 0.12,
  yaw: 12,
  roll: 4,
  seat: { edge: lock(70, 52, 0.9, 1.2), haunch: '#77717d', toes: '#a39ca3' },
};

export const tricolor: Guest = {
  breed: beagle,
  papers: { coat: '#c07a42', light: '#fbf4ea', ear: '#99592e', saddle: '#3a3140' },
  yaw: 10,
};

export const labradoodleWithCollar: Cast = {
  breed: labradoodle,
  papers: { coat: '#8a5638', light: '#b98258', ear: '#5f3825', muzzle: '#dcb285' },
  wears: [{ kind: 'collar', color: '#c9653f', tag: '#f1c56b' }],
  yaw: 10,
  seat: { edge: curl(62), haunch: '#915c3d', toes: '#c9966c' },
};
