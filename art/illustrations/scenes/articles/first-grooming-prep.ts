import { ink } from '../../paper/ink.ts';
import { box, oval, stroke } from '../../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../../paper/sheet.ts';
import { dusk } from '../../places/dusk.ts';
import { brush, mat, pane, plant } from '../../places/props.ts';
import { hills } from '../../places/trees.ts';
import { size } from './article.ts';
import { corgiPuppy } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

/** A Corgi puppy on a rug at home, beside a soft brush and a bowl of treats. */
export function firstGroom(): string {
  return [
    fade('wall', ['#84385a', '#c9705a']) + '<rect width="1500" height="1000" fill="url(#wall)"/>',
    pane(
      'home',
      [900, 110, 460, 430],
      dusk({
        ...size,
        from: 238,
        to: 296,
        horizon: 520,
        perDegree: 84,
        sun: [1130, 330],
        sunSize: 54,
      }) + hills(1500, [520, 506, 522, 508, 520], 700, '#3d2147', 2),
      '#fbe9d4',
      18,
    ),
    stroke('M1130 110V540M900 300H1360', '#fbe9d4', 12),
    halo(620, 520, 520, '#ffd9a6', 0.55),
    sheet(3, box(-60, 760, 1620, 300, 0, '#4a2547')) + box(-60, 760, 1620, 12, 0, '#7c4a63'),
    place({ x: 180, y: 764, scale: 1.5 }, plant('#c9653f')),
    place({ x: 620, y: 860 }, mat(860, '#fbf1e4', ink.copper)),
    place({ x: 590, y: 318, scale: 0.76 }, sitting(corgiPuppy, corgiPuppy.seat)),
    place({ x: 960, y: 830, turn: -10, scale: 1.25 }, brush()),
    place(
      { x: 1270, y: 880 },
      sheet(2, piece('M-120-70H120L94 20H-94Z', ink.spruce)),
      oval(0, -70, 120, 20, '#1d3a3b'),
      ...(
        [
          [-50, -76],
          [0, -82],
          [46, -74],
          [-16, -66],
          [24, -68],
        ] as const
      ).map(([x, y]) => sheet(1, oval(x, y, 18, 12, '#d98a4e'))),
    ),
  ].join('');
}
