import { deeper, lighter } from '../paper/mix.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Papers } from './breeds/breed.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import type { Cut, Kit } from './kit.ts';

/** Nails of both states: how far they reach below the hair. */
type Nails = { before: number; after: number; color: string };

type Lying = {
  edge: Edge;
  worn?: Edge;
  /** The paper of the forelegs, and of what the head rests on. */
  leg: string;
  toes?: string;
  breast: string;
  nails: Nails;
  stripes?: string;
};

function nail(x: number, y: number, wide: number, long: number, color: string): string {
  return sheet(
    1,
    piece(
      `M${x - wide} ${y}C${x - wide * 1.1} ${y + long * 0.6} ${x - wide * 0.5} ${y + long} ${x + wide * 0.3} ${y + long}C${x + wide * 0.9} ${y + long * 0.8} ${x + wide * 1.1} ${y + long * 0.4} ${x + wide} ${y}Z`,
      color,
    ),
  );
}

/** A forepaw that is stretched out to us: four toes, their nails, and the hair above them. */
function forepaw(kit: Kit, x: number, spec: Lying, seed: number): string {
  const { edge, worn = lock(46, 44, 0.9, 0.9), leg, toes: toe = lighter(leg, 0.22), nails } = spec;
  const fur: Cut = { fill: leg, edge, worn, grown: 2 };
  const long = kit.isBefore ? nails.before : nails.after;
  const top = 600 + (x - 600) * 0.72;
  const shaggy = worn.kind === 'lock' && worn.length > 20;
  const toes = ([-66, 66, -23, 23] as const).map((dx) => {
    const low = 1070 - Math.abs(dx) * 0.34;
    return (
      nail(x + dx, low - 20, 11, 18 + long, kit.tone(nails.color)) +
      kit.lay(
        `${x + dx - 29} ${low - 46} ${x + dx - 20} ${low - 82} ${x + dx} ${low - 94} ${x + dx + 20} ${low - 82} ${x + dx + 29} ${low - 46} ${x + dx + 20} ${low - 8} ${x + dx} ${low + 2} ${x + dx - 20} ${low - 8}`,
        { fill: toe, lift: 1, worn: smoothEdge },
      )
    );
  });
  const knuckles = `${x - 82} 940 ${x - 44} 908 ${x} 900 ${x + 44} 908 ${x + 82} 940 ${x + 86} 978 ${x + 40} 1000 ${x} 1004 ${x - 40} 1000 ${x - 86} 978`;
  const elbow = x + Math.sign(x - 600) * 34;
  return (
    kit.lay(
      `${top - 66} 600 ${top} 550 ${top + 66} 600 ${elbow + 84} 700 ${elbow + 76} 780 ${x + 66} 880 ${x + 84} 970 ${x + 72} 1016 ${x - 72} 1016 ${x - 84} 970 ${x - 66} 880 ${elbow - 76} 780 ${elbow - 84} 700`,
      { ...fur, lift: 3, seed },
    ) +
    toes.join('') +
    (shaggy
      ? kit.lay(knuckles, {
          ...fur,
          fill: lighter(leg, 0.1),
          seed: seed + 2,
          worn: lock(38, 38, 0.8, 1),
          grown: 0,
        })
      : kit.lay(knuckles, { fill: spec.toes ?? leg, lift: spec.toes ? 1 : 0 }))
  );
}

/** A thigh at the side of the body, and the hind paw in front of it. */
function haunch(kit: Kit, side: 1 | -1, spec: Lying, fill: string): string {
  const { edge, worn, leg, toes: toe = lighter(leg, 0.22) } = spec;
  const x = (reach: number) => 600 + side * reach;
  const paw = ([316, 358, 396] as const).map((reach) =>
    kit.lay(
      `${x(reach - 26)} 1000 ${x(reach - 14)} 968 ${x(reach + 14)} 968 ${x(reach + 26)} 1000 ${x(reach + 20)} 1034 ${x(reach)} 1042 ${x(reach - 20)} 1034`,
      { fill: toe, lift: 1, worn: smoothEdge },
    ),
  );
  return (
    kit.lay(
      `${x(300)} 700 ${x(370)} 720 ${x(430)} 800 ${x(448)} 900 ${x(430)} 990 ${x(360)} 1020 ${x(280)} 1010 ${x(240)} 940 ${x(244)} 800`,
      { fill, edge, ...(worn && { worn }), lift: 2, seed: 12 + side },
    ) +
    paw.join('') +
    kit.lay(
      `${x(276)} 966 ${x(330)} 936 ${x(400)} 944 ${x(428)} 980 ${x(400)} 1002 ${x(340)} 1006 ${x(284)} 1000`,
      { fill: spec.toes ?? leg, edge, ...(worn && { worn }), grown: 0, lift: 1, seed: 3 },
    )
  );
}

/** Lying like a sphinx, both forepaws in front. */
export const lying =
  (spec: Lying) =>
  (kit: Kit, papers: Papers): string => {
    const { edge, worn, breast } = spec;
    const mound =
      '600 520 780 560 920 660 990 800 1000 960 900 1010 300 1010 200 960 210 800 280 660 420 560';
    const fur: Cut = {
      fill: papers.saddle ?? papers.coat,
      edge,
      ...(worn && { worn }),
      lift: 3,
      seed: 4,
    };
    return [
      contact(600, 1030, 460),
      kit.lay(mound, { ...fur, fill: deeper(fur.fill, 0.1) }),
      edge.kind === 'smooth'
        ? ''
        : shingles(kit, {
            outline: kit.outline(mound, fur),
            edge: lock(86, 50),
            fills: [fur.fill, lighter(fur.fill, 0.1)],
            rows: [640, 730, 820, 910, 990].map((y) => [y, 60]),
            at: 600,
          }),
      kit.lay('600 560 740 600 780 740 740 900 600 960 460 900 420 740 460 600', {
        fill: deeper(papers.coat, 0.22),
        edge,
        ...(worn && { worn }),
        lift: 2,
        seed: 6,
      }),
      haunch(kit, 1, spec, lighter(fur.fill, 0.06)),
      haunch(kit, -1, spec, lighter(fur.fill, 0.06)),
      spec.stripes
        ? sheet(
            1,
            [700, 790, 880]
              .flatMap((y) =>
                [1, -1].map((side) =>
                  piece(
                    `M${600 + side * 396} ${y}Q${600 + side * 330} ${y - 10} ${600 + side * 270} ${y + 50}Q${600 + side * 340} ${y + 40} ${600 + side * 400} ${y + 46}Z`,
                    kit.tone(spec.stripes ?? ''),
                  ),
                ),
              )
              .join(''),
          )
        : '',
      forepaw(kit, 476, spec, 3),
      forepaw(kit, 724, spec, 8),
      kit.lay('600 520 690 560 730 650 690 740 600 800 510 740 470 650 510 560', {
        ...fur,
        fill: breast,
        lift: 2,
        seed: 9,
      }),
    ].join('');
  };
