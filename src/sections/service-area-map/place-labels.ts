import type { Point } from '@/ui/smooth-path';

type Named = { readonly name: string; readonly point: Point };
type Box = { left: number; right: number; top: number; bottom: number };

/** Where a name stands: its baseline, and which end of it is there. */
export type Label = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
};

/**
 * Puts each name beside its place where it covers no other name and no dot; right of it first. What finds no
 * room is left out, so a larger type gives fewer names.
 */
export function placeLabels(places: readonly Named[], fontSize: number, width: number): Label[] {
  const taken: Box[] = places.map(({ point: { x, y } }) => around(x, y, 8));
  const labels: Label[] = [];
  for (const place of places) {
    const free = candidates(place, fontSize).find(({ label, box }) => {
      const own = around(place.point.x, place.point.y, 8);
      return (
        box.left > 0 &&
        box.right < width &&
        !taken.some((other) => !isSame(other, own) && overlaps(box, other)) &&
        label
      );
    });
    if (!free) continue;
    taken.push(free.box);
    labels.push(free.label);
  }
  return labels;
}

function candidates({ name, point: { x, y } }: Named, size: number): { label: Label; box: Box }[] {
  // Figtree semibold is about 0.56 em wide a letter.
  const width = name.length * size * 0.56;
  const gap = size * 0.65;
  const place = (anchor: Label['anchor'], dx: number, dy: number) => {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    const baseline = y + dy;
    return {
      label: { name, x: Math.round(x + dx), y: Math.round(baseline), anchor },
      box: {
        left,
        right: left + width,
        top: baseline - size * 0.8,
        bottom: baseline + size * 0.25,
      },
    };
  };
  return [
    place('start', gap, size * 0.33),
    place('end', -gap, size * 0.33),
    place('middle', 0, -gap),
    place('middle', 0, gap + size * 0.7),
    place('start', gap * 0.7, size * 1.1),
    place('end', -gap * 0.7, size * 1.1),
    place('start', gap * 0.7, -size * 0.45),
    place('end', -gap * 0.7, -size * 0.45),
  ];
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isSame(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
