import type { Point } from '@/ui/marks/smooth-path';

type Named = { readonly name: string; readonly point: Point };

/** In map units. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Figtree semibold, as a share of the font size. */
const letterWidth = 0.56;

/** Baseline point, and which end of the name is there. */
export type Label = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
};

type Room = {
  /** The part of the map that all its screens show. */
  view: Box;
  /** Already covered: the van, the names of the rings. */
  taken: readonly Box[];
  size: number;
};

/** Right of its dot if possible. A name that would be cut off, or cover another name or dot, is left out. */
export function areaLabels(areas: readonly Named[], { view, taken, size }: Room): Label[] {
  const dots = areas.map(({ point: { x, y } }) => boxAround(x, y, 8));
  const covered = [...taken, ...dots];
  const labels: Label[] = [];
  for (const area of areas) {
    const ownDot = boxAround(area.point.x, area.point.y, 8);
    const free = candidates(area, size).find(
      ({ box }) =>
        isWithin(box, view) &&
        !covered.some((other) => !isSame(other, ownDot) && overlaps(box, other)),
    );
    if (!free) continue;
    covered.push(free.box);
    labels.push(free.label);
  }
  return labels;
}

export function labelBox(name: string, { x, y }: Point, size: number): Box {
  const half = (name.length * size * letterWidth) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.25 };
}

export function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function candidates({ name, point: { x, y } }: Named, size: number): { label: Label; box: Box }[] {
  const width = name.length * size * letterWidth;
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

function isSame(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top;
}

export function isWithin(one: Box, other: Box): boolean {
  return (
    one.left > other.left &&
    one.right < other.right &&
    one.top > other.top &&
    one.bottom < other.bottom
  );
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
