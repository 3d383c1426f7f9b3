import { deeper, lighter } from '../paper/mix.ts';
import { piece, sheet, type Lift } from '../paper/sheet.ts';
import { hem, lock, type Edge } from './edge.ts';
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
    [n * 1.02, 50],
    [s * 0.86, 130],
    [s * 1.08, 230],
    [s * 1.12, 350],
    [b * 0.98, 520],
    [b * 0.96, 800],
    [0, 840],
    [-b * 0.96, 800],
    [-b * 0.98, 520],
    [-s * 1.14, 350],
    [-s * 1.1, 230],
    [-s * 0.9, 130],
    [-n * 1.06, 50],
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
  /** The paper of the forelegs, where it is not that of the coat. */
  leg?: string;
};

/** Both sides of a body, from places of the right one. */
const sides = (kit: Kit, spots: readonly (readonly [number, number])[], style: Cut) =>
  ([1, -1] as const)
    .map((side) =>
      kit.lay(spots.flatMap(([x, y]) => [side * x, y]).join(' '), {
        ...style,
        seed: (style.seed ?? 1) + side,
      }),
    )
    .join('');

/** The upper arms of short hair: without locks, they are what makes shoulders. */
const arms = (kit: Kit, { shoulder: s, base: b }: Figure, { fill }: Cut) =>
  sides(
    kit,
    [
      [s * 0.56, 170],
      [s * 0.8, 138],
      [s * 1.02, 226],
      [s * 1.09, 350],
      [b * 0.95, 520],
      [b * 0.93, 840],
      [s * 0.66, 840],
      [s * 0.66, 520],
      [s * 0.56, 380],
      [s * 0.46, 260],
    ],
    { fill, lift: 2 },
  );

/** The forelegs, as far as a bust shows them: two columns that part below the breast. */
const forelegs = (kit: Kit, { shoulder: s }: Figure, { fill, edge, worn }: Cut) =>
  sides(
    kit,
    [
      [s * 0.06, 860],
      [s * 0.05, 500],
      [s * 0.1, 400],
      [s * 0.3, 340],
      [s * 0.56, 346],
      [s * 0.68, 440],
      [s * 0.66, 600],
      [s * 0.64, 860],
    ],
    { fill, lift: 2, seed: 4, ...(edge && { edge }), ...(worn && { worn }) },
  );

/** A bust in rows of hair, or of one smooth sheet, with shoulders and the forelegs below them. */
export function coatBust(kit: Kit, { figure, outer, rows, leg }: Coat): string {
  const spots = bustSpots(figure);
  const base = kit.lay(spots, { lift: 3, seed: 5, ...outer });
  if (!rows) {
    const limb = { ...outer, fill: lighter(outer.fill, 0.08) };
    return base + arms(kit, figure, limb) + forelegs(kit, figure, limb);
  }
  const { edge, worn, fills, pace = 100, first = 130, sag = 110 } = rows;
  const levels = Array.from({ length: 6 }, (_, i) => [first + i * pace, sag] as const);
  const legs = forelegs(kit, figure, { ...outer, fill: leg ?? fills[0] ?? outer.fill });
  return (
    base +
    shingles(kit, {
      outline: kit.outline(spots, { seed: 5, ...outer }),
      edge,
      ...(worn && { worn }),
      fills,
      rows: levels,
    }) +
    legs
  );
}

type Breast = Pick<Cut, 'fill' | 'worn' | 'grown'> & {
  half: number;
  long: number;
  edge?: Edge;
  /** The lowest bib, between the coat and the breast, and the uppermost one. */
  under?: string;
  over?: string;
};

/** A breast of three bibs, each a step lighter and shorter than the one below it. */
export function breast(
  kit: Kit,
  {
    half,
    long,
    fill,
    edge = lock(62, 48, 0.35, 0.9),
    under = deeper(fill, 0.1),
    over = lighter(fill, 0.3),
    ...style
  }: Breast,
): string {
  const bib = (share: number, length: number, paper: string, seed: number, lift: Lift) =>
    kit.lay(bibSpots(half * share, long * length), { ...style, fill: paper, edge, seed, lift });
  return bib(1, 1, under, 3, 2) + bib(0.78, 0.73, fill, 5, 1) + bib(0.58, 0.48, over, 7, 1);
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
