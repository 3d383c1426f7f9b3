import { ink } from '../paper/ink.ts';
import { deeper, lighter, mix } from '../paper/mix.ts';
import { smooth } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import type { Kit } from './kit.ts';

const liner = '#23131c';

/** The share of the eye by which its lid falls before the groom. */
const weariness = { dog: 0.07, cat: 0.13 } as const;

type Eyes = {
  apart: number;
  y: number;
  size: number;
  z?: number;
  iris?: string;
  /** The other eye's color, where they differ: the far one's. */
  farIris?: string;
  /** The paper of the lid, and the share of the eye that it covers; 1 is asleep. */
  lid: string;
  shut?: number | undefined;
  /** Degrees by which the outer corner hangs. */
  droop?: number | undefined;
};

/** An eye closed in comfort: the lid, and its lashes as one line that hangs. */
const resting = (x: number, y: number, half: number, size: number, lid: string) =>
  oval(x, y, half * 1.22, size * 1.06, deeper(lid, 0.5), 'opacity="0.3"') +
  sheet(1, oval(x, y - size * 0.04, half * 1.14, size * 0.98, lid)) +
  stroke(
    `M${x - half * 1.12} ${y + size * 0.16}Q${x} ${y + size * 1.22} ${x + half * 1.12} ${y + size * 0.16}`,
    liner,
    size * 0.2,
  );

const shine = (x: number, y: number, size: number) =>
  oval(x + size * 0.26, y - size * 0.34, size * 0.25, size * 0.25, '#fffaf0') +
  oval(x - size * 0.34, y + size * 0.38, size * 0.12, size * 0.12, '#fffaf0', 'opacity="0.65"');

/** A dog's eyes: dark, with a rim of the iris, below lids that slope outward; inward is a scowl. */
export function dogEyes(
  kit: Kit,
  { apart, y, size, z = 150, iris = '#6d3d22', farIris = iris, lid, shut = 0.01, droop = 13 }: Eyes,
): string {
  const covered = shut + (kit.isBefore ? weariness.dog : 0);
  const hang = droop + (kit.isBefore ? 4 : 0);
  const eye = (side: 1 | -1) => {
    const [x] = kit.spot(side * apart, y, z);
    const half = side === 1 ? size * 0.9 : size;
    if (shut === 1)
      return `<g transform="rotate(${side * droop} ${x} ${y})">${resting(x, y, half, size, kit.tone(lid))}</g>`;
    const color = side === 1 ? farIris : iris;
    const isPale = color !== '#6d3d22';
    const edge = size * (1 - covered * 2);
    return `<g transform="rotate(${side * hang} ${x} ${y})">${[
      oval(
        x,
        y + size * 0.02,
        half * 1.13,
        size * 1.13,
        deeper(kit.tone(lid), 0.55),
        'opacity="0.45"',
      ),
      oval(x, y, half, size, liner),
      oval(x, y + size * 0.03, half * 0.86, size * 0.86, color),
      oval(
        x,
        y - size * (isPale ? 0 : 0.1),
        half * (isPale ? 0.5 : 0.66),
        size * (isPale ? 0.54 : 0.68),
        '#160c13',
      ),
      shine(x, y, size),
      sheet(
        1,
        piece(
          `M${x - half * 1.3} ${y - edge * 0.3}Q${x - half * 0.9} ${y - size * 1.6} ${x} ${y - size * 1.56}Q${x + half * 0.9} ${y - size * 1.6} ${x + half * 1.3} ${y - edge * 0.3}Q${x} ${y - edge * 1.42} ${x - half * 1.3} ${y - edge * 0.3}Z`,
          kit.tone(lid),
        ),
      ),
    ].join('')}</g>`;
  };
  return eye(1) + eye(-1);
}

