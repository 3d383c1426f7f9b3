import { piece, sheet, type Lift } from '../paper/sheet.ts';
import { hem, type Edge } from './edge.ts';
import { wear, type Cut, type Kit, type Spots } from './kit.ts';

type Rows = {
  outline: string;
  rows: readonly (readonly [y: number, sag: number])[];
  edge: Edge;
  worn?: Edge;
  fills: readonly string[];
  lift?: Lift;
  /** The middle of the rows. */
  at?: number;
};

const reach = 560;

/** Tells the clips of one picture apart. */
const checksum = (text: string) =>
  Array.from(text).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

/** Rows of hair laid over each other like shingles, the lowest first, inside an outline. */
export function shingles(
  kit: Kit,
  { outline, rows, edge, worn = wear(edge), fills, lift = 1, at = 0 }: Rows,
): string {
  const id = `coat-${rows.length}-${checksum(outline + String(rows[0]))}`;
  const parts = rows
    .map(([y, sag], i) => {
      const skew = kit.isBefore ? 22 * (i % 2 ? 1 : -1) : 0;
      const line = hem({
        from: [at - reach, y + skew],
        to: [at + reach, y - skew],
        sag,
        edge: kit.isBefore ? worn : edge,
        seed: i * 3 + 1,
      });
      const path = `M${at - reach} ${y - 1200}V${y + skew}${line}V${y - 1200}Z`;
      return sheet(lift, piece(path, kit.tone(fills[i % fills.length] ?? '#000000')));
    })
    .toReversed();
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

export type Figure = { neck: number; shoulder: number; base: number };

/** The outline of a bust around x = 0, its neck at y = 0; it leaves the picture at y = 760. */
export const bustSpots = ({ neck: n, shoulder: s, base: b }: Figure): Spots =>
  [
    [0, -60],
    [n * 0.8, -30],
    [n * 1.08, 60],
    [s * 0.9, 190],
    [s * 1.04, 350],
    [b, 560],
    [b * 1.02, 800],
    [0, 840],
    [-b * 1.02, 800],
    [-b * 1.02, 560],
    [-s * 1.08, 350],
    [-s * 0.96, 190],
    [-n * 1.12, 60],
    [-n * 0.84, -30],
  ]
    .flat()
    .join(' ');

/** A bib from the throat to the breast, `half` wide and `long`. */
export const bibSpots = (half: number, long: number): Spots =>
  [
    [10, -40],
    [half * 0.74, -10],
    [half, long * 0.34],
    [half * 0.84, long * 0.68],
    [half * 0.45, long * 0.92],
    [10, long],
    [half * -0.36, long * 0.92],
    [half * -0.74, long * 0.68],
    [half * -0.88, long * 0.34],
    [half * -0.64, -10],
  ]
    .flat()
    .join(' ');

type Coat = {
  figure: Figure;
  /** The outer cut, and what shows between its rows. */
  outer: Cut;
  rows?: {
    edge: Edge;
    worn?: Edge;
    fills: readonly string[];
    pace?: number;
    first?: number;
    sag?: number;
  };
};

/** A bust in rows of hair, or of one smooth sheet. */
export function coatBust(kit: Kit, { figure, outer, rows }: Coat): string {
  const spots = bustSpots(figure);
  const base = kit.lay(spots, { lift: 3, seed: 5, ...outer });
  if (!rows) return base;
  const { edge, worn, fills, pace = 100, first = 130, sag = 110 } = rows;
  const levels = Array.from({ length: 6 }, (_, i) => [first + i * pace, sag] as const);
  return (
    base +
    shingles(kit, {
      outline: kit.outline(spots, { seed: 5, ...outer }),
      edge,
      ...(worn && { worn }),
      fills,
      rows: levels,
    })
  );
}

/** A bib in rows. */
export function rowedBib(
  kit: Kit,
  spots: Spots,
  outer: Cut,
  edge: Edge,
  fills: readonly string[],
  levels: readonly number[],
): string {
  return shingles(kit, {
    outline: kit.outline(spots, outer),
    edge,
    fills,
    rows: levels.map((y) => [y, 120] as const),
  });
}
