import { deeper, lighter } from '../paper/mix.ts';
import { stroke } from '../paper/shapes.ts';
import { place } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Papers } from './breeds/breed.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import { pointsOf, type Cut, type Kit, type Spots } from './kit.ts';

type Sheet = Cut & { spots: Spots };

/** A tail around the paws, and what has another color within its outline. */
export type Tail = Sheet & { marks: readonly Sheet[] };

type Seated = {
  edge: Edge;
  worn: Edge;
  rows?: { edge: Edge; worn?: Edge; fills: readonly string[]; pace?: number };
  /** The same on the thigh. */
  thighRows?: { edge: Edge; worn?: Edge; fills: readonly string[] };
  /** The long hair from the elbow along the belly to the knee. */
  skirt?: Cut;
  /** The breast. */
  under: string;
  /** How far the breast of a pet with short legs reaches down. */
  low?: number;
  leg: string;
  toes?: string;
  legEdge?: Edge;
  legWorn?: Edge;
  stripes?: string;
  /** The haunch, where it is not a step lighter than the back. */
  thigh?: string;
  /** The long hair behind the thigh. */
  britches?: Cut;
  tail?: Record<'before' | 'after', Tail>;
};

const trunk =
  '560 400 496 520 426 620 360 730 316 840 302 940 330 1016 420 1044 620 1056 800 1050 852 1000 866 900 886 790 892 690 876 580 836 470 780 400';
const thigh =
  '330 1024 318 950 352 862 424 808 512 808 592 858 632 924 624 974 580 1010 520 1038 430 1044';
const britches = '316 900 350 846 410 840 452 890 456 970 420 1040 330 1050 292 990';
const skirt =
  '600 790 640 770 680 810 690 970 640 984 580 978 524 990 470 1000 430 984 462 956 506 926 544 890 570 846';
const shoulder = '486 640 536 560 620 520 700 580 716 700 690 810 620 868 546 830 494 740';
const hock = '336 1040 400 1006 520 1010 590 1040 584 1080 540 1094 440 1092 360 1084';
const hindPaw = '520 1064 530 1020 578 1000 638 1012 670 1040 668 1076 624 1094 562 1090';
const nearLeg =
  '616 700 676 640 748 660 766 760 760 880 752 990 760 1040 742 1060 650 1060 640 1040 646 960 640 860';
const nearPaw = '612 1074 622 1040 660 1022 706 1020 750 1034 776 1056 776 1082 734 1096 650 1096';
const farLeg = '790 700 836 650 880 700 888 800 880 900 872 990 878 1036 800 1050 794 980 788 860';
const gap = '744 820 800 820 800 1050 748 1050';
const farPaw = '784 1060 794 1030 834 1014 874 1020 908 1042 910 1066 872 1080 804 1080';
const breast = '590 470 700 430 826 466 882 570 890 690 850 790 762 862 684 800 622 700 586 580';
const innerBreast =
  '620 470 710 440 806 476 842 570 836 660 800 730 752 772 694 730 646 650 616 560';
const backStripes: readonly Spots[] = [
  '440 570 480 562 540 580 600 628 536 604 480 590',
  '384 656 440 648 510 674 566 728 500 698 440 676',
  '340 750 400 742 476 764 524 806 460 786 390 772',
];

/** The places, those of the breast's lower end moved down. */
const sunk = (spots: Spots, low: number): Spots =>
  pointsOf(spots)
    .flatMap(([x, y]) => [x, y > 650 ? y + low : y])
    .join(' ');

/** Where rows of hair hang, from the highest to the lowest. */
const levels = (first: number, last: number, pace = 100) =>
  Array.from(
    { length: Math.floor((last - first) / pace) + 1 },
    (_, i) => [first + i * pace, 56] as const,
  );

const toeLines = (x: number, y: number, pace: number, color: string) =>
  stroke(
    [-1, 0, 1].map((i) => `M${x + i * pace} ${y}v30`).join(''),
    deeper(color, 0.4),
    4,
    'opacity="0.55"',
  );

