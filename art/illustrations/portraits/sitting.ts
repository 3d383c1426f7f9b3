import { deeper, lighter } from '../paper/mix.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { sheet } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Papers } from './breeds/breed.ts';
import { lock, smoothEdge } from './edge.ts';
import type { Cut, Kit, Spots } from './kit.ts';
import { liftedLeg, nail, upperArm, type Limb } from './waving.ts';

type Sitting = Limb & {
  breast: string;
  /** The rug under the paws, light enough to show the nails. */
  rug: string;
  stripes?: string;
  /** A paw lifted to the one who holds the clippers, its sole in this color. */
  pads?: string;
  /** A tail that lies around the paws, in the color of its stripes' ground. */
  tail?: string;
};

const floor = 1052;

/** The places of a left half, or their mirror image on the right. */
const sided = (spots: Spots, side: 1 | -1): Spots =>
  spots
    .split(' ')
    .map(Number)
    .map((value, i) => (i % 2 === 0 && side === 1 ? 1200 - value : value))
    .join(' ');

/** A foreleg that stands straight below the breast, its paw with four toes and their nails. */
function foreleg(kit: Kit, side: 1 | -1, spec: Sitting): string {
  const { edge, worn, leg, toes = lighter(leg, 0.24), nails } = spec;
  const fur: Cut = { fill: leg, edge, ...(worn && { worn }), grown: 2 };
  const middle = side === 1 ? 682 : 518;
  const long = kit.isBefore ? nails.before : nails.after;
  const isShaggy = worn?.kind === 'lock' && worn.length > 20;
  const at = [-57, -20, 20, 57] as const;
  const paw = `${middle - 80} ${floor} ${middle - 74} 1004 ${middle - 40} 974 ${middle} 966 ${middle + 40} 974 ${middle + 74} 1004 ${middle + 80} ${floor} ${middle + 60} ${floor + 24} ${middle} ${floor + 30} ${middle - 60} ${floor + 24}`;
  return [
    kit.lay(
      sided(
        '462 640 512 600 570 640 586 760 578 900 590 1010 576 1040 456 1040 448 1000 466 900 448 790 438 710',
        side,
      ),
      { ...fur, lift: 2, seed: 4 + side },
    ),
    ...at.map((dx) =>
      nail(
        middle + dx,
        floor + 8,
        8,
        14 + long,
        kit.isBefore ? Math.sign(dx) * 5 : 0,
        kit.tone(nails.color),
      ),
    ),
    kit.lay(paw, { fill: toes, lift: 1, worn: smoothEdge }),
    stroke(
      at
        .slice(1)
        .map((dx, i) => {
          const x = middle + (dx + (at[i] ?? 0)) / 2;
          return `M${x} ${floor - 24}V${floor + 20}`;
        })
        .join(''),
      deeper(kit.tone(toes), 0.36),
      4,
      'opacity="0.6"',
    ),
    isShaggy
      ? kit.lay(
          `${middle - 86} 996 ${middle - 50} 956 ${middle} 942 ${middle + 50} 956 ${middle + 86} 996 ${middle + 70} 1012 ${middle} 1016 ${middle - 70} 1012`,
          { ...fur, fill: lighter(leg, 0.12), seed: 8 + side, worn: lock(58, 26, 0.25, 1.1) },
        )
      : '',
  ].join('');
}

/** A thigh behind the forelegs, and the tip of the hind paw that shows below it. */
function haunch(kit: Kit, side: 1 | -1, spec: Sitting, fill: string): string {
  const { edge, worn, leg, toes = lighter(leg, 0.24) } = spec;
  const fur: Cut = { fill, edge, ...(worn && { worn }) };
  return (
    kit.lay(sided('330 1012 346 984 396 972 444 986 458 1018 440 1042 348 1042', side), {
      fill: deeper(toes, 0.12),
      lift: 1,
      worn: smoothEdge,
    }) +
    kit.lay(
      sided('470 730 400 752 346 822 322 910 340 986 400 1012 480 1010 520 940 516 820', side),
      { ...fur, lift: 2, seed: 12 + side },
    )
  );
}

const bars = (spots: readonly Spots[], color: string) => (kit: Kit, side: 1 | -1) =>
  spots
    .map((bar) => kit.lay(sided(bar, side), { fill: color, lift: 0, worn: smoothEdge }))
    .join('');

/** A tail that comes out behind the rump and lies around the hind paw. */
const tailBehind = (kit: Kit, fill: string, stripes = fill) =>
  kit.lay(
    '780 980 820 914 884 900 944 940 966 1004 934 1062 860 1096 770 1100 728 1078 750 1048 810 1048 858 1028 874 998 850 976 830 1010',
    { fill, lift: 2, worn: lock(40, 10, 0.8, 0.6) },
  ) +
  bars(
    [
      '880 900 924 918 890 968 862 958',
      '956 966 966 1010 902 1006 886 984',
      '924 1068 884 1090 858 1034 880 1012',
      '790 1100 752 1096 728 1078 750 1048 796 1048',
    ],
    stripes,
  )(kit, -1);

/** Sitting up, the forelegs side by side on a rug. */
export const sitting =
  (spec: Sitting) =>
  (kit: Kit, papers: Papers): string => {
    const { edge, worn, leg, breast, rug, stripes, tail } = spec;
    const trunk =
      '600 500 690 530 762 610 800 720 836 840 850 950 800 1020 400 1020 350 950 364 840 400 720 438 610 510 530';
    const fur: Cut = {
      fill: papers.saddle ?? papers.coat,
      edge,
      ...(worn && { worn }),
      lift: 3,
      seed: 4,
    };
    const stripe = stripes
      ? bars(
          [
            '418 660 500 672 512 700 408 700',
            '396 742 470 744 486 774 388 780',
            '336 850 420 846 440 876 330 888',
            '326 924 404 920 424 950 330 962',
          ],
          stripes,
        )
      : () => '';
    return [
      sheet(2, oval(600, 1062, 500, 78, deeper(rug, 0.18))),
      oval(600, 1056, 474, 64, rug),
      oval(600, 1056, 440, 52, 'none', `stroke="${deeper(rug, 0.16)}" stroke-width="5"`),
      contact(600, 1052, 320),
      kit.lay(trunk, { ...fur, fill: deeper(fur.fill, 0.08) }),
      edge.kind === 'smooth'
        ? ''
        : shingles(kit, {
            outline: kit.outline(trunk, fur),
            edge: lock(86, 46),
            fills: [fur.fill, lighter(fur.fill, 0.08)],
            rows: [640, 740, 840, 940].map((y) => [y, 60]),
            at: 600,
          }),
      tail ? tailBehind(kit, tail, stripes) : '',
      haunch(kit, -1, spec, lighter(fur.fill, 0.06)),
      haunch(kit, 1, spec, lighter(fur.fill, 0.06)),
      stripe(kit, -1),
      stripe(kit, 1),
      kit.lay('540 700 660 700 640 900 640 1040 560 1040 560 900', {
        fill: deeper(leg, 0.26),
        lift: 0,
        worn: smoothEdge,
      }),
      foreleg(kit, -1, spec),
      spec.pads ? upperArm(kit, spec) : foreleg(kit, 1, spec),
      kit.lay('600 500 680 540 724 640 690 750 600 812 510 750 476 640 520 540', {
        ...fur,
        ...(edge.kind === 'smooth' && { edge: lock(58, 16, 0.3, 0.9) }),
        fill: breast,
        lift: 2,
        seed: 9,
      }),
      spec.pads ? liftedLeg(kit, spec, spec.pads) : '',
    ].join('');
  };
