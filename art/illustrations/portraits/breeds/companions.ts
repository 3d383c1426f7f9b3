import { deeper, lighter, mix } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { curl, lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

/** Shih Tzu: a short face under a fountain of hair, a mustache, ears like curtains. */
export const shihTzu: Breed = {
  neck: { x: 4, y: 120, half: 180 },
  bust: (kit, { coat, light, chest = light, saddle = coat }) =>
    coatBust(kit, {
      figure: { neck: 168, shoulder: 252, base: 284 },
      outer: { fill: deeper(saddle, 0.08), edge: lock(72, 24, 0.3, 0.7) },
      rows: { edge: lock(86, 52, 0.3), fills: [saddle, lighter(saddle, 0.14)], pace: 104 },
    }) +
    kit.lay(bibSpots(176, 470), {
      fill: deeper(chest, 0.1),
      edge: lock(60, 56, 0.35, 0.9),
      lift: 2,
      seed: 3,
    }) +
    kit.lay(bibSpots(140, 330), { fill: chest, edge: lock(56, 52, 0.35, 0.9), seed: 5 }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = kit.isBefore
      ? '158 -146 212 -150 262 -70 286 50 278 140 240 172 212 120 190 0'
      : '138 -146 200 -150 252 -70 276 50 268 140 228 172 190 120 168 0';
    const edge = lock(48, 40, 0.35, 0.9);
    const stained = (color: string, share: number) =>
      kit.isBefore ? mix(color, '#a06a38', share) : color;
    return [
      kit.far(ear, {
        fill: deeper(shade, 0.16),
        edge,
        lift: 3,
        z: -20,
        seed: 4,
        worn: lock(70, 40, 0.5, 1.2),
      }),
      kit.mid('0 -214 104 -200 176 -128 196 -10 178 90 114 160 0 186', {
        fill: coat,
        edge: lock(60, 18, 0.3, 0.6),
        lift: 3,
        seed: 2,
        worn: lock(72, 40, 0.6, 0.8),
      }),
      kit.mid('0 -206 26 -196 40 -120 70 -50 150 40 130 130 70 170 0 180', {
        fill: light,
        z: 60,
        edge: lock(54, 18, 0.3, 0.7),
        worn: lock(60, 28, 0.5, 1),
      }),
      kit.mid('0 110 80 110 104 160 84 236 0 262', {
        fill: stained(deeper(muzzle, 0.16), 0.55),
        edge: lock(40, 40, 0.3, 1),
        lift: 2,
        z: 110,
        seed: 3,
        worn: lock(56, 54, 0.5, 1.3),
      }),
      dogEyes(kit, { apart: 84, y: -34, size: kit.isBefore ? 42 : 39, z: 130, lid: coat }),
      kit.pair('4 16 40 2 100 30 150 110 156 196 116 222 70 180 24 110', {
        fill: stained(muzzle, 0.34),
        edge: lock(42, 38, 0.3, 1),
        lift: 2,
        z: 124,
        seed: 6,
        worn: lock(54, 46, 0.5, 1.3),
      }),
      kit.pair('4 20 32 10 76 40 104 104 84 136 40 120 8 84', {
        fill: stained(lighter(muzzle, 0.4), 0.16),
        edge: lock(34, 24, 0.3, 1),
        z: 146,
        worn: lock(46, 28, 0.5, 1.1),
      }),
      nose(kit, 4, 38, 168, leather),
      mouth(kit, { y: 28, half: 36, drop: 18, z: 164 }),
      kit.isBefore
        ? kit.far('6 -238 76 -250 146 -210 182 -150 158 -136 98 -164 44 -176 8 -160', {
            fill: coat,
            worn: lock(54, 30, 0.6, 1.1),
            edge,
            grown: 0,
            lift: 2,
            z: 70,
            seed: 7,
          }) +
          kit.near(
            '-10 -236 76 -250 146 -210 190 -142 186 -70 154 -22 128 -46 112 -78 84 -112 40 -146 0 -156',
            {
              fill: coat,
              worn: lock(56, 36, 0.6, 1.2),
              edge,
              grown: 0,
              lift: 2,
              z: 70,
              seed: 4,
            },
          ) +
          kit.near(
            '60 -216 96 -272 156 -288 220 -250 252 -176 250 -110 216 -140 186 -186 130 -200',
            {
              fill: lighter(coat, 0.12),
              worn: lock(54, 40, 0.6, 1.3),
              edge,
              grown: 0,
              lift: 2,
              z: 60,
              seed: 9,
            },
          )
        : kit.mid('0 -206 44 -210 104 -258 110 -318 56 -348 0 -336', {
            fill: coat,
            edge: lock(42, 30, 0.35, -0.5),
            lift: 2,
            z: 30,
            seed: 7,
          }) +
          kit.mid('0 -206 26 -212 52 -256 50 -304 22 -318 0 -312', {
            fill: light,
            edge: lock(34, 22, 0.35, -0.5),
            z: 34,
            seed: 4,
          }),
      kit.near(ear, {
        fill: shade,
        edge,
        lift: 3,
        z: 14,
        seed: 3,
        worn: lock(72, 40, 0.5, 1.3),
        grown: 0,
      }),
      kit.near('150 -130 198 -134 236 -64 244 30 220 76 186 36 166 -36', {
        fill: lighter(shade, 0.16),
        edge: lock(44, 30, 0.35, 0.9),
        z: 14,
        seed: 5,
      }),
    ].join('');
  },
};

const bichonFigure = { neck: 200, shoulder: 296, base: 326 } as const;

/** Bichon Frise: a round white cloud with three dark dots. */
export const bichon: Breed = {
  neck: { x: 4, y: 96, half: 220, sag: 60, body: bustSpots(bichonFigure), hair: curl(60) },
  bust: (kit, { coat, light }) =>
    coatBust(kit, {
      figure: bichonFigure,
      outer: { fill: coat, edge: curl(66) },
      rows: { edge: curl(80), fills: [light, lighter(coat, 0.3)], pace: 96, first: 160 },
    }),
  head: (kit, { coat, light, ear: shade, nose: leather, tongue }) =>
    [
      kit.mid('0 -300 140 -270 244 -170 284 -20 262 130 180 226 0 262', {
        fill: coat,
        edge: curl(74),
        lift: 3,
        seed: 4,
        z: -30,
      }),
      kit.pair('150 -90 220 -90 270 10 262 120 210 180 160 120', {
        fill: shade,
        edge: curl(56),
        lift: 1,
        z: -10,
        seed: 5,
      }),
      kit.mid('0 -272 122 -244 206 -150 232 -20 210 96 136 180 0 210', {
        fill: lighter(coat, 0.35),
        edge: curl(68),
        lift: 2,
        seed: 2,
        z: 0,
      }),
      kit.mid('0 -236 96 -212 156 -130 168 -60 120 -84 60 -70 0 -66', {
        fill: light,
        edge: curl(60),
        lift: 1,
        seed: 6,
        z: 40,
      }),
      kit.mid('0 84 66 92 80 132 52 172 0 184', { fill: coat, edge: curl(40), z: 120 }),
      kit.mid('0 -20 66 -4 116 50 108 110 60 142 0 134', {
        fill: light,
        edge: curl(46),
        lift: 2,
        seed: 8,
        z: 140,
      }),
      dogEyes(kit, { apart: 82, y: -36, size: 34, lid: lighter(coat, 0.35) }),
      nose(kit, 34, 46, 172, leather),
      mouth(kit, { y: 64, half: 46, drop: 20, z: 166, ...(tongue && { tongue }) }),
    ].join(''),
};
