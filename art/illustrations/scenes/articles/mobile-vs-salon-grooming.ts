import { mark } from '../../brand/mark.ts';
import { ink } from '../../paper/ink.ts';
import { box, stroke } from '../../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../../paper/sheet.ts';
import { bungalow } from '../../places/bungalow.ts';
import { dusk, type Dusk } from '../../places/dusk.ts';
import { lamp } from '../../places/props.ts';
import { bush, hills, spruce } from '../../places/trees.ts';
import { size } from './article.ts';
import { graySchnauzer } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

/** A Miniature Schnauzer in the lit door of the van, a house next to it. */
export function mobileOrSalon(): string {
  const view: Dusk = {
    ...size,
    from: 252,
    to: 320,
    horizon: 640,
    perDegree: 100,
    sun: [1150, 400],
    sunSize: 74,
  };
  return [
    dusk(view),
    hills(1500, [670, 650, 672, 654, 668], 900, '#3d2147', 3),
    place({ x: 1410, y: 800 }, spruce(360)),
    sheet(2, box(-60, 786, 1620, 300, 0, '#3a2a48')),
    place({ x: 960, y: 800, scale: 0.84 }, bungalow()),
    place({ x: 930, y: 806 }, bush(120, '#2b3b45')),
    sheet(1, box(-60, 806, 1620, 300, 0, '#7a566a')),
    sheet(2, box(-60, 846, 1620, 300, 0, '#241836')),
    fade('side', ['#fffaf2', '#fbf3e8', '#ead6c2']),
    sheet(
      4,
      piece('M-80-80H800C850-80 870-40 870 20V800C870 840 850 856 820 856H-80Z', 'url(#side)'),
    ),
    `<clipPath id="side-cut"><path d="M-80-80H870V856H-80Z"/></clipPath><g clip-path="url(#side-cut)">${piece('M-80 690L40 600L110 650L200 560L240 600V856H-80ZM740 640L800 580L870 640V856H740Z', ink.copper)}${piece('M-80 770L60 700L240 770V856H-80ZM740 760L870 710V856H740Z', ink.rose)}</g>`,
    stroke('M160-80V560', '#d8c4b2', 5) + box(120, 430, 26, 90, 12, '#cbb4a3'),
    sheet(1, place({ x: 10, y: 250, scale: 2.6 }, mark())),
    sheet(2, box(200, 60, 560, 800, 46, '#d2b49c')),
    `<clipPath id="doorway"><rect x="220" y="80" width="520" height="780" rx="32"/></clipPath><g clip-path="url(#doorway)">${fade('lit', ['#ffe3b0', '#f4b878'])}<rect x="220" y="80" width="520" height="780" fill="url(#lit)"/>${lamp(610, 210)}${sheet(2, box(220, 300, 250, 16, 4, '#a8583b'))}${[
      [240, 96, ink.rose],
      [292, 120, ink.spruce],
      [342, 84, '#fbf1e4'],
      [394, 108, ink.accent],
    ]
      .map(([x, h, color]) =>
        sheet(1, box(Number(x), 300 - Number(h), 40, Number(h), 12, String(color))),
      )
      .join('')}${sheet(3, box(200, 790, 560, 120, 0, '#8d5f58'))}</g>`,
    halo(480, 520, 330, '#fff3d6', 0.55),
    place(
      { x: 496, y: 372, scale: 0.59 },
      sitting(
        { ...graySchnauzer, wears: [{ kind: 'bowtie', color: ink.spruce }] },
        graySchnauzer.seat,
      ),
    ),
    sheet(2, box(270, 868, 420, 30, 12, '#8d7484'), box(310, 916, 340, 28, 12, '#6d6078')),
    `<g style="mix-blend-mode:screen" transform="translate(480 930) scale(1 0.26)">${halo(0, 0, 460, '#c97f48', 0.8)}</g>`,
  ].join('');
}
