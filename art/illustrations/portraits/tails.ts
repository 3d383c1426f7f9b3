import { lock } from './edge.ts';
import type { Cut, Kit, Spots, State } from './kit.ts';
import { within } from './within.ts';

// Tails of pets that lie, in pixels of the picture. They rise from the rump, behind the body.

type Sheet = Cut & { spots: Spots };

/** A tail, and what has another color within its outline. */
export type Tail = Sheet & { marks: readonly Sheet[] };

export function drawTail(kit: Kit, { spots, marks, ...style }: Tail): string {
  const fur: Cut = { lift: 3, grown: 0, ...style };
  const inside = marks.map((mark) => kit.lay(mark.spots, { lift: 1, grown: 0, ...mark }));
  return kit.lay(spots, fur) + within('tail', kit.outline(spots, fur), ...inside);
}

/** A sickle over the back. */
const sickle =
  '300 800 222 850 162 800 114 710 98 610 122 510 192 446 282 436 330 476 352 540 320 580 288 566 262 590 258 650 286 720';

const flow = lock(44, 40, 0.5, 0.3);
const ragged = lock(40, 46, 1, 0.8);

const huskySickle: Tail = {
  spots: sickle,
  fill: '#fbf7f0',
  edge: lock(58, 34, 0.4, 0.4),
  worn: ragged,
  seed: 5,
  marks: [
    {
      spots: '62 900 62 400 202 400 254 470 212 520 182 590 186 680 232 780 320 860',
      fill: '#a4a8b2',
      edge: flow,
      worn: ragged,
      seed: 8,
    },
    {
      spots: '62 900 62 420 152 430 198 480 158 540 138 610 148 700 202 800 282 900',
      fill: '#5f6471',
      edge: flow,
      worn: ragged,
      seed: 4,
    },
  ],
};

/** A flag, its feathers below. */
const flag =
  '300 760 250 716 196 640 166 560 150 470 114 520 94 620 100 720 132 810 186 870 262 890 300 860';
const goldenFlag: Tail = {
  spots: flag,
  fill: '#ecc78c',
  edge: lock(64, 44, 0.4, 0.7),
  worn: lock(50, 52, 0.9, 1),
  seed: 5,
  marks: [
    {
      spots: '340 700 256 660 150 400 110 480 138 620 192 720 256 790 320 830',
      fill: '#c98f4c',
      edge: flow,
      worn: ragged,
      seed: 4,
    },
  ],
};

/** A brush that swings up to a curl. */
const plume =
  '296 880 222 920 146 880 98 800 76 690 88 580 138 484 216 424 291 410 344 440 306 506 268 546 238 606 232 680 252 750 286 790';
const plumeRings = (fill: string) =>
  [
    '248 380 420 380 420 580 318 540 283 486',
    '82 560 98 440 172 440 254 560 246 606 182 560 132 540',
    '42 700 52 640 142 650 242 650 246 694 152 706',
    '72 850 82 790 162 780 246 740 266 776 192 826 118 870',
  ].map((spots) => ({ fill, spots }));
const coonPlume: Tail = {
  spots: plume,
  fill: '#bd8c52',
  edge: lock(58, 38, 0.4, 0.3),
  seed: 5,
  marks: plumeRings('#7d5836'),
};
/** The same unkempt: its hair hangs together in strings. */
const coonStrings: Tail = {
  ...coonPlume,
  spots:
    '296 880 228 904 166 870 126 796 106 694 118 594 162 508 228 450 289 434 320 452 295 494 256 530 222 594 212 680 236 754 286 800',
  worn: lock(38, 50, 1, 0.9),
};

/** Bands across an upright tail. */
const rings = (fill: string) =>
  [
    '40 380 280 380 270 512 160 540 50 520',
    '40 620 140 570 270 590 270 628 150 612 40 664',
    '40 730 140 684 260 700 260 740 150 728 40 780',
    '60 836 150 796 270 780 290 816 170 840 80 890',
  ].map((spots) => ({ fill, spots }));

/** A short-haired one with a hook. */
const slim: Tail = {
  spots:
    '280 850 220 900 160 880 110 810 90 710 98 600 124 510 160 470 200 486 204 530 176 560 164 620 164 700 186 770 230 800',
  fill: '#9a928c',
  edge: lock(46, 6, 0.4, 0.5),
  worn: lock(34, 24, 1, 0.7),
  marks: rings('#4d4644'),
};

/** Short and upright. */
const carrot = (fill: string): Tail => ({
  spots: '270 790 200 820 150 760 130 680 134 600 160 560 196 570 212 620 220 690 250 740',
  fill,
  edge: lock(44, 16, 0.4, 0.6),
  worn: lock(46, 34, 0.9, 0.9),
  marks: [],
});

/** Long hair that falls over the rump. */
const fountain: Tail = {
  spots:
    '300 800 210 840 140 800 94 720 84 620 116 530 180 480 266 490 324 540 344 620 304 660 266 620 236 650 246 720',
  fill: '#fbf4ea',
  edge: lock(58, 40, 0.4, 0.6),
  worn: lock(48, 40, 0.9, 1),
  seed: 5,
  marks: [
    {
      spots: '30 900 30 400 180 440 220 520 170 580 150 660 190 760 260 900',
      fill: '#cd9855',
      edge: flow,
      worn: ragged,
    },
  ],
};

type Tails = Record<State, Tail>;
const both = (tail: Tail): Tails => ({ before: tail, after: tail });

export const huskyTail = both(huskySickle);
export const goldenTail = both(goldenFlag);
export const maineCoonTail: Tails = { before: coonStrings, after: coonPlume };
export const tabbyTail = both(slim);
export const shihTzuTail = both(fountain);
export const schnauzerTail = (fill: string) => both(carrot(fill));
