import { deeper, lighter } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { place, sheet } from '../paper/sheet.ts';
import { ink } from '../paper/ink.ts';
import type { Breed, Papers } from './breeds/breed.ts';
import type { Edge } from './edge.ts';
import { kitFor, type Cut, type Kit, type State } from './kit.ts';
import { paw } from './limbs.ts';
import { lying, type Lying } from './lying.ts';
import { worn, type Wear } from './wears.ts';
import { within } from './within.ts';

// Pets of the portraits within a scene: the middle of the head is at 0,0.

export type Guest = {
  breed: Breed;
  papers: Papers;
  /** Degrees by which the head turns to the right, and tilts. */
  yaw?: number;
  roll?: number;
  wears?: readonly Wear[];
  state?: State;
  dull?: number;
  onHead?: string;
};

/** The head alone. */
export const headOf = ({
  breed,
  papers,
  yaw = 12,
  roll = 0,
  state = 'after',
  dull = 0.24,
  onHead = '',
}: Guest) =>
  place(
    { x: 0, y: 0, turn: roll },
    breed.head(kitFor(state, yaw, dull * 0.5), papers),
    onHead,
  );

const bodyKit = ({ state = 'after', yaw = 12, dull }: Guest) => kitFor(state, yaw * 0.5, dull);

const dressed = (kit: Kit, { breed, papers, wears = [] }: Guest) =>
  breed.bust(kit, papers) +
  wears.map((wear) => worn(wear, breed.neck, kit.tone(papers.coat))).join('');

/** Head and breast, down to `low`: something of the scene has to hide where they end. */
export const bustOf = (guest: Guest, low = 1000) =>
  within(
    `bust-${low}`,
    `M-900-900H900V${low}H-900Z`,
    place({ x: -30, y: 160 }, dressed(bodyKit(guest), guest)),
  ) + headOf(guest);

/** How a pet looks below its breast where it sits. */
export type Seat = {
  edge: Edge;
  haunch: string;
  toes: string;
  /** Half the width of the shoulders, and where the feet stand below the neck. */
  shoulder?: number;
  feet?: number;
  /** The paper of a tail that lies round the feet, as a cat's does. */
  tail?: string;
};

/** A whole pet that sits toward us; its feet stand about `feet` + 200 below the head's middle. */
export function sitting(guest: Guest, seat: Seat): string {
  const { edge, haunch, toes, shoulder = 300, feet = 590, tail } = seat;
  const kit = bodyKit(guest);
  const body = dressed(kit, guest);
  const s = shoulder / 300;
  const [top, low] = [feet - 300, feet + 24];
  const spots = (...points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => `${x * s} ${y}`).join(' ');
  const mirrored = (points: readonly (readonly [number, number])[], side: 1 | -1) =>
    spots(...points.map(([x, y]) => [x * side, y] as const));
  const thigh = [
    [150, low - 16],
    [150, top + 130],
    [206, top + 30],
    [286, top - 14],
    [352, top + 24],
    [396, top + 110],
    [404, top + 210],
    [384, low - 34],
    [330, low],
    [230, low + 4],
  ] as const;
  const light = [
    [206, top + 120],
    [250, top + 46],
    [306, top + 22],
    [348, top + 62],
    [366, top + 130],
    [340, top + 150],
    [286, top + 132],
    [238, top + 160],
  ] as const;
  const fur: Cut = { fill: haunch, edge, lift: 2, grown: 0, seed: 4 };
  const side = (of: 1 | -1) =>
    kit.lay(mirrored(thigh, of), { ...fur, fill: of === 1 ? deeper(haunch, 0.1) : haunch }) +
    kit.lay(mirrored(light, of), { ...fur, fill: lighter(haunch, of === 1 ? 0.04 : 0.12), lift: 1 }) +
    paw(kit, { toes: deeper(toes, 0.08) }, { x: of * 296 * s, y: feet + 8, scale: 0.92 * s, turn: of * -9 }, 3);
  const legs = `M${-214 * s} 330H${214 * s}L${206 * s} ${low}H${12 * s}L${6 * s} ${top + 150}H${-6 * s}L${-12 * s} ${low}H${-206 * s}Z`;
  const trunk = `M-520-160H520V${top + 40}C${470 * s} ${top + 200} ${380 * s} ${low} ${280 * s} ${low}H${-280 * s}C${-380 * s} ${low} ${-470 * s} ${top + 200} -520 ${top + 40}Z`;
  return (
    place(
      { x: -30, y: 160 },
      oval(0, feet + 46, 420 * s, 34, ink.night, 'opacity="0.45" filter="url(#soft)"'),
      sheet(3, within(`trunk-${feet}-${shoulder}`, trunk, body)),
      side(1),
      side(-1),
      tail
        ? kit.lay(
            spots(
              [420, feet - 60],
              [456, feet + 10],
              [400, feet + 62],
              [270, feet + 80],
              [120, feet + 76],
              [60, feet + 56],
              [66, feet + 24],
              [130, feet + 14],
              [260, feet + 20],
              [350, feet - 10],
            ),
            { ...fur, fill: tail, lift: 2 },
          )
        : '',
      sheet(2, within(`legs-${feet}-${shoulder}`, legs, body)),
      paw(kit, { toes: deeper(toes, 0.04) }, { x: 112 * s, y: feet + 18, scale: 1.12 * s }, 4),
      paw(kit, { toes }, { x: -112 * s, y: feet + 22, scale: 1.16 * s }, 6),
    ) + headOf(guest)
  );
}

/** A pet that lies like the winners, its head's middle at 0,0 and its back to the left. */
export const lyingAt = (guest: Guest, { rug: _, ...spec }: Omit<Lying, 'breed'>) =>
  place(
    { x: -772, y: -434 },
    lying({ ...spec, breed: guest.breed })(bodyKit(guest), guest.papers),
    place({ x: 772, y: 434, scale: 1.03 }, headOf(guest)),
  );

/** Two forepaws over an edge at y = 0. */
export const pawsOver = (apart: number, toes: string, scale: number) => {
  const kit = kitFor('after', 0);
  return [apart, -apart]
    .map((x) => paw(kit, { toes }, { x, y: 6, scale }, 4))
    .join('');
};
