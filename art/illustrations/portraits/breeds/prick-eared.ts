import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, coatBust } from '../bodies.ts';
import { lock, smoothEdge, type Edge } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';

type Look = {
  ear: string;
  inner: string;
  skull: string;
  skullEdge: Edge;
  cheek: string;
  cheekEdge?: Edge;
  /** How far the cheeks stand out. */
  cheekAt?: number;
  muzzle: string;
  noseAt: readonly [y: number, half: number];
  eyes: readonly [apart: number, y: number, size: number];
};

/** The sheets of a shirt from the lowest to the highest: half width, length, and the share of shade. */
type Shirt = readonly (readonly [half: number, long: number, shade: number])[];

const shirt: Shirt = [
  [1.16, 440, 0.16],
  [0.98, 350, 0.07],
  [0.76, 250, 0],
];

const breast = (
  kit: Kit,
  { coat, light, chest = light }: Papers,
  figure: { neck: number; shoulder: number; base: number },
  long = 44,
  bibs = shirt,
) =>
  coatBust(kit, {
    figure,
    outer: {
      fill: deeper(coat, 0.14),
      edge: lock(66, long * 0.5, 0.3, 0.6),
      worn: lock(36, 44, 1, 0.8),
      grown: 8,
    },
    rows: {
      edge: lock(96, long, 0.3),
      worn: lock(56, 50, 1),
      fills: [coat, lighter(coat, 0.09)],
      pace: 120,
    },
  }) +
  bibs
    .map(([half, reach, shade], i) =>
      kit.lay(bibSpots(figure.neck * half, reach), {
        fill: deeper(chest, shade),
        edge: lock(70 - i * 8, long, 0.35, 0.9),
        lift: i ? 1 : 2,
        seed: 3 + i * 2,
      }),
    )
    .join('');

function foxHead(kit: Kit, look: Look, papers: Papers): string {
  const { coat, light, ear: shade, muzzle = light, mask = light, nose: leather, tongue } = papers;
  const [apart, y, size] = look.eyes;
  const [noseY, half] = look.noseAt;
  return [
    kit.pair(kit.upright(look.ear), { fill: shade, lift: 2, z: -14, edge: smoothEdge }),
    kit.pair(kit.upright(look.inner), { fill: papers.innerEar ?? '#dfaa98', z: -4, lift: 1 }),
    kit.mid(look.skull, {
      fill: coat,
      edge: look.skullEdge,
      worn: lock(38, 34, 1, 0.5),
      lift: 3,
      seed: 2,
    }),
    kit.pair(look.cheek, {
      fill: mask,
      edge: look.cheekEdge ?? lock(50, 30, 0.4, 0.6),
      z: look.cheekAt ?? 14,
      seed: 5,
      worn: lock(40, 46, 1, 0.8),
    }),
    papers.blaze
      ? kit.mid('0 -160 14 -140 20 -84 32 -20 34 30 0 50', { fill: papers.blaze, z: 112 })
      : '',
    papers.points
      ? kit.pair('50 -104 84 -126 110 -116 100 -92 66 -86', { fill: papers.points, z: 96, lift: 1 })
      : '',
    kit.mid('0 96 52 100 62 132 40 160 0 168', { fill: deeper(muzzle, 0.08), z: 120, lift: 0 }),
    kit.mid(look.muzzle, { fill: muzzle, lift: 1, z: 150, worn: lock(36, 14, 0.8, 1) }),
    dogEyes(kit, {
      apart,
      y,
      size,
      lid: papers.lid ?? coat,
      ...(papers.iris && { iris: papers.iris }),
      ...(papers.farIris && { farIris: papers.farIris }),
    }),
    nose(kit, noseY, half, 178, leather),
    mouth(kit, {
      y: noseY + half * 0.66,
      half: half * 1.04,
      drop: half * 0.42,
      ...(tongue && { tongue }),
    }),
  ].join('');
}

const huskyLook: Look = {
  ear: '52 -150 84 -236 134 -304 158 -298 186 -210 180 -90 110 -110',
  inner: '88 -150 106 -216 138 -262 160 -196 154 -120',
  skull: '0 -190 92 -178 166 -112 196 0 176 90 110 150 0 172',
  skullEdge: lock(64, 22, 0.3, 0.5),
  cheek: '24 40 60 -6 104 6 160 0 198 56 152 132 96 172 30 160',
  muzzle: '0 -60 32 -48 50 4 90 46 102 94 80 134 34 150 0 148',
  noseAt: [44, 52],
  eyes: [84, -42, 35],
};

/** Husky: a dark cap over a white mask, upright ears, pale brows. */
export const husky: Breed = {
  neck: { x: 4, y: 90, half: 190 },
  bust: (kit, papers) => breast(kit, papers, { neck: 178, shoulder: 280, base: 314 }),
  head: (kit, papers) => foxHead(kit, huskyLook, papers),
};

const corgiLook: Look = {
  ear: '30 -130 66 -216 120 -282 160 -288 202 -214 214 -90 120 -80',
  inner: '74 -130 100 -204 140 -252 168 -200 178 -104',
  skull: '0 -164 84 -158 156 -104 194 10 184 84 110 150 0 172',
  skullEdge: lock(60, 16, 0.3, 0.5),
  cheek: '4 76 84 40 150 36 178 84 136 148 40 172',
  cheekAt: 34,
  cheekEdge: lock(46, 24, 0.4, 0.6),
  muzzle: '0 -56 30 -44 42 10 76 50 88 96 68 132 30 148 0 146',
  noseAt: [48, 44],
  eyes: [86, -30, 35],
};

/** Corgi: a fox's face between ears too large for it, a white blaze and shirt. */
export const corgi: Breed = {
  neck: { x: 4, y: 90, half: 190 },
  bust: (kit, papers) => breast(kit, papers, { neck: 172, shoulder: 268, base: 300 }, 36),
  head: (kit, papers) => foxHead(kit, corgiLook, papers),
};

const pomLook: Look = {
  ear: '84 -150 112 -226 156 -272 180 -262 192 -196 172 -120',
  inner: '116 -160 132 -210 156 -238 168 -180',
  skull: '0 -168 84 -160 144 -100 164 0 146 76 90 130 0 150',
  skullEdge: lock(58, 22, 0.4, 0.4),
  cheek: '40 20 110 -20 166 20 166 90 110 150 40 156',
  muzzle: '0 -34 26 -24 38 12 62 42 70 80 54 110 24 122 0 120',
  noseAt: [34, 36],
  eyes: [70, -26, 33],
};

/** Pomeranian: a small fox's face in a powder puff. */
export const pomeranian: Breed = {
  neck: { x: 4, y: 130, half: 200 },
  bust: (kit, papers) =>
    breast(kit, papers, { neck: 220, shoulder: 300, base: 320 }, 56, [
      [1.16, 440, 0.08],
      [0.92, 310, 0],
    ]),
  head: (kit, papers) =>
    [
      kit.mid('0 -250 130 -226 236 -126 276 20 246 160 150 250 0 280', {
        fill: deeper(papers.coat, 0.16),
        edge: lock(64, 44, 0.4, 0.3),
        lift: 3,
        seed: 4,
        z: -40,
      }),
      kit.mid('0 -216 110 -196 204 -106 236 20 206 140 120 214 0 236', {
        fill: papers.coat,
        edge: lock(60, 42, 0.4, 0.3),
        lift: 2,
        seed: 6,
        z: -20,
      }),
      `<g transform="scale(1.14)">${foxHead(kit, pomLook, { ...papers, coat: lighter(papers.coat, 0.12) })}</g>`,
    ].join(''),
};
