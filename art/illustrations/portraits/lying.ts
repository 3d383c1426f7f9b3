import { deeper, mix } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { place, sheet } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import type { Breed, Papers } from './breeds/breed.ts';
import { lock, type Edge } from './edge.ts';
import type { Cut, Kit, State } from './kit.ts';
import { farForeleg, hindFoot, nearForeleg, type Legs } from './limbs.ts';
import { tabbyBars } from './tabby-bars.ts';
import { drawTail, type Tail } from './tails.ts';
import { within } from './within.ts';

/** The head's place and size when the body lies. */
export const headOfLying = { at: [772, 434], scale: 1.03 } as const;

/** How a pet lies. */
export type Lying = {
  breed: Breed;
  /** The edge of the coat in both states. */
  edge: Edge;
  worn: Edge;
  thighWorn?: Edge;
  /** The papers of the body from the belly to the spine. */
  body: readonly [belly: string, flank: string, spine: string];
  /** The papers of the haunch, the upper lighter. */
  haunch: readonly [string, string];
  legs: Legs;
  /** The rug below, where the scene has no ground of its own. */
  rug?: string;
  breast?: { edge: Edge; worn: Edge };
  tail?: Record<State, Tail>;
};

const torso =
  '700 560 600 590 500 626 400 650 300 690 214 750 160 840 146 930 166 986 240 1010 420 1020 640 1016 820 990 880 900 860 720 800 580';
const flank = '60 640 400 500 800 500 800 860 640 900 480 930 360 900 200 960 60 1000';
const spine = '60 560 400 500 800 480 760 700 620 730 480 750 360 760 240 830 60 900';
const haunch =
  '190 850 240 776 320 734 410 748 478 800 526 866 556 926 554 958 516 976 440 976 370 984 290 1006 210 1008 162 950';

/** The light on its upper part: an arch. */
const haunchTop =
  '60 1000 60 640 640 640 640 1000 560 1000 532 950 500 892 450 850 390 830 330 826 274 846 226 890 196 944 180 1000';

const breastSpots =
  '660 560 830 560 884 620 900 720 884 820 840 890 770 930 700 916 644 860 616 780 612 690 630 610';
const chest =
  '650 550 816 550 858 624 892 694 930 776 950 870 920 956 820 984 700 980 610 930 570 820 580 680';

const longLocks = { edge: lock(66, 50, 0.4, 1), worn: lock(60, 38, 0.7, 1) };

const rugOf = (rug: string) =>
  sheet(2, oval(612, 1090, 570, 96, deeper(rug, 0.18))) +
  oval(612, 1084, 546, 84, rug) +
  oval(612, 1084, 514, 73, 'none', `stroke="${deeper(rug, 0.16)}" stroke-width="5"`) +
  contact(560, 1076, 440);

/** The sheets of the body: the coat itself, and those that its outline cuts off. */
const furOf = ({ body, edge, worn }: Lying): Cut => ({
  fill: body[0],
  edge,
  worn,
  seed: 4,
  lift: 3,
});
const innerOf = (spec: Lying): Cut => ({ ...furOf(spec), lift: 1, grown: 0 });

function drawTorso(kit: Kit, spec: Lying): string {
  const fur = furOf(spec);
  const inner = innerOf(spec);
  return (
    kit.lay(torso, fur) +
    within(
      'torso',
      kit.outline(torso, fur),
      kit.lay(flank, { ...inner, fill: spec.body[1], seed: 3 }),
      kit.lay(spine, { ...inner, fill: spec.body[2], seed: 6 }),
      tabbyBars(kit, 'back', spec.legs.stripes),
    )
  );
}

/** Hair of the rump that grows up over the root of the tail. */
const rump = '170 880 172 800 196 752 240 722 290 712 336 728 350 780 300 860';
const drawRump = (kit: Kit, { body }: Lying): string =>
  kit.lay(rump, { fill: body[2], edge: lock(54, 40, 0.4, -0.5), grown: 0, lift: 1, seed: 3 });

function drawHaunch(kit: Kit, spec: Lying): string {
  const [shade, light] = spec.haunch;
  const { thighWorn = lock(66, 22, 0.8, 0.9), legs } = spec;
  const fur: Cut = { ...furOf(spec), fill: mix(shade, light, 0.45), seed: 9, grown: 0 };
  const thigh = { ...fur, worn: thighWorn };
  // Between the bars of a tabby the light would be too much.
  const inside = legs.stripes
    ? tabbyBars(kit, 'haunch', legs.stripes)
    : kit.lay(haunchTop, { ...innerOf(spec), worn: lock(92, 20, 0.4, 0.6), fill: light, seed: 5 });
  return kit.lay(haunch, thigh) + within('haunch', kit.outline(haunch, thigh), inside);
}

/** Lying toward us like a sphinx, its back and haunch to the left. */
export const lying =
  (spec: Lying) =>
  (kit: Kit, papers: Papers): string => {
    const { breed, legs, tail } = spec;
    // The outline of the breast would cut off the bust's own bars.
    const { stripes: _, ...plain } = papers;
    const bust = place({ x: 744, y: 590, scale: 0.8 }, breed.bust(kit, plain));
    const sides: Cut = { ...innerOf(spec), seed: 2, worn: lock(60, 22, 0.8, 0.5) };
    const locks: Cut = { ...longLocks, ...spec.breast, fill: '', grown: 0, seed: 4 };
    const shoulderBars = tabbyBars(kit, 'shoulder', legs.stripes);
    return [
      spec.rug ? rugOf(spec.rug) : contact(560, 1076, 440),
      tail ? drawTail(kit, tail[kit.state]) : '',
      tail ? drawRump(kit, spec) : '',
      drawTorso(kit, spec),
      hindFoot(kit, legs),
      drawHaunch(kit, spec),
      farForeleg(kit, legs),
      sheet(3, within('chest', kit.outline(chest, sides), bust, shoulderBars)),
      nearForeleg(kit, legs),
      sheet(2, within('breast', kit.outline(breastSpots, locks), bust)),
    ].join('');
  };
