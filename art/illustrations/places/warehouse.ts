import { ink } from '../paper/ink.ts';
import { facets, type Point } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

/** A brick warehouse with a loading dock, sawtooth or flat roof; `mural` is drawn on its wall. */
export function warehouse(
  width: number,
  height: number,
  brick: string,
  mural: string,
  isSawtooth = false,
): string {
  const teeth: Point[] = Array.from({ length: 4 }, (_, i) => i).flatMap((i) => [
    [(i * width) / 4, -height - 56] as const,
    [((i + 1) * width) / 4, -height] as const,
  ]);
  const outline: Point[] = isSawtooth
    ? [[0, 0], ...teeth, [width, 0]]
    : [
        [0, 0],
        [0, -height - 20],
        [width, -height - 20],
        [width, 0],
      ];
  return [
    sheet(2, piece(facets(outline), brick)),
    ...Array.from({ length: Math.floor(height / 26) }, (_, i) =>
      stroke(`M4 ${-i * 26 - 14}H${width - 4}`, '#00000016', 3),
    ),
    isSawtooth ? '' : sheet(1, box(-8, -height - 30, width + 16, 18, 3, ink.plum)),
    mural,
  ].join('');
}

/** A painted bird among mountains and a sun, 300 x 220, its lower left at 0,0. */
export const mural = () =>
  `<clipPath id="mural"><rect x="0" y="-230" width="330" height="230" rx="4"/></clipPath><g clip-path="url(#mural)">${box(0, -230, 330, 230, 4, '#f4c095')}${oval(236, -150, 62, 62, '#fff0d6')}${oval(236, -150, 44, 44, '#e9966a')}${piece(
    facets([
      [0, -60],
      [70, -150],
      [120, -96],
      [190, -170],
      [270, -80],
      [330, -120],
      [330, 0],
      [0, 0],
    ]),
    '#84385a',
  )}${piece(
    facets([
      [0, -20],
      [90, -90],
      [170, -30],
      [250, -84],
      [330, -30],
      [330, 0],
      [0, 0],
    ]),
    '#2d5b4e',
  )}${piece('M40-120C60-190 130-220 190-196L232-214L214-178C204-120 150-84 92-88L46-50L66-94C52-100 42-108 40-120Z', '#2f7d86')}${piece('M80-118C110-170 150-180 180-166C160-120 120-104 80-118Z', '#fbf1e4')}${oval(196, -186, 6, 6, ink.night)}</g>`;
