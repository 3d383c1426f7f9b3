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
  const fur: Cut = { fill: leg, edge, worn, grown: 8 };
  const long = kit.isBefore ? nails.before : nails.after;
  const top = 600 + (x - 600) * 0.72;
  const shaggy = worn.kind === 'lock' && worn.length > 20;
  const toes = ([-88, 88, -31, 31] as const).map((dx) => {
    const low = 1074 - Math.abs(dx) * 0.3;
    return (
      nail(x + dx, low - 16, 15, 20 + long, kit.tone(nails.color)) +
      kit.lay(
        `${x + dx - 37} ${low - 52} ${x + dx - 26} ${low - 100} ${x + dx} ${low - 114} ${x + dx + 26} ${low - 100} ${x + dx + 37} ${low - 52} ${x + dx + 26} ${low - 8} ${x + dx} ${low + 2} ${x + dx - 26} ${low - 8}`,
        { fill: toe, lift: 2, worn: smoothEdge },
      )
    );
  });
  const cuff = `${x - 108} 900 ${x - 60} 868 ${x} 858 ${x + 60} 868 ${x + 108} 900 ${x + 112} 960 ${x + 50} 988 ${x} 992 ${x - 50} 988 ${x - 112} 960`;
  return (
    kit.lay(
      `${top - 70} 590 ${top} 540 ${top + 70} 590 ${(x + top) / 2 + 92} 740 ${x + 100} 880 ${x + 112} 980 ${x + 90} 1020 ${x - 90} 1020 ${x - 112} 980 ${x - 100} 880 ${(x + top) / 2 - 92} 740`,
      { ...fur, lift: 3, seed },
    ) +
    toes.join('') +
    (shaggy
      ? kit.lay(cuff, {
          ...fur,
          fill: lighter(leg, 0.1),
          seed: seed + 2,
          worn: lock(48, 50, 0.8, 1),
          grown: 0,
        })
      : kit.lay(cuff, { fill: spec.toes ?? leg, lift: spec.toes ? 1 : 0 }))
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
      kit.lay('600 560 740 600 780 740 740 900 600 960 460 900 420 740 460 600', {
        fill: deeper(papers.coat, 0.22),
        edge,
        ...(worn && { worn }),
        lift: 2,
        seed: 6,
      }),
      forepaw(kit, 425, spec, 3),
      forepaw(kit, 785, spec, 8),
      kit.lay('600 520 690 560 730 650 690 740 600 800 510 740 470 650 510 560', {
        ...fur,
        fill: breast,
        lift: 2,
        seed: 9,
      }),
    ].join('');
  };
