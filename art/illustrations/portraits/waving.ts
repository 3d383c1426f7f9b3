import { deeper, lighter } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import type { Cut, Kit } from './kit.ts';

/** Nails of both states: how far they reach below the hair. */
type Nails = { before: number; after: number; color: string };

/** A foreleg: its papers, its edge in both states, its nails. */
export type Limb = {
  edge: Edge;
  worn?: Edge;
  leg: string;
  toes?: string;
  nails: Nails;
};

/** One nail, pointing down. */
export function nail(
  x: number,
  y: number,
  wide: number,
  long: number,
  lean: number,
  color: string,
) {
  return sheet(
    1,
    piece(
      `M${x - wide} ${y}C${x - wide * 1.1} ${y + long * 0.6} ${x - wide * 0.8 + lean} ${y + long} ${x + lean} ${y + long}C${x + wide * 0.8 + lean} ${y + long} ${x + wide * 1.1} ${y + long * 0.5} ${x + wide} ${y}Q${x} ${y - wide} ${x - wide} ${y}Z`,
      color,
    ),
  );
}

const soleToes = [
  [826, 560, -38],
  [870, 514, -13],
  [926, 510, 11],
  [974, 548, 36],
] as const;

/** A soft tuft that grows out between two pads. */
const tuft =
  'M-25-26C-37-6-36 14-26 32C-23 29-20 27-16 27C-14 36-8 44 1 48C9 42 14 35 15 27C20 27 23 28 27 30C36 14 37-6 25-26Q0-40-25-26Z';

/** Its places: right, down, turn. */
const padTufts = [
  [838, 600, -4],
  [960, 596, 4],
  [899, 566, 0],
] as const;

/** The upper arm of a lifted foreleg; the breast lies over its root. */
export const upperArm = (kit: Kit, { edge, worn, leg }: Limb) =>
  kit.lay('620 620 690 590 750 616 796 690 846 790 842 852 784 862 716 816 650 740', {
    fill: deeper(leg, 0.08),
    edge,
    ...(worn && { worn }),
    grown: 2,
    lift: 2,
    seed: 5,
  });

/** A foreleg lifted like for a high five: the sole, its pads, the nails that stand out beyond. */
export function liftedLeg(kit: Kit, spec: Limb, pads: string): string {
  const { edge, worn, leg, toes = lighter(leg, 0.24), nails } = spec;
  const fur: Cut = { fill: leg, edge, ...(worn && { worn }), grown: 2 };
  const long = 21 + (kit.isBefore ? nails.before * 0.6 : nails.after);
  const pad = kit.tone(pads);
  const isShaggy = worn?.kind === 'lock' && worn.length > 20;
  return place(
    { x: 34, y: 12 },
    kit.lay('776 846 772 800 806 752 838 700 854 630 948 630 950 706 926 784 884 842 826 868', {
      ...fur,
      lift: 2,
      seed: 6,
    }),
    sheet(
      2,
      ...soleToes.map(([x, y, turn]) =>
        oval(x, y, 37, 48, kit.tone(toes), `transform="rotate(${turn} ${x} ${y})"`),
      ),
      isShaggy && kit.isBefore ? '' : oval(900, 614, 100, 92, kit.tone(toes)),
    ),
    isShaggy && kit.isBefore
      ? kit.lay('810 590 806 640 836 692 900 712 964 692 994 640 990 590 946 546 900 536 854 546', {
          fill: toes,
          edge,
          lift: 0,
          seed: 4,
          worn: lock(74, 40, 0.15, 0.7),
        })
      : '',
    ...soleToes.map(([x, y, turn]) =>
      oval(x, y + 10, 17, 22, pad, `transform="rotate(${turn} ${x} ${y})"`),
    ),
    ...soleToes.map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn + 180} ${x} ${y})">${nail(x, y + 28, 11, long, 0, kit.tone(nails.color))}</g>`,
    ),
    kit.lay('900 582 942 600 960 640 936 664 900 652 864 664 840 640 858 600', {
      fill: pads,
      lift: 1,
      worn: smoothEdge,
    }),
    ...(isShaggy && kit.isBefore ? padTufts : []).map(([x, y, turn]) =>
      sheet(
        1,
        `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(tuft, kit.tone(lighter(toes, 0.1)))}</g>`,
      ),
    ),
  );
}
