import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock, smoothEdge, type Edge } from '../edge.ts';
import { catEyes, catMuzzle } from '../face.ts';
import type { Cut, Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';
import { bodyStripes, headStripes } from './stripes.ts';

type Look = {
  /** The edge of the cheeks, and of the breast. */
  cheek: Edge;
  breast: Edge;
  figure: { neck: number; shoulder: number; base: number };
  isShort?: boolean;
  isTufted?: boolean;
  hasRuff?: boolean;
  /** A muzzle as square as a Maine Coon's. */
  isSquare?: boolean;
};

function catBust(kit: Kit, look: Look, { coat, light, chest = light, stripes: marks }: Papers) {
  const { figure, breast, hasRuff = false, isShort = false } = look;
  const worn = isShort ? lock(56, 24, 0.9, 0.9) : lock(84, 44, 0.9, 1.2);
  const outer: Cut = { fill: coat, edge: breast, worn, grown: isShort ? 4 : 14 };
  return [
    coatBust(kit, {
      figure,
      outer,
      rows: isShort
        ? { edge: lock(70, 18, 0.5), fills: [coat, deeper(coat, 0.05)], sag: 80, pace: 92 }
        : { edge: lock(90, 56), fills: [coat, deeper(coat, 0.07)], sag: 120 },
    }),
    marks && !hasRuff
      ? bodyStripes(kit, marks, figure, kit.outline(bustSpots(figure), { seed: 5, ...outer }))
      : '',
    hasRuff
      ? kit.lay(bibSpots(figure.shoulder * (kit.isBefore ? 1.02 : 1.2), 370), {
          fill: deeper(chest, 0.1),
          edge: lock(76, 60, 0.4, 0.9),
          lift: 2,
          seed: 3,
          worn: lock(84, 60, 0.9, 1.3),
          grown: -16,
        })
      : kit.lay(bibSpots(figure.neck * 1.06, 400), {
          fill: deeper(chest, 0.12),
          edge: lock(54, 30, 0.4, 0.9),
          lift: 2,
          seed: 3,
          worn: lock(60, 40, 0.9, 1.1),
          grown: -6,
        }),
    kit.lay(bibSpots(figure.neck * (isShort ? 0.84 : 1.02), hasRuff ? 260 : 300), {
      fill: chest,
      edge: isShort ? lock(48, 28, 0.4, 0.9) : lock(66, 50, 0.4, 0.9),
      seed: 6,
      worn: isShort ? lock(56, 38, 0.9, 1.1) : lock(80, 60, 0.9, 1.2),
      grown: -10,
    }),
  ].join('');
}

/** Combed, it is as wide as it is high; unkempt, it hangs. */
const maneSpots = {
  before: '0 -120 120 -110 206 -10 226 120 186 236 100 300 0 320',
  after: '0 -170 160 -146 254 -26 264 110 204 214 108 266 0 280',
} as const;

function catHead(kit: Kit, look: Look, papers: Papers) {
  const { coat, light, ear: shade, muzzle = light, iris = '#b3a13a', nose = '#cc7b7d' } = papers;
  const { cheek, isShort = false, isTufted = false, hasRuff = false, isSquare = false } = look;
  const tip = isTufted ? '128 -296 156 -288' : '126 -266 154 -260';
  return [
    isSquare
      ? kit.mid(maneSpots[kit.state], {
          fill: lighter(coat, 0.24),
          edge: lock(74, 52, 0.4, 0.6),
          worn: lock(52, 56, 0.7, 1.3),
          grown: 0,
          lift: 3,
          z: -60,
          seed: 6,
        })
      : '',
    hasRuff
      ? kit.pair('60 -60 180 -80 246 20 240 120 180 190 90 210 40 160', {
          fill: deeper(coat, 0.12),
          edge: lock(66, 46, 0.4, 0.7),
          lift: 2,
          z: -40,
          seed: 4,
          worn: lock(52, 44, 0.7, 1),
          grown: -2,
        })
      : '',
    kit.pair(kit.upright(`30 -140 74 -220 ${tip} 194 -186 196 -100 120 -90`), {
      fill: shade,
      lift: 2,
      z: -16,
      worn: smoothEdge,
    }),
    kit.pair(kit.upright('78 -140 102 -204 134 -240 168 -190 178 -100'), {
      fill: papers.innerEar ?? '#d99a90',
      lift: 1,
      z: -8,
    }),
    isTufted
      ? kit.pair(kit.upright('130 -282 146 -334 160 -270'), {
          fill: deeper(shade, 0.2),
          z: -10,
          worn: smoothEdge,
        }) +
        kit.pair(kit.upright('88 -110 108 -190 130 -200 140 -130'), {
          fill: light,
          z: -4,
          edge: lock(30, 30, 0.4, -0.6),
          worn: lock(30, 28, 0.6, -0.5),
        })
      : '',
    kit.mid('0 -190 92 -172 162 -104 190 0 172 90 104 154 0 176', {
      fill: coat,
      edge: cheek,
      lift: 3,
      seed: 2,
      worn: isShort ? lock(40, 18, 0.9, 0.6) : lock(42, 42, 1, 0.8),
      grown: 4,
    }),
    papers.mask
      ? kit.pair('14 -156 60 -160 128 -112 156 -30 150 40 116 84 70 90 30 20', {
          fill: papers.mask,
          z: 50,
          lift: 0,
          seed: 4,
          edge: lock(46, 28, 0.5, -0.2),
        })
      : '',
    papers.blaze
      ? kit.mid('0 -160 16 -110 40 10 92 90 84 148 0 168', { fill: papers.blaze, z: 80 })
      : '',
    papers.stripes ? headStripes(kit, papers.stripes) : '',
    kit.mid('0 96 34 100 44 130 28 148 0 152', { fill: deeper(muzzle, 0.08), z: 110 }),
    kit.pair(
      isSquare ? '2 26 58 18 96 52 94 116 40 134 2 108' : '2 30 52 26 88 62 76 108 32 124 2 100',
      { fill: muzzle, z: 145, lift: 1, worn: smoothEdge },
    ),
    catEyes(kit, {
      apart: 86,
      y: -26,
      size: 42,
      z: 130,
      iris,
      lid: papers.lid ?? coat,
      ...(papers.shut !== undefined && { shut: papers.shut }),
    }),
    kit.mid('0 -60 18 -50 22 0 26 24 0 30', {
      fill: papers.bridge ?? lighter(coat, 0.12),
      z: 150,
      lift: 0,
    }),
    catMuzzle(kit, {
      y: 28,
      half: 23,
      z: 175,
      color: nose,
      ...(papers.whisker && { hair: papers.whisker }),
    }),
  ].join('');
}

const breedOf = (look: Look, neck: Breed['neck']): Breed => ({
  neck,
  bust: (kit, papers) => catBust(kit, look, papers),
  head: (kit, papers) => catHead(kit, look, papers),
});

const shortFigure = { neck: 158, shoulder: 240, base: 286 } as const;

/** A cat with short hair. */
export const shorthair = breedOf(
  {
    cheek: lock(38, 8, 0.5, 0.5),
    breast: lock(52, 9, 0.4, 0.7),
    figure: shortFigure,
    isShort: true,
  },
  { x: 2, y: 62, half: 162, sag: 44, body: bustSpots(shortFigure) },
);

/** Maine Coon: lynx tips, a square muzzle, a ruff. */
export const maineCoon = breedOf(
  {
    cheek: lock(56, 24, 0.4, 0.6),
    breast: lock(80, 40, 0.3, 0.7),
    figure: { neck: 176, shoulder: 256, base: 292 },
    isTufted: true,
    hasRuff: true,
    isSquare: true,
  },
  { x: 4, y: 90, half: 170 },
);

/** Ragdoll: half-long silky hair, a mask and blue eyes. */
export const ragdoll = breedOf(
  {
    cheek: lock(60, 20, 0.35, 0.6),
    breast: lock(84, 36, 0.3, 0.7),
    figure: { neck: 160, shoulder: 240, base: 276 },
    hasRuff: true,
  },
  { x: 30, y: 88, half: 200, sag: 88, hair: lock(46, 50, 0.4, 0.9) },
);
