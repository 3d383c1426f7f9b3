import { lock } from './edge.ts';
import type { Cut, Kit, Spots, State } from './kit.ts';
import { within } from './within.ts';

// Tails of pets that lie, in pixels of the picture. They rise from the rump, behind the body.

type Sheet = Cut & { spots: Spots };

/** A tail, and what has another color within its outline. */
export type Tail = Sheet & {
  marks: readonly Sheet[];
  /** A sheet that lies over all of it. */
  over?: Sheet;
};

export function drawTail(kit: Kit, { spots, marks, over, ...style }: Tail): string {
  const fur: Cut = { lift: 3, grown: 0, ...style };
  const inside = marks.map((mark) => kit.lay(mark.spots, { lift: 1, grown: 0, ...mark }));
  return [
    kit.lay(spots, fur),
    within('tail', kit.outline(spots, fur), ...inside),
    over ? kit.lay(over.spots, { lift: 2, grown: 0, ...over }) : '',
  ].join('');
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

/** A flag: one curve of short hair, and the feathers that hang from it. */
const feathers =
  '300 830 236 790 194 716 174 640 178 560 200 490 230 446 256 420 256 400 184 424 126 492 92 576 80 676 100 776 160 850 240 890 300 870';
const shorterFeathers =
  '320 860 220 830 156 760 128 670 130 580 156 500 204 436 260 396 320 400 260 520 230 640 260 760 330 800';
const flagRib =
  '306 822 246 786 200 722 180 640 182 560 204 484 244 424 286 396 308 402 294 440 256 486 230 548 220 620 228 690 262 744 330 770';
const goldenFlag: Tail = {
  spots: feathers,
  fill: '#f0d09a',
  edge: lock(66, 46, 0.2, 0.9),
  worn: lock(58, 54, 0.6, 1.1),
  seed: 5,
  marks: [
    {
      spots: shorterFeathers,
      fill: '#dfb06a',
      edge: lock(60, 34, 0.3, 0.9),
      worn: lock(56, 40, 0.6, 1.1),
      seed: 7,
    },
  ],
  over: {
    spots: flagRib,
    fill: '#cd954f',
    worn: lock(60, 20, 0.6, 0.9),
    seed: 4,
  },
};

/** A brush whose hair flows up to its tip. */
const plume =
  '296 880 226 916 150 884 100 810 80 710 92 604 132 512 196 440 272 396 318 394 316 424 286 470 266 536 262 610 274 690 290 750 310 800';
const plumeRings = (fill: string) =>
  [
    '180 360 360 340 360 470 284 476 230 456 186 416 150 400',
    '40 560 80 520 150 566 220 592 300 590 300 664 210 664 130 634 60 620',
    '40 740 100 738 180 748 300 720 330 790 210 826 120 824 60 830',
  ].map((spots) => ({ fill, spots }));
const coonPlume: Tail = {
  spots: plume,
  fill: '#c6955a',
  edge: lock(72, 32, 0.25, -0.4),
  seed: 5,
  marks: plumeRings('#744f30'),
};
/** The same unkempt: thin, its hair in strings. */
const coonStrings: Tail = {
  ...coonPlume,
  spots:
    '292 870 236 896 172 862 130 796 112 706 122 614 156 532 212 464 276 416 312 406 306 430 276 480 252 542 246 612 254 690 276 752 296 800',
  worn: lock(50, 50, 0.8, 0.6),
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
