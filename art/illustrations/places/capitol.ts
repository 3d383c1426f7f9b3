import { facets } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { halo, piece, sheet } from '../paper/sheet.ts';

/** The State Capitol: portico, drum and the gilded dome. Its foot at y = 0, 620 wide, 520 high. */
export function capitol(stone = '#c79c86', shade = '#9a6a66'): string {
  const columns = (x: number, n: number, gap: number, y: number, h: number, color: string) =>
    Array.from({ length: n }, (_, i) => box(x + i * gap, y, gap * 0.42, h, 2, color)).join('');
  return [
    sheet(2, box(-310, -150, 620, 150, 3, shade), box(-322, -162, 644, 16, 3, stone)),
    ...[-278, -236, -194, 150, 192, 234].map(
      (x) => box(x, -128, 24, 44, 3, '#ffcf86') + box(x, -64, 24, 44, 3, '#5f3550'),
    ),
    sheet(2, box(-136, -190, 272, 190, 3, stone)),
    sheet(
      1,
      piece(
        facets([
          [-146, -190],
          [0, -246],
          [146, -190],
        ]),
        stone,
      ),
    ),
    columns(-118, 6, 44, -176, 150, shade),
    box(-136, -26, 272, 26, 2, shade),
    sheet(2, box(-104, -300, 208, 70, 3, stone)),
    sheet(2, box(-84, -372, 168, 78, 3, shade)),
    columns(-78, 8, 21, -366, 66, stone),
    sheet(1, box(-94, -384, 188, 14, 5, stone)),
    halo(0, -440, 190, '#ffe2a0', 0.55),
    sheet(2, piece('M-78-384C-78-452-44-492 0-500C44-492 78-452 78-384Z', '#f2b651')),
    piece('M-30-388C-34-448-16-484 0-498C-4-470 2-430 4-388Z', '#ffdb8e', 'opacity="0.8"'),
    sheet(1, box(-16, -530, 32, 36, 5, stone), piece('M-18-528Q0-562 18-528Z', '#f2b651')),
    stroke('M0-548V-572', '#f2b651', 5),
    ...[0, 1, 2].map((i) =>
      sheet(1, box(-160 - i * 22, i * 12, 320 + i * 44, 14, 2, i % 2 ? shade : stone)),
    ),
  ].join('');
}
