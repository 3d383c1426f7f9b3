import { ink } from '../paper/ink.ts';
import { scatter, smooth, type Point } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../paper/sheet.ts';

/** A bath tub whose rim lies on y = 0, `width` wide and 300 deep, without its front edge. */
export const tubBack = (width: number, color = '#e9d9c8') =>
  sheet(
    2,
    piece(
      `M${-width * 0.47} 0C${-width * 0.47} -60 ${width * 0.47} -60 ${width * 0.47} 0V60H${-width * 0.47}Z`,
      color,
    ),
  );

/** The front of the same tub, drawn after whoever sits in it. */
export const tubFront = (width: number) =>
  fade('tub', ['#fffaf3', '#f6e8d9', '#e3c9b2']) +
  sheet(
    3,
    piece(
      `M${-width / 2} 0H${width / 2}L${width * 0.44} 230C${width * 0.43} 280 ${width * 0.4} 300 ${width * 0.34} 300H${-width * 0.34}C${-width * 0.4} 300 ${-width * 0.43} 280 ${-width * 0.44} 230Z`,
      'url(#tub)',
    ),
  ) +
  sheet(2, box(-width / 2 - 26, -22, width + 52, 46, 23, '#fffdf9'));

/** Foam: bubbles of paper heaped around the given places. */
export const foam = (spots: readonly (readonly [number, number, number])[]) =>
  spots
    .map(
      ([x, y, r]) =>
        sheet(1, oval(x, y, r, r, '#fffdf8')) +
        oval(x - r * 0.3, y - r * 0.32, r * 0.3, r * 0.2, '#ffffff') +
        oval(x + r * 0.2, y + r * 0.35, r * 0.5, r * 0.3, '#f0d9d0', 'opacity="0.6"'),
    )
    .join('');

/** Soap bubbles that rise: clear rounds with a rim of light. */
export const bubbles = (area: readonly [number, number, number, number], count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y, w, h] = area;
    const r = 8 + 22 * scatter(i + 4);
    const [cx, cy] = [x + w * scatter(i * 2.1 + 1), y + h * scatter(i * 3.3 + 2)];
    return `<circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff6ea" fill-opacity="0.22" stroke="#fff6ea" stroke-opacity="0.75" stroke-width="2.5"/>${oval(cx - r * 0.35, cy - r * 0.4, r * 0.22, r * 0.16, '#ffffff', 'opacity="0.9"')}`;
  }).join('');

/** A window with round corners; `outside` is drawn in picture coordinates and cut to the pane. */
export function pane(
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  outside: string,
  frame = '#ead3bd',
  radius = 40,
): string {
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/></clipPath>${sheet(3, box(x - 18, y - 18, w + 36, h + 36, radius + 16, frame))}<g clip-path="url(#${id})">${outside}</g>${`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="none" stroke="${ink.night}" stroke-opacity="0.35" stroke-width="7"/>`}`;
}

const bottle = (x: number, w: number, h: number, color: string, cap: string) =>
  sheet(
    1,
    box(x, -h, w, h, w * 0.26, color),
    box(x + w * 0.3, -h - w * 0.34, w * 0.4, w * 0.4, 4, cap),
  ) + box(x + w * 0.16, -h * 0.62, w * 0.68, h * 0.34, 4, '#fff6ea', 'opacity="0.85"');

const bottleLine = [
  [0, 46, 118, ink.rose, ink.peach],
  [58, 40, 92, ink.spruce, ink.peach],
  [110, 52, 132, '#e7a768', ink.plum],
  [174, 38, 84, ink.accent, ink.peach],
] as const;

/** A shelf with bottles and a stack of towels, its board on y = 0. */
export const shelf = (width: number, board = '#b9714c') =>
  sheet(2, box(-width / 2, 0, width, 20, 6, board)) +
  place(
    { x: -width / 2 + 22, y: 0 },
    ...bottleLine.map(([x, w, h, color, cap]) => bottle(x, w, h, color, cap)),
  ) +
  place({ x: width / 2 - 150, y: 0 }, towels());

/** Three folded towels in a pile that stands on y = 0. */
export const towels = () =>
  (
    [
      [0, '#fbf1e4'],
      [1, '#e7a884'],
      [2, '#fbf1e4'],
    ] as const
  )
    .map(
      ([i, color]) =>
        sheet(1, box(i * 6, -34 - i * 34, 128 - i * 10, 34, 15, color)) +
        stroke(`M${i * 6 + 14} ${-17 - i * 34}H${108 - i * 6}`, '#00000022', 3),
    )
    .join('');

/** A hanging lamp with its light; the cord comes from above. */
export const lamp = (x: number, y: number, color = ink.copper) =>
  halo(x, y + 60, 380, '#ffdc9e', 0.55) +
  place(
    { x, y },
    stroke('M0-600V-60', ink.night, 6),
    oval(0, 26, 34, 20, '#fff3cf'),
    sheet(2, piece('M-84 22C-84-40-40-66 0-66S84-40 84 22Z', color)),
  );

/** A greyhound comb, teeth down, 300 long. */
export const comb = (color = '#d6ccd0') =>
  sheet(
    2,
    box(-150, -30, 300, 26, 10, color),
    ...Array.from(
      { length: 29 },
      (_, i) =>
        `<rect x="${-142 + i * 10}" y="-8" width="${i < 15 ? 3.4 : 5.4}" height="62" rx="1.6" fill="${color}"/>`,
    ),
  );

/** A soft brush with a wooden handle, 330 long, bristles down. */
export const brush = (wood = '#b9714c') =>
  sheet(
    2,
    piece(
      smooth([
        [-160, -26],
        [-60, -44],
        [20, -26],
        [150, -22],
        [168, -6],
        [150, 10],
        [20, 8],
        [-60, 20],
        [-160, 8],
        [-176, -8],
      ]),
      wood,
    ),
  ) +
  sheet(
    1,
    ...Array.from(
      { length: 13 },
      (_, i) =>
        `<rect x="${-152 + i * 12}" y="12" width="7" height="${46 - Math.abs(i - 6) * 1.5}" rx="3" fill="#fbf1e4"/>`,
    ),
  );

/** A round mat under somebody, `width` wide, its middle at 0,0. */
export const mat = (width: number, color: string, band: string) =>
  sheet(2, oval(0, 0, width / 2, width * 0.085, color)) +
  `<ellipse cx="0" cy="0" rx="${width * 0.45}" ry="${width * 0.068}" fill="none" stroke="${band}" stroke-width="7"/>`;

/** Cut locks on the floor or in the air: small curls of hair. */
export const locks = (spots: readonly Point[], color: string, size = 16) =>
  spots
    .map(([x, y], i) =>
      place(
        { x, y, scale: (size / 20) * (0.8 + 0.5 * scatter(i)), turn: 360 * scatter(i * 1.9) },
        sheet(1, stroke('M-20 8C-22-14 12-20 17-2C19 10 4 12 4 3', color, 6.5)),
      ),
    )
    .join('');

/** A potted plant, its foot at y = 0. */
export const plant = (pot: string = ink.copper) =>
  [-34, -14, 8, 30]
    .map((turn, i) =>
      place(
        { x: 0, y: -70, turn: turn * 1.3 },
        sheet(
          1,
          piece(
            `M0 0C-34-60-26-130 0-${170 + i * 8}C26-130 34-60 0 0Z`,
            i % 2 ? ink.spruce : '#3d7465',
          ),
        ),
      ),
    )
    .join('') + sheet(2, piece('M-56-84H56L42 0H-42Z', pot), box(-64, -100, 128, 26, 8, '#b4533f'));
