import { scatter, type Point } from '../paper/outline.ts';
import { box } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';

/** A grid of windows, some of them lit. */
function windows(
  [x, y]: Point,
  columns: number,
  rows: number,
  [dx, dy]: Point,
  size: Point,
  lit = 0.4,
): string {
  return Array.from({ length: columns * rows }, (_, i) => {
    const isLit = scatter(i * 1.7 + x + y) < lit;
    return box(
      x + (i % columns) * dx,
      y + Math.floor(i / columns) * dy,
      size[0],
      size[1],
      1.5,
      isLit ? '#ffcf86' : '#1b1230',
      isLit ? '' : 'opacity="0.35"',
    );
  }).join('');
}

/** A tower with windows, its foot at y = 0. */
export const tower = (x: number, width: number, height: number, color: string, lit = 0.4) =>
  place(
    { x, y: 0 },
    sheet(2, box(0, -height, width, height + 40, 3, color)),
    box(0, -height, width, 9, 3, '#ffffff22'),
    windows(
      [12, -height + 24],
      Math.floor((width - 12) / 24),
      Math.floor((height - 30) / 32),
      [24, 32],
      [12, 17],
      lit,
    ),
  );

/** Downtown from the west or south: stepped towers around the "cash register" roof. */
export const downtown = (color: string, lit = 0.35) =>
  [
    tower(0, 70, 190, color, lit),
    tower(78, 62, 260, color, lit),
    place(
      { x: 148, y: 0 },
      sheet(2, piece('M0 0V-346Q0-392 46-392H52V-376Q94-374 96-326V0Z', color)),
      windows([14, -310], 3, 9, [26, 32], [12, 17], lit),
    ),
    tower(252, 56, 300, color, lit),
    place(
      { x: 316, y: 0 },
      sheet(2, piece('M0 0V-350L38-400L76-350V0Z', color)),
      windows([12, -336], 3, 10, [24, 32], [12, 17], lit),
    ),
    tower(398, 74, 224, color, lit),
    tower(478, 60, 160, color, lit),
  ].join('');
