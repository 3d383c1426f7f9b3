import { ink } from '../paper/ink.ts';
import { facets } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { halo, piece, sheet } from '../paper/sheet.ts';

type Walls = { brick?: string; roof?: string; trim?: string };

const litWindow = (x: number, y: number, w: number, h: number) =>
  sheet(1, box(x - 6, y - 6, w + 12, h + 12, 3, '#ead0b6')) +
  box(x, y, w, h, 2, '#ffcf86') +
  box(x, y, w, h * 0.42, 2, '#ffe2ac') +
  stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.42}H${x + w}`, '#b9714c', 3.5);

/** A Denver brick bungalow, 520 wide, its foot at y = 0: deep porch, low gable, the porch light on. */
export function bungalow({
  brick = '#5b2a46',
  roof = '#2c1a3a',
  trim = '#c58f74',
}: Walls = {}): string {
  return [
    sheet(2, box(372, -318, 46, 110, 3, '#4b2340')),
    sheet(
      2,
      piece(
        facets([
          [0, -176],
          [20, -196],
          [260, -300],
          [500, -196],
          [520, -176],
          [500, 0],
          [20, 0],
        ]),
        brick,
      ),
    ),
    sheet(
      3,
      piece(
        facets([
          [-26, -168],
          [260, -312],
          [546, -168],
          [532, -152],
          [260, -284],
          [-12, -152],
        ]),
        roof,
      ),
    ),
    sheet(1, box(226, -244, 68, 42, 3, trim)),
    box(234, -236, 52, 28, 2, '#ffcf86'),
    stroke('M260-236V-208', '#b9714c', 3.5),
    litWindow(330, -126, 118, 84),
    box(60, -140, 210, 140, 0, '#3b1c38'),
    halo(164, -118, 150, '#ffc778', 0.95),
    sheet(1, box(134, -122, 62, 122, 4, ink.spruce)),
    box(148, -108, 34, 40, 3, '#ffd795'),
    `<circle cx="216" cy="-102" r="9" fill="#fff3d2"/>`,
    halo(216, -102, 46, '#fff0c4', 0.9),
    sheet(
      3,
      piece(
        facets([
          [36, -138],
          [166, -196],
          [296, -138],
          [288, -126],
          [44, -126],
        ]),
        roof,
      ),
    ),
    ...[58, 252].map((x) =>
      sheet(
        2,
        piece(`M${x}-126H${x + 22}L${x + 28}-52H${x - 6}Z`, trim),
        box(x - 12, -54, 46, 54, 2, '#4b2340'),
      ),
    ),
    sheet(1, box(30, -16, 268, 18, 2, '#8d5f58')),
    sheet(2, box(126, 0, 78, 14, 2, '#a77768'), box(118, 12, 94, 14, 2, '#8d5f58')),
  ].join('');
}