function tailOf(kit: Kit, { spots, marks, ...style }: Tail): string {
  const fur: Cut = { lift: 3, grown: 0, ...style };
  const inside = marks.map((mark) => kit.lay(mark.spots, { lift: 1, grown: 0, ...mark }));
  return `${kit.lay(spots, fur)}<clipPath id="tail"><path d="${kit.outline(spots, fur)}"/></clipPath><g clip-path="url(#tail)">${inside.join('')}</g>`;
}

/** Sitting, turned to the right: one line from the cheek to the hip, what matters in front. */
export const seated =
  (spec: Seated) =>
  (kit: Kit, papers: Papers): string => {
    const {
      edge,
      worn,
      rows,
      thighRows,
      under,
      leg,
      toes = lighter(leg, 0.24),
      low = 0,
      tail,
    } = spec;
    const { legEdge = smoothEdge, legWorn = lock(40, 14, 0.8, 0.8) } = spec;
    const bib = { edge: lock(58, 30, 0.35, 0.9), worn: lock(64, 52, 0.9, 1.1) };
    const coat = papers.saddle ?? papers.coat;
    const fur: Cut = { fill: coat, edge, worn, seed: 4, lift: 3 };
    const sock: Cut = { fill: leg, edge: legEdge, worn: legWorn, grown: 3, lift: 2, seed: 3 };
    const paw: Cut = { fill: toes, worn: smoothEdge, lift: 1 };
    const haunch: Cut = { ...fur, fill: spec.thigh ?? lighter(coat, 0.14), seed: 9, grown: 4 };
    const lay = kit.lay;
    const body = [
      contact(600, 1086, 400),
      lay(trunk, { ...fur, fill: rows ? deeper(coat, 0.12) : coat }),
      rows
        ? shingles(kit, {
            outline: kit.outline(trunk, fur),
            ...rows,
            rows: levels(520, 1020, rows.pace),
            at: 560,
          })
        : '',
      ...(spec.stripes ? backStripes : []).map((spots) =>
        lay(spots, { fill: spec.stripes ?? coat, lift: 0, worn: smoothEdge }),
      ),
      lay(gap, { fill: deeper(leg, 0.3), lift: 0, worn: smoothEdge }),
      lay(farLeg, { ...sock, fill: deeper(leg, 0.18), seed: 8 }),
      lay(farPaw, { ...paw, fill: deeper(toes, 0.14) }),
      toeLines(850, 1040, 24, kit.tone(deeper(toes, 0.14))),
      lay(shoulder, { ...fur, fill: lighter(coat, 0.05), lift: 2, seed: 6, grown: 0 }),
      lay(hock, { ...paw, fill: spec.skirt ? deeper(toes, 0.16) : deeper(coat, 0.2) }),
      lay(hindPaw, { ...paw, fill: deeper(toes, 0.06) }),
      toeLines(592, 1050, 24, kit.tone(toes)),
      lay(thigh, haunch),
      thighRows
        ? shingles(kit, {
            outline: kit.outline(thigh, haunch),
            ...thighRows,
            rows: levels(796, 976, 60),
            at: 470,
          })
        : '',
      spec.skirt ? lay(skirt, { lift: 2, seed: 2, ...spec.skirt }) : '',
      spec.britches ? lay(britches, spec.britches) : '',
      lay(nearLeg, sock),
      lay(nearPaw, paw),
      toeLines(694, 1054, 28, kit.tone(toes)),
      lay(sunk(breast, low), { fill: deeper(under, 0.08), ...bib, lift: 2, seed: 7 }),
      lay(sunk(innerBreast, low), { fill: under, ...bib, seed: 5 }),
    ];
    return (
      place({ x: 36, y: 8, scale: 0.94 }, ...body) + (tail ? tailOf(kit, tail[kit.state]) : '')
    );
  };
