import { deeper, lighter } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
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
export function nail(x: number, y: number, wide: number, long: number, lean: number, color: string) {
  return sheet(
    1,
    piece(
      `M${x - wide} ${y}C${x - wide * 1.1} ${y + long * 0.6} ${x - wide * 0.5 + lean} ${y + long} ${x + lean} ${y + long}C${x + wide * 0.7 + lean} ${y + long * 0.9} ${x + wide * 1.1} ${y + long * 0.5} ${x + wide} ${y}Z`,
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

/** A few thin hairs from one root. */
const tuft =
  'M-11-16C-24 2-26 18-22 34C-16 20-12 12-8 8C-8 22-4 38 2 50C4 36 6 22 6 8C12 14 16 20 22 30C22 12 18-2 11-16Q0-24-11-16Z';

/** Where hair grows out between the pads of a sole: right, down, turn. */
const padTufts = [
  [850, 572, 24],
  [899, 556, 2],
  [948, 572, -20],
  [838, 636, 30],
  [964, 634, -28],
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
  const long = 24 + (kit.isBefore ? nails.before * 1.1 : nails.after);
  const pad = kit.tone(pads);
  const isShaggy = worn?.kind === 'lock' && worn.length > 20;
  const hair = kit.tone(lighter(leg, 0.1));
  return [
    kit.lay('776 846 772 800 806 752 838 700 854 630 948 630 950 706 926 784 884 842 826 868', {
      ...fur,
      lift: 2,
      seed: 6,
    }),
    ...soleToes.map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn + 180} ${x} ${y})">${nail(x, y + 26, 15, long, kit.isBefore ? 12 : 0, kit.tone(nails.color))}</g>`,
    ),
    isShaggy && kit.isBefore
      ? kit.lay('826 660 860 640 900 634 940 640 974 660 958 702 900 722 842 702', {
          ...fur,
          fill: deeper(leg, 0.06),
          seed: 11,
          edge: smoothEdge,
          worn: lock(46, 30, 0.6, 1.6),
        })
      : '',
    sheet(
      2,
      ...soleToes.map(([x, y, turn]) =>
        oval(x, y, 37, 48, kit.tone(toes), `transform="rotate(${turn} ${x} ${y})"`),
      ),
      oval(900, 614, 100, 92, kit.tone(toes)),
    ),
    ...soleToes.map(([x, y, turn]) =>
      oval(x, y + 10, 17, 22, pad, `transform="rotate(${turn} ${x} ${y})"`),
    ),
    kit.lay('900 582 942 600 960 640 936 664 900 652 864 664 840 640 858 600', {
      fill: pads,
      lift: 1,
      worn: smoothEdge,
    }),
    isShaggy && kit.isBefore
      ? sheet(
          1,
          ...padTufts.map(
            ([x, y, turn]) =>
              `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(tuft, hair)}</g>`,
          ),
        )
      : '',
  ].join('');
}