/** A cat's eyes: round almonds that point to the nose, a soft upper lid over their top. */
export function catEyes(
  kit: Kit,
  { apart, y, size, z = 150, iris = '#d59a3a', farIris = iris, lid, shut = 0.06, droop = 3 }: Eyes,
): string {
  const covered = shut + (kit.isBefore ? weariness.cat : 0);
  const eye = (side: 1 | -1) => {
    const [x] = kit.spot(side * apart, y, z);
    const w = size * (side === 1 ? 1.04 : 1.08);
    if (shut === 1)
      return `<g transform="rotate(${side * droop} ${x} ${y})">${resting(x, y, w, size, kit.tone(lid))}</g>`;
    const color = side === 1 ? farIris : iris;
    const clip = `eye-${side + 1}-${Math.round(x)}-${Math.round(y)}`;
    const top = y - size * (1 - covered * 2);
    const inner = -side;
    // Rounder than a real one, with one corner that points to the nose.
    const almond = (k: number) => {
      const at = (dx: number, dy: number) => `${x + inner * w * dx * k} ${y + size * dy * k}`;
      return `M${at(1.06, 0.34)}C${at(0.94, -0.5)} ${at(0.56, -0.98)} ${at(0, -0.98)}C${at(-0.6, -0.98)} ${at(-1.02, -0.56)} ${at(-1.02, -0.02)}C${at(-1.02, 0.58)} ${at(-0.52, 0.96)} ${at(0.04, 0.96)}C${at(0.5, 0.96)} ${at(0.86, 0.74)} ${at(1.06, 0.34)}Z`;
    };
    const rim = `M${x - w * 1.6} ${top + size * 0.42}Q${x} ${top - size * 0.5} ${x + w * 1.6} ${top + size * 0.42}`;
    return `<g transform="rotate(${side * droop} ${x} ${y})">${[
      piece(almond(1.16), deeper(kit.tone(lid), 0.4), 'opacity="0.4"'),
      piece(almond(1.05), liner),
      `<clipPath id="${clip}"><path d="${almond(0.97)}"/></clipPath><g clip-path="url(#${clip})">`,
      oval(x, y, size * 1.25, size * 1.25, color),
      oval(x, y + size * 0.55, size * 0.95, size * 0.6, lighter(color, 0.4), 'opacity="0.7"'),
      oval(x, y + size * 0.02, size * 0.42, size * 0.72, '#170d14'),
      oval(x + size * 0.44, y - size * 0.42, size * 0.2, size * 0.21, '#fffaf0'),
      oval(x - size * 0.4, y + size * 0.44, size * 0.1, size * 0.1, '#fffaf0', 'opacity="0.6"'),
      sheet(1, piece(`${rim}V${y - size * 2}H${x - w * 1.6}Z`, kit.tone(lid))),
      stroke(rim, liner, size * 0.07),
      '</g>',
    ].join('')}</g>`;
  };
  return eye(1) + eye(-1);
}

/** A dog's nose of a given half width at a height, over the middle of the muzzle. */
export function nose(kit: Kit, y: number, half: number, z = 176, color = '#2a1822'): string {
  const [x] = kit.spot(0, y, z);
  const at = (points: [number, number][]) =>
    points.map(([dx, dy]) => [x + dx * half, y + dy * half] as const);
  return (
    sheet(
      2,
      piece(
        smooth(
          at([
            [0, -0.66],
            [0.72, -0.62],
            [1, -0.18],
            [0.7, 0.36],
            [0.24, 0.62],
            [0, 0.72],
            [-0.24, 0.62],
            [-0.7, 0.36],
            [-1, -0.18],
            [-0.72, -0.62],
          ]),
        ),
        color,
      ),
    ) +
    oval(x - half * 0.46, y + half * 0.12, half * 0.2, half * 0.15, mix(color, ink.night, 0.75)) +
    oval(x + half * 0.46, y + half * 0.12, half * 0.18, half * 0.15, mix(color, ink.night, 0.75)) +
    oval(x - half * 0.14, y - half * 0.36, half * 0.42, half * 0.13, '#fff3e6', 'opacity="0.32"')
  );
}

type Mouth = { y: number; half: number; drop: number; z?: number; color?: string; tongue?: number };

/** A tongue of a length out of the middle of a smile, whose bows hang `bow` below it. */
function lick(x: number, low: number, bow: number, tongue: number): string {
  if (!tongue) return '';
  const [wide, long] = [tongue * 0.4, tongue * 0.86];
  const outline = `M${x - wide} ${low + bow * 0.5}C${x - wide * 1.25} ${low + long} ${x - wide * 0.7} ${low + long * 1.16} ${x} ${low + long * 1.16}C${x + wide * 0.7} ${low + long * 1.16} ${x + wide * 1.25} ${low + long} ${x + wide} ${low + bow * 0.5}Q${x + wide * 0.4} ${low + bow * 0.6} ${x} ${low}Q${x - wide * 0.4} ${low + bow * 0.6} ${x - wide} ${low + bow * 0.5}Z`;
  const groove = stroke(`M${x} ${low + long * 0.3}V${low + long * 0.7}`, '#b7505f', 4);
  return sheet(1, piece(outline, '#d9727a')) + groove;
}

