import { ink } from '../paper/ink.ts';
import { facets, type Point } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
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
