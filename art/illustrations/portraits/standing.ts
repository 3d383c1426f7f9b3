import { deeper, lighter } from '../paper/mix.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Papers } from './breeds/breed.ts';
import { lock, type Edge } from './edge.ts';
import type { Cut, Kit, Spots } from './kit.ts';

type Standing = {
  edge: Edge;
  worn: Edge;
  rows?: { edge: Edge; worn?: Edge; fills: readonly string[] };
  /** Belly, legs below the elbow, and the tail in both states. */
  under: string;
  leg: string;
  tail: {
    before: Spots;
    after: Spots;
    fill: string;
    edge: Edge;
    worn?: Edge;
    tip?: Spots;
    tipFill?: string;
  };
  /** How far a short-legged body sinks. */
  low?: number;
  britches?: { before: Edge; after: Edge; fill: string };
  stripes?: string;
  /** What lies on the flank in this state. */
  onFlank?: (kit: Kit) => string;
};

const torso =
  '300 590 450 556 620 566 760 530 850 480 930 560 940 690 900 790 780 830 600 806 440 816 330 850 256 790 240 680';

/** Standing with the flank to us and the head turned. */
export const standing =
  (spec: Standing) =>
  (kit: Kit, papers: Papers): string => {
    const { edge, worn, under, leg, tail, low = 0, britches } = spec;
    const coat = papers.saddle ?? papers.coat;
    const fur: Cut = { fill: coat, edge, worn, seed: 4, lift: 3 };
    const foot = (x: number, top: number, wide: number, fill: string, seed: number) =>
      kit.lay(
        `${x} ${top} ${x + wide} ${top} ${x + wide - 8} ${970} ${x + wide - 4} 1020 ${x + wide + 26} 1052 ${x + wide + 10} 1074 ${x + 4} 1074 ${x + 6} 1000`,
        { fill, lift: 2, seed },
      );
    const tailFur: Cut = {
      fill: tail.fill,
      edge: tail.edge,
      ...(tail.worn && { worn: tail.worn }),
      grown: 0,
      lift: 3,
      seed: 5,
    };
    const moved = (content: string) => `<g transform="translate(0 ${low})">${content}</g>`;
    return [
      contact(590, 1066, 420),
      kit.lay(
        `380 ${740 + low} 480 ${740 + low} 490 ${800 + low * 0.8} 462 ${880 + low * 0.4} 448 940 450 1010 462 1034 490 1052 478 1074 386 1074 382 1010 378 940 392 ${890 + low * 0.3}`,
        { fill: deeper(coat, 0.28), lift: 2, seed: 2 },
      ),
      kit.lay('383 980 416 990 449 980 450 1010 462 1034 490 1052 478 1074 386 1074 382 1010', {
        fill: deeper(leg, 0.28),
        lift: 1,
      }),
      foot(752, 760 + low, 80, deeper(leg, 0.28), 3),
      moved(
        [
          kit.lay(kit.isBefore ? tail.before : tail.after, tailFur),
          tail.tip
            ? kit.lay(tail.tip, { ...tailFur, fill: tail.tipFill ?? tail.fill, lift: 1 })
            : '',
        ].join(''),
      ),
      foot(826, 740 + low, 86, leg, 4),
      moved(
        [
          kit.lay(torso, { ...fur, fill: spec.rows ? deeper(coat, 0.12) : coat }),
          spec.rows
            ? shingles(kit, {
                outline: kit.outline(torso, fur),
                ...spec.rows,
                rows: [620, 680, 740, 800, 860].map((y) => [y, 16]),
                at: 600,
              })
            : '',
          spec.stripes
            ? sheet(
                1,
                [390, 480, 570, 660]
                  .map((x, i) =>
                    piece(
                      `M${x} 556Q${x + 44} 560 ${x + 50} 566Q${x + 50} 640 ${x + 4 + i * 3} 720Q${x + 18} 640 ${x} 556Z`,
                      kit.tone(spec.stripes ?? ''),
                    ),
                  )
                  .join(''),
              )
            : '',
          kit.lay(
            '880 560 936 640 930 720 880 800 760 834 600 812 470 818 600 776 740 770 820 690',
            {
              fill: under,
              edge: lock(60, 20, 0.4, 0.7),
              lift: 1,
              seed: 7,
            },
          ),
          spec.onFlank?.(kit) ?? '',
        ].join(''),
      ),
      // One hind leg: thigh, knee in front, hock behind, then straight down to the paw.
      kit.lay(
        `292 ${624 + low} 372 ${604 + low} 440 ${660 + low} 448 ${740 + low} 420 ${800 + low} 384 ${850 + low * 0.6} 352 ${890 + low * 0.4} 346 950 348 990 318 1004 286 990 282 960 274 ${918 + low * 0.3} 262 ${880 + low * 0.5} 262 ${820 + low * 0.8} 238 ${750 + low} 248 ${676 + low}`,
        { ...fur, fill: lighter(coat, britches ? 0.03 : 0.06), lift: 2, grown: 2 },
      ),
      kit.lay(
        '279 972 304 962 330 968 352 960 354 1012 360 1030 392 1050 378 1074 286 1074 280 1030',
        { fill: leg, lift: 1 },
      ),
      britches
        ? kit.lay(
            `268 ${690 + low} 300 ${700 + low} 316 ${770 + low} 304 850 280 916 252 880 226 ${800 + low} 236 ${720 + low}`,
            {
              fill: britches.fill,
              edge: britches.after,
              worn: britches.before,
              lift: 2,
              seed: 6,
            },
          )
        : '',
    ].join('');
  };
