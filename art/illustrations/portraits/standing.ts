import { deeper, lighter } from '../paper/mix.ts';
import { stroke } from '../paper/shapes.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Papers } from './breeds/breed.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import { pointsOf, type Cut, type Kit, type Spots } from './kit.ts';
import { builds, type Build } from './builds.ts';

type Standing = {
  build: Build;
  edge: Edge;
  worn: Edge;
  rows?: { edge: Edge; worn?: Edge; fills: readonly string[] };
  /** Breast and belly, and the legs below the elbow with the edge of their hair. */
  under: string;
  leg: string;
  legEdge?: Edge;
  tail: {
    before: Spots;
    after: Spots;
    fill: string;
    edge: Edge;
    worn?: Edge;
    /** What has another color on it, the root first. */
    marks?: readonly { spots: Spots; fill: string; edge?: Edge }[];
    /** How much fuller it is after the groom, in pixels. */
    grown?: number;
  };
  /** How far a short-legged body sinks. */
  low?: number;
  britches?: { before: Edge; after: Edge; fill: string };
  stripes?: string;
};

const elbow = 820;
const wrist = 1010;

/** The places of a body that has sunk by `low`: its legs are shorter, its paws stay. */
const sunk = (spots: Spots, low: number): Spots =>
  pointsOf(spots)
    .flatMap(([x, y]) => [
      x,
      y + low * (y < elbow ? 1 : y > wrist ? 0 : (wrist - y) / (wrist - elbow)),
    ])
    .join(' ');

const toes = (x: number, color: string) =>
  stroke(`M${x - 12} 1050V1070M${x + 14} 1050V1070`, deeper(color, 0.4), 4, 'opacity="0.55"');

/** Standing with the flank to us and the head turned. */
export const standing =
  (spec: Standing) =>
  (kit: Kit, papers: Papers): string => {
    const { build, edge, worn, under, leg, legEdge = lock(34, 8, 0.3, 0.6), tail, low = 0 } = spec;
    const body = builds[build];
    const coat = papers.saddle ?? papers.coat;
    const fur: Cut = { fill: coat, edge, worn, seed: 4, lift: 3 };
    const short: Cut = { ...fur, edge: smoothEdge, worn: lock(40, 10, 0.8, 0.7), grown: 0, lift: 2 };
    const lay = (spots: Spots, cut: Cut) => kit.lay(sunk(spots, low), cut);
    const sock: Cut = {
      fill: leg,
      edge: legEdge,
      worn: lock(38, 12, 0.8, 0.7),
      lift: 1,
      seed: 3,
      grown: 2,
    };
    const far = (x: number, content: string) =>
      `<g transform="translate(${x} -14)">${content}</g>`;
    const shade = deeper(coat, 0.3);
    const farSock = deeper(leg, 0.3);
    const tailFur: Cut = {
      fill: tail.fill,
      edge: tail.edge,
      ...(tail.worn && { worn: tail.worn }),
      grown: 0,
      lift: 3,
      seed: 5,
    };
    return [
      contact(590, 1064, 420),
      far(
        104,
        lay(body.hindLeg, { ...short, fill: shade }) +
          lay(body.hindSock, { ...sock, fill: farSock }),
      ),
      far(
        -84,
        lay(body.foreleg, { ...short, fill: shade }) +
          lay(body.foreSock, { ...sock, fill: farSock }),
      ),
      lay(kit.isBefore ? tail.before : tail.after, tailFur),
      ...(tail.marks ?? []).map(({ spots, ...mark }) =>
        lay(spots, { ...tailFur, ...mark, lift: 1 }),
      ),
      lay(body.neck, { ...fur, seed: 8, lift: 2 }),
      lay(body.torso, { ...fur, fill: spec.rows ? deeper(coat, 0.06) : coat }),
      spec.rows
        ? shingles(kit, {
            outline: kit.outline(sunk(body.torso, low), fur),
            ...spec.rows,
            rows: [650, 730, 810].map((y) => [y + low, 16]),
            at: 600,
          })
        : '',
      ...(spec.stripes ? body.stripes : []).map((spots) =>
        lay(spots, { fill: spec.stripes ?? coat, lift: 1, worn: smoothEdge }),
      ),
      lay(body.belly, { fill: under, edge: lock(54, 16, 0.4, 0.7), worn, grown: 2, seed: 7 }),
      lay(body.hindLeg, { ...short, fill: lighter(coat, 0.05), lift: 1, grown: 2 }),
      lay(body.hindSock, sock),
      toes(356, leg),
      spec.britches
        ? lay(body.britches, {
            fill: spec.britches.fill,
            edge: spec.britches.after,
            worn: spec.britches.before,
            seed: 6,
          })
        : '',
      lay(body.foreleg, { ...short, fill: lighter(coat, 0.05), lift: 1, grown: 2 }),
      lay(body.foreSock, sock),
      toes(866, leg),
      lay(body.breast, { fill: under, edge: lock(52, 22, 0.4, 0.8), worn, lift: 2, seed: 9 }),
    ].join('');
  };
