/** Units of a drawing, from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** Catmull-Rom; `isClosed` joins end and start. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const pointAt = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? {
      x: 0,
      y: 0,
    };
  const curves = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const reaching = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[leaving, reaching, to].map(toCoordinates).join(' ')}`;
  });
  return `M${toCoordinates(pointAt(0))}${curves.join('')}${isClosed ? 'Z' : ''}`;
}

function toCoordinates({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
