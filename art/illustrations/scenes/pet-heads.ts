import { halo, place, type Picture } from '../paper/sheet.ts';
import { box } from '../paper/shapes.ts';
import { hills } from '../places/trees.ts';
import { tabby, tricolor } from '../portraits/cast.ts';
import { bustOf } from '../portraits/guests.ts';

const size = { width: 480, height: 360 } as const;

/** A head that looks over the edge of the card, in the light of the evening. */
const head = (name: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/photos/pet-${name}.webp`,
  draw: () =>
    [
      box(0, 0, size.width, size.height, 0, '#f6cfa6'),
      halo(240, 190, 230, '#fff3dc', 0.95),
      hills(size.width, [248, 228, 254, 226, 244], 360, '#e2a07c', 1),
      hills(size.width, [298, 286, 304, 284, 300], 360, '#c9653f', 2),
      draw(),
    ].join(''),
});

/** The two answers to "Dog or cat?". */
export const petHeads: readonly Picture[] = [
  head('dog', () => place({ x: 240, y: 196, scale: 0.62 }, bustOf(tricolor))),
  head('cat', () => place({ x: 240, y: 212, scale: 0.62 }, bustOf(tabby))),
];
