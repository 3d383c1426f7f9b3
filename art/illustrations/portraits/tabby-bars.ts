import { piece, sheet } from '../paper/sheet.ts';
import type { Kit } from './kit.ts';

type Way = readonly [x0: number, y0: number, x1: number, y1: number];

/** The stripes of a tabby that lies, in pixels of the picture, from the outline inward. */
const ways = {
  back: [
    [556, 596, 570, 690],
    [474, 628, 500, 716],
    [386, 650, 420, 730],
  ],
  shoulder: [
    [960, 852, 886, 850],
    [948, 924, 880, 904],
  ],
  haunch: [
    [300, 738, 352, 830],
    [206, 812, 312, 874],
    [162, 910, 292, 930],
    [176, 1000, 288, 984],
  ],
  arm: [
    [516, 866, 606, 872],
    [504, 944, 590, 932],
  ],
  forearm: [
    [684, 958, 650, 1020],
    [742, 1004, 704, 1056],
  ],
} as const satisfies Record<string, readonly Way[]>;

/** A stripe that begins broad and ends in a point. */
function bar([x0, y0, x1, y1]: Way, color: string): string {
  const [nx, ny] = [(y1 - y0) * 0.2, (x0 - x1) * 0.2];
  const [mx, my] = [x0 * 0.7 + x1 * 0.3, y0 * 0.7 + y1 * 0.3];
  return piece(
    `M${x0 + nx * 0.5} ${y0 + ny * 0.5}Q${mx + nx} ${my + ny} ${x1} ${y1}Q${mx - nx * 0.8} ${my - ny * 0.8} ${x0 - nx * 0.5} ${y0 - ny * 0.5}Z`,
    color,
  );
}

/** A tabby's stripes: their paper, and the parts that show them where long hair hides the others. */
export type Stripes = { color: string; parts?: readonly (keyof typeof ways)[] };

/** The stripes of one part of a tabby; nothing on a coat without them. */
export function tabbyBars(kit: Kit, part: keyof typeof ways, stripes: Stripes | undefined): string {
  if (!stripes || (stripes.parts && !stripes.parts.includes(part))) return '';
  return sheet(1, ...ways[part].map((way) => bar(way, kit.tone(stripes.color))));
}
