import { scatter } from '../../paper/outline.ts';
import { oval } from '../../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../../paper/sheet.ts';
import { range, type Dusk } from '../../places/dusk.ts';
import { hills, maple, spruce } from '../../places/trees.ts';
import { size } from './article.ts';
import { winterHusky } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

const seasons = [
  { sky: ['#3a4a78', '#8fa6c8'], land: '#e9eef4', tree: ['#cfdcea', '#dfe8f1', '#f4f8fb'] },
  { sky: ['#7c5a8a', '#f0b9b4'], land: '#6f9a78', tree: ['#e59aa6', '#efb0b4', '#f7cdc8'] },
  { sky: ['#d9784c', '#fbd3a2'], land: '#c9a04f', tree: ['#3d7465', '#4c8672', '#5e9a80'] },
  { sky: ['#57294f', '#c9653f'], land: '#8d4a35', tree: ['#b24e2b', '#c9653f', '#e39a4e'] },
] as const;

/** Winter, spring, summer and fall side by side below the one range. */
export function fourSeasons(): string {
  const view: Dusk = {
    ...size,
    from: 236,
    to: 322,
    horizon: 560,
    perDegree: 120,
    sun: [760, 340],
    sunSize: 80,
  };
  const bands = seasons.map(({ sky, land, tree }, i) => {
    const x = i * 375;
    const flakes = Array.from({ length: 22 }, (_, k) =>
      oval(
        x + 375 * scatter(k + i),
        20 + 760 * scatter(k * 2 + i),
        4 + 5 * scatter(k * 3),
        4 + 5 * scatter(k * 3),
        '#ffffff',
        'opacity="0.85"',
      ),
    );
    const leaf = Array.from({ length: 12 }, (_, k) =>
      place(
        {
          x: x + 40 + 320 * scatter(k * 1.3 + i),
          y: 60 + 640 * scatter(k * 2.2 + i),
          turn: 360 * scatter(k),
        },
        sheet(1, piece('M0-16C14-8 14 8 0 18C-14 8-14-8 0-16Z', tree[k % 3] ?? land)),
      ),
    );
    const fallen = [flakes, leaf.slice(0, 9), [], leaf][i] ?? [];
    return sheet(
      3,
      `<clipPath id="season-${i}"><path d="M${x - 24} -20H${x + 375}V1020H${x - 24}Z"/></clipPath><g clip-path="url(#season-${i})">${fade(`air-${i}`, sky)}<rect x="${x - 24}" y="-20" width="420" height="1040" fill="url(#air-${i})"/>${i === 2 ? halo(940, 250, 240, '#fff6dc', 0.9) + oval(940, 250, 70, 70, '#fff3d6') : ''}${range(view)}${hills(1500, [640, 610, 640, 616, 640, 612], 1000, land, 2)}${place({ x: x + (i < 2 ? 130 : 250), y: 770 }, i === 0 ? spruce(330, ['#7f9ab0', '#a9bfd0', '#e6eef5']) : maple(330, tree))}${hills(1500, [800, 780, 806, 782, 800], 1100, land, 2)}${fallen.join('')}</g>`,
    );
  });
  return [
    ...bands.toReversed(),
    halo(750, 520, 420, '#fff6e6', 0.5),
    place({ x: 772, y: 336, scale: 0.76 }, sitting(winterHusky, winterHusky.seat)),
  ].join('');
}
