import { scatter } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';

/** A sprig of leaves from 0,0 upward, `length` long. */
export function sprig(
  length: number,
  colors: readonly [string, string],
  leaves = 7,
  broad = 0.2,
): string {
  const parts = Array.from({ length: leaves }, (_, i) => {
    const y = -length * (0.2 + (0.8 * i) / leaves);
    const side = i % 2 ? 1 : -1;
    const reach = length * broad * (1.5 - i / leaves);
    return place(
      { x: Math.sin(y / length) * length * 0.06, y, turn: side * (62 - i * 3), scale: 1 },
      sheet(
        1,
        piece(
          `M0 0C${reach * 0.5} ${-reach * 0.4} ${reach * 0.42} ${-reach * 1.3} 0 ${-reach * 1.9}C${-reach * 0.42} ${-reach * 1.3} ${-reach * 0.5} ${-reach * 0.4} 0 0Z`,
          colors[i % 2] ?? colors[0],
        ),
      ),
    );
  });
  return (
    stroke(`M0 0Q${length * 0.05} ${-length * 0.5} 0 ${-length}`, colors[1], length * 0.022) +
    parts.join('')
  );
}

/** Round aspen leaves on a twig that hangs into the picture. */
export function aspen(colors: readonly [string, string]): string {
  const leaf = (x: number, y: number, r: number, i: number) =>
    place(
      { x, y, turn: 70 * (scatter(i * 3.3) - 0.5) },
      sheet(
        2,
        piece(
          `M0 ${-r * 0.2}C${r * 0.5} ${-r * 0.5} ${r * 1.15} ${r * 0.1} ${r * 0.8} ${r * 0.9}Q${r * 0.4} ${r * 1.5} 0 ${r * 1.75}Q${-r * 0.4} ${r * 1.5} ${-r * 0.8} ${r * 0.9}C${-r * 1.15} ${r * 0.1} ${-r * 0.5} ${-r * 0.5} 0 ${-r * 0.2}Z`,
          colors[i % 2] ?? colors[0],
        ),
      ),
    );
  const spots: [number, number, number][] = [
    [40, 60, 44],
    [120, 92, 40],
    [185, 150, 38],
    [95, 190, 34],
    [250, 100, 40],
    [330, 150, 34],
    [30, 230, 30],
    [390, 84, 28],
  ];
  return (
    stroke('M-20 20C120 40 260 60 420 70M60 34C110 80 140 110 190 140', colors[1], 8) +
    spots.map(([x, y, r], i) => leaf(x, y, r, i)).join('')
  );
}

/** A plant on the sill, at both sides. */
export const potted = (leaf: readonly [string, string], pot: string) =>
  [
    { x: 96, flip: false, scale: 1 },
    { x: 1118, flip: true, scale: 0.86 },
  ]
    .map((at) =>
      place(
        { ...at, y: 1010 },
        place({ x: 0, y: 0, turn: 8 }, sprig(420, leaf)),
        place({ x: -14, y: 0, turn: -30 }, sprig(300, leaf)),
        place({ x: 18, y: 0, turn: 40 }, sprig(240, leaf)),
        sheet(2, piece('M-74-20H74L56 124H-56Z', pot)),
        sheet(1, piece('M-84-44H84V-4H-84Z', pot)),
      ),
    )
    .join('');
