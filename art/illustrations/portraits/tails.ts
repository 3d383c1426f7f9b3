import { lock } from './edge.ts';
import type { Cut, Kit, Spots, State } from './kit.ts';

// Tails of pets that lie, in pixels of the picture. They rise from the rump, behind the body.

type Sheet = Cut & { spots: Spots };

/** A tail, and what has another color within its outline. */
export type Tail = Sheet & { marks: readonly Sheet[] };

export function drawTail(kit: Kit, { spots, marks, ...style }: Tail): string {
  const fur: Cut = { lift: 3, grown: 0, ...style };
  const inside = marks.map((mark) => kit.lay(mark.spots, { lift: 1, grown: 0, ...mark }));
  return `${kit.lay(spots, fur)}<clipPath id="tail"><path d="${kit.outline(spots, fur)}"/></clipPath><g clip-path="url(#tail)">${inside.join('')}</g>`;
}

/** A sickle over the back. */
const sickle =
  '300 800 200 850 140 800 92 710 76 610 100 510 170 446 260 436 330 476 352 540 320 580 274 566 240 590 236 650 270 720';

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
      spots: '40 900 40 400 180 400 232 470 190 520 160 590 164 680 210 780 320 860',
      fill: '#a4a8b2',
      edge: flow,
      worn: ragged,
      seed: 8,
    },
    {
      spots: '40 900 40 420 130 430 176 480 136 540 116 610 126 700 180 800 260 900',
      fill: '#5f6471',
      edge: flow,
      worn: ragged,
      seed: 4,
    },
  ],
};

/** A flag, its feathers below. */
const flag =
  '300 760 224 716 170 640 140 560 124 470 88 520 68 620 74 720 106 810 160 870 236 890 300 860';
const goldenFlag: Tail = {
  spots: flag,
  fill: '#ecc78c',
  edge: lock(64, 44, 0.4, 0.7),
  worn: lock(50, 52, 0.9, 1),
  seed: 5,
  marks: [
    {
      spots: '340 700 230 660 124 400 84 480 112 620 166 720 230 790 320 830',
      fill: '#c98f4c',
      edge: flow,
      worn: ragged,
      seed: 4,
    },
  ],
};

/** A brush that swings up to a curl. */
const plume =
  '290 880 200 920 124 880 76 800 54 690 66 580 116 484 194 424 280 410 344 440 306 506 246 546 216 606 210 680 230 750 270 790';
const plumeRings = (fill: string) =>
  [
    '226 380 420 380 420 580 318 540 262 486',
    '60 560 76 440 150 440 232 560 224 606 160 560 110 540',
    '20 700 30 640 120 650 220 650 224 694 130 706',
    '50 850 60 790 140 780 224 740 244 776 170 826 96 870',
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
    '290 880 206 904 144 870 104 796 84 694 96 594 140 508 206 450 276 434 320 452 288 494 234 530 200 594 190 680 214 754 270 800',
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
