import { place, type Picture } from '../paper/sheet.ts';
import { drawDev } from '../people/dev.ts';
import { drawJune } from '../people/june.ts';
import { drawMaren } from '../people/maren.ts';
import { dusk, type Dusk } from '../places/dusk.ts';
import { hills } from '../places/trees.ts';

const size = { width: 1000, height: 1250 } as const;

/** Everyone stands before the same evening, each in front of another part of the range. */
const evening = (from: number, to: number): Dusk => ({
  ...size,
  from,
  to,
  horizon: 900,
  perDegree: 96,
  sun: [500, 430],
  sunSize: 128,
});

const portrait = (name: string, view: Dusk, draw: () => string): Picture => ({
  ...size,
  file: `src/content/groomers/photos/${name}.webp`,
  draw: () =>
    dusk(view) +
    hills(size.width, [930, 900, 936, 906, 930], 1250, '#3d2147', 3) +
    place({ x: 0, y: 0 }, draw()),
});

/** The three groomers, each with a pet of their kind before the evening range. */
export const groomerPortraits: readonly Picture[] = [
  portrait('maren', evening(234, 284), drawMaren),
  portrait('dev', evening(262, 312), drawDev),
  portrait('june', evening(280, 330), drawJune),
];