/** The lips below the nose: a smile of two bows and perhaps a tongue; unkempt, a line that hangs. */
export function mouth(
  kit: Kit,
  { y, half, drop, z = 172, color = '#3a1a24', tongue = 0 }: Mouth,
): string {
  const [x] = kit.spot(0, y, z);
  const [left] = kit.spot(-half, y, z - 6);
  const [right] = kit.spot(half, y, z - 6);
  const low = y + drop;
  const bow = half * 0.3;
  const smile = `M${left} ${low - half * 0.12}C${left + half * 0.12} ${low + bow} ${x - half * 0.3} ${low + bow} ${x} ${low}C${x + half * 0.3} ${low + bow} ${right - half * 0.12} ${low + bow} ${right} ${low - half * 0.12}`;
  const end = low + half * 0.19;
  const pout = `M${left + half * 0.2} ${end}Q${left + half * 0.5} ${low - half * 0.04} ${x} ${low}Q${right - half * 0.5} ${low - half * 0.04} ${right - half * 0.2} ${end}`;
  return (
    (kit.isBefore ? '' : lick(x, low, bow, tongue)) +
    stroke(`M${x} ${y}V${low}`, color, 6) +
    stroke(kit.isBefore ? pout : smile, color, 6.5)
  );
}

/** Combed, a cat's lips curl up to both sides; unkempt, their ends hang. */
const catLips = ({ isBefore }: Kit, x: number, y: number, h: number) =>
  isBefore
    ? `M${x - h * 1.3} ${y + h * 1.85}Q${x - h * 0.7} ${y + h * 1.3} ${x} ${y + h * 1.3}Q${x + h * 0.7} ${y + h * 1.3} ${x + h * 1.2} ${y + h * 1.85}`
    : `M${x - h * 1.7} ${y + h * 1.5}Q${x - h * 0.8} ${y + h * 2.3} ${x} ${y + h * 1.3}Q${x + h * 0.8} ${y + h * 2.3} ${x + h * 1.6} ${y + h * 1.5}`;

/** A cat's nose, the lips below it and the whiskers. */
export function catMuzzle(
  kit: Kit,
  {
    y,
    half,
    z = 190,
    color = '#cc7b7d',
    line = '#5a2f38',
    reach = 210,
    hair = '#fffaf0',
  }: {
    y: number;
    half: number;
    z?: number;
    color?: string;
    line?: string;
    reach?: number;
    hair?: string;
  },
): string {
  const [x] = kit.spot(0, y, z);
  const h = half;
  const whisker = (side: 1 | -1) =>
    [
      [-0.1, -0.26],
      [0.16, -0.02],
      [0.4, 0.24],
    ]
      .map(([from = 0, to = 0]) => {
        const start = x + side * h * 1.9;
        const len = reach * (side === 1 ? 0.86 : 1);
        return stroke(
          `M${start} ${y + h * (1 + from)}Q${start + side * len * 0.5} ${y + h + len * (to * 0.5 - 0.12)} ${start + side * len} ${y + h + len * (to + 0.04)}`,
          hair,
          3.4,
          'opacity="0.9"',
        );
      })
      .join('');
  return (
    sheet(
      1,
      piece(
        `M${x - h} ${y - h * 0.5}Q${x} ${y - h * 0.95} ${x + h} ${y - h * 0.5}Q${x + h * 0.75} ${y + h * 0.45} ${x} ${y + h * 0.72}Q${x - h * 0.75} ${y + h * 0.45} ${x - h} ${y - h * 0.5}Z`,
        color,
      ),
    ) +
    stroke(`M${x} ${y + h * 0.7}V${y + h * 1.3}${catLips(kit, x, y, h)}`, line, 5.5) +
    whisker(1) +
    whisker(-1)
  );
}
