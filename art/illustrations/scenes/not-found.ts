import { box, oval, stroke } from '../paper/shapes.ts';
import { place, sheet, type Picture } from '../paper/sheet.ts';
import { dusk } from '../places/dusk.ts';
import { hills, maple, spruce } from '../places/trees.ts';
import { beam, van } from '../places/van.ts';

const size = { width: 1600, height: 800 } as const;
const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;

const four = (x: number) => stroke(`M${x + 34}-8V-96L${x}-36H${x + 50}`, '#211733', 13);

/** A signpost at the end of the road, its foot at y = 0. */
const signpost = () =>
  [
    sheet(2, box(86, -250, 18, 250, 4, '#5a3f57')),
    sheet(3, box(-34, -270, 262, 150, 14, '#fbf3e8')),
    stroke('M-20-256H214V-134H-20Z', '#c9653f', 5),
    place({ x: 0, y: -142 }, four(0)),
    place({ x: 0, y: -142 }, oval(98, -52, 25, 43, 'none', 'stroke="#211733" stroke-width="13"')),
    place({ x: 0, y: -142 }, four(142)),
  ].join('');

function draw(): string {
  return [
    dusk({
      ...size,
      from: 250,
      to: 306,
      horizon: 560,
      perDegree: 96,
      sun: [360, 420],
      sunSize: 62,
    }),
    hills(1600, [600, 584, 606, 588, 600, 582], 720, '#35204a', 3),
    place({ x: 110, y: 668 }, spruce(210)),
    place({ x: 1490, y: 668 }, maple(260, leaves)),
    place({ x: 1380, y: 668 }, spruce(180)),
    sheet(2, box(-60, 660, 1720, 200, 0, '#2f2440')),
    sheet(1, box(-60, 694, 1720, 12, 0, '#7a566a')),
    sheet(2, box(-60, 706, 1720, 200, 0, '#241836')),
    ...[60, 300, 540, 780, 1020, 1260, 1500].map((x) => box(x, 772, 110, 8, 4, '#7a566a')),
    place({ x: 1120, y: 716 }, signpost()),
    place({ x: 330, y: 752, scale: 0.72 }, beam(520), van()),
  ].join('');
}

/** A road at dusk where the headlights find a sign that says 404. */
export const notFoundPicture: Picture = {
  ...size,
  file: 'src/content/photos/not-found.webp',
  draw,
};
