import { ink } from '../paper/ink.ts';
import { scatter, smooth } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { comb, mat, plant, towels } from '../places/props.ts';
import { openHand } from './visit.ts';
import { cut, lock } from '../portraits/edge.ts';
import { labradoodleWithCollar, tabby } from '../portraits/cast.ts';
import { foxtail } from '../portraits/finds.ts';
import { bustOf, pawsOver, sitting } from '../portraits/guests.ts';
import { kitFor } from '../portraits/kit.ts';
import { paw } from '../portraits/limbs.ts';
import { sprig } from '../portraits/plants.ts';

const size = { width: 1200, height: 800 } as const;

const ground = (id: string, colors: readonly [string, string], light: string) =>
  fade(id, colors) +
  `<rect width="1200" height="800" fill="url(#${id})"/>` +
  halo(600, 360, 620, light, 0.6);

const hairs = ['#7d5033', '#94633c', '#a97446', '#bd8854'] as const;

/** Hairs side by side, in waves from their roots to tips that lean. */
const row = (from: number, to: number, root: number, long: number, lean: number) =>
  Array.from({ length: Math.round((to - from) / 13) }, (_, i) => {
    const any = (k: number) => scatter(i * 1.7 + k + from);
    const x = from + i * 13 + 6 * any(1);
    const high = long * (0.82 + 0.32 * any(2));
    const tip = x + lean + 40 * (any(3) - 0.5);
    const wave = 16 + 12 * any(4);
    return stroke(
      `M${x} ${root}C${x - wave} ${root - high * 0.3} ${x + wave} ${root - high * 0.5} ${(x + tip) / 2} ${root - high * 0.64}S${tip + wave} ${root - high * 0.86} ${tip} ${root - high}`,
      hairs[i % 4] ?? hairs[0],
      8.5,
    );
  })
    .reduce<string[][]>((sheets, hair, i) => {
      (sheets[i % 3] ??= []).push(hair);
      return sheets;
    }, [])
    .map((sheetOfHair) => sheet(1, ...sheetOfHair))
    .join('');

/** Hair that has wound around itself: `flat` is its height as a share of its width. */
const knot = (x: number, y: number, r: number, flat: number) =>
  [0, 1, 2]
    .map((layer) =>
      sheet(
        2,
        ...Array.from({ length: 16 }, (_, i) => {
          const any = (k: number) => scatter(i * 2.9 + layer * 11 + k + r);
          const reach = r * (1 - layer * 0.24);
          const angle = any(1) * Math.PI * 2;
          const [cx, cy] = [
            x + Math.cos(angle) * reach * 0.5 * any(2),
            y + Math.sin(angle) * reach * 0.5 * flat * any(2),
          ];
          const wide = reach * (0.44 + 0.3 * any(3));
          const high = wide * flat * (0.8 + 0.4 * any(4));
          return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${wide.toFixed(1)}" ry="${high.toFixed(1)}" transform="rotate(${((any(5) - 0.5) * 60 * (flat < 0.5 ? 0.3 : 1.6)).toFixed(0)} ${cx.toFixed(1)} ${cy.toFixed(1)})" fill="none" stroke="${hairs[(i + layer) % 4]}" stroke-width="9"/>`;
        }),
      ),
    )
    .join('');

const skin = (x: number, wide: number, sore: boolean) =>
  sheet(2, box(x, 640, wide, 240, 0, '#e9bda2')) +
  (sore
    ? `<ellipse cx="${x + wide / 2}" cy="664" rx="170" ry="30" fill="#c4544e" opacity="0.7" filter="url(#haze)"/>`
    : '') +
  box(x, 700, wide, 160, 0, '#dba488');

/** A tangle that a finger fits below, with the comb at its tip; and a mat that lies on the skin. */
function tangleAndMat(): string {
  const half = (id: string, x: number, content: string) =>
    `<clipPath id="${id}"><rect x="${x}" y="0" width="592" height="800"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
  return [
    half(
      'tangle',
      0,
      fade('air', ['#9dbaa3', '#d3dfc8']) +
        '<rect width="600" height="800" fill="url(#air)"/>' +
        halo(300, 340, 380, '#f6f3dc', 0.8) +
        row(-20, 620, 660, 430, 40) +
        knot(300, 370, 104, 0.8) +
        skin(0, 600, false) +
        place({ x: 330, y: 226, turn: -12, scale: 1.15 }, comb('#cfc6cf')),
    ),
    half(
      'mat',
      608,
      fade('wall', ['#a86a72', '#e3b7a4']) +
        '<rect x="600" width="600" height="800" fill="url(#wall)"/>' +
        halo(904, 360, 380, '#fbe3cc', 0.7) +
        row(590, 730, 660, 430, 50) +
        row(1080, 1220, 660, 430, -30) +
        row(720, 1090, 610, 190, 10) +
        skin(600, 620, true) +
        knot(904, 600, 210, 0.34),
    ),
    box(592, 0, 16, 800, 0, ink.ivory),
  ].join('');
}

/** An ear of foxtail, and one that has worked its way in between two toes. */
function foxtailInPaw(): string {
  const kit = kitFor('after', 0);
  return [
    ground('field', ['#6f9d8a', '#cfe0c4'], '#f6f3dc'),
    place({ x: 60, y: 840, turn: 10 }, sprig(420, ['#4c8072', '#5e8f80'], 9, 0.14)),
    place({ x: 1150, y: 840, turn: -12 }, sprig(460, ['#4c8072', '#5e8f80'], 9, 0.14)),
    stroke('M262 800C266 640 290 520 330 420', '#a8873f', 13),
    foxtail(350, 300, 210, 16, '#c9a552'),
    stroke(
      'M382 150L410 40M372 190L440 70M346 170L352 50M400 220L478 130M330 210L300 90M414 260L500 190',
      '#b08b3c',
      6,
    ),
    sheet(
      3,
      piece(
        smooth([
          [690, -80],
          [1010, -80],
          [1030, 120],
          [1012, 330],
          [1020, 470],
          [680, 470],
          [690, 330],
          [672, 120],
        ]),
        '#e9c793',
      ),
    ),
    place({ x: 850, y: 520, scale: 2.5 }, paw(kit, { toes: '#f7e2bb' }, { x: 0, y: 0 }, 4)),
    place({ x: 852, y: 590, turn: 172 }, foxtail(0, 0, 110, 0, '#b98f3e')),
    stroke('M858 668Q872 706 866 752', '#a8873f', 9),
  ].join('');
}

const spot = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="30" fill="#fff6e8" fill-opacity="0.3" stroke="#fffaf2" stroke-width="9"/><circle cx="${x}" cy="${y}" r="11" fill="${ink.accent}" stroke="#fffaf2" stroke-width="5"/>`;

/** A Doodle, with a ring where two surfaces rub: ears, collar, armpits, thighs. */
function whereMatsBegin(): string {
  return [
    ground('wall', ['#2f5f55', '#7fa797'], '#d9e6cc'),
    sheet(3, box(-60, 690, 1320, 200, 0, '#23493f')),
    place({ x: 600, y: 728 }, mat(760, '#f3e4d0', ink.copper)),
    place(
      { x: 616, y: 214, scale: 0.66 },
      sitting(labradoodleWithCollar, labradoodleWithCollar.seat),
    ),
    ...(
      [
        [430, 172],
        [796, 172],
        [598, 366],
        [476, 520],
        [716, 520],
        [430, 640],
        [766, 640],
      ] as const
    ).map(([x, y]) => spot(x, y)),
  ].join('');
}

const wood = '#b9714c';
const handle = (long: number) =>
  sheet(
    2,
    piece(
      smooth([
        [-24, 0],
        [-30, long * 0.3],
        [-38, long * 0.7],
        [-24, long],
        [24, long],
        [38, long * 0.7],
        [30, long * 0.3],
        [24, 0],
      ]),
      wood,
    ),
    oval(0, long - 34, 9, 9, '#5b2745'),
  );

/** A slicker brush: a pad of fine bent wires. */
const slicker = () =>
  handle(300) +
  sheet(3, box(-130, -150, 260, 160, 30, '#84385a')) +
  sheet(1, box(-110, -132, 220, 124, 20, '#f3d9d2')) +
  Array.from({ length: 9 }, (_, line) =>
    Array.from({ length: 17 }, (__, i) =>
      stroke(`M${-98 + i * 12 + (line % 2) * 5} ${-122 + line * 13}l5 6`, '#7c6f7c', 3),
    ).join(''),
  ).join('');

/** An undercoat rake: one row of long teeth with blunt ends. */
const rake = () =>
  handle(320) +
  sheet(2, box(-130, -40, 260, 50, 16, ink.spruce)) +
  sheet(
    2,
    ...Array.from({ length: 12 }, (_, i) => box(-118 + i * 20.6, -150, 10, 120, 5, '#cfc6cf')),
  );

/** Comb, slicker brush and undercoat rake side by side. */
function threeTools(): string {
  return [
    ground('table', ['#e9b98c', '#f7dfc0'], '#fff6e4'),
    sheet(3, piece('M90 60H1110Q1140 400 1112 740H88Q60 400 90 60Z', '#fbf3e6')),
    stroke('M128 100H1072Q1096 400 1074 700H126Q104 400 128 100Z', '#e9d3bb', 5),
    place({ x: 286, y: 400, turn: 90, scale: 1.7 }, comb('#b9aeb9')),
    place({ x: 620, y: 330, turn: -4, scale: 1.15 }, slicker()),
    place({ x: 930, y: 320, turn: 5, scale: 1.15 }, rake()),
  ].join('');
}

/** A tabby looks out of a carrier that stands open in the living room, a blanket in it. */
function openCarrier(): string {
  return [
    ground('wall', ['#84385a', '#cf8670'], '#ffd9b0'),
    sheet(3, box(-60, 640, 1320, 240, 0, '#4a2547')) + box(-60, 640, 1320, 10, 0, '#7c4a63'),
    place({ x: 1080, y: 660, scale: 1.4 }, plant('#c9653f')),
    place({ x: 570, y: 716 }, mat(980, '#fbf1e4', ink.copper)),
    stroke('M430 150C430 60 710 60 710 150', '#3b3554', 26),
    sheet(
      4,
      piece(
        smooth([
          [300, 160],
          [570, 130],
          [840, 160],
          [884, 300],
          [880, 600],
          [846, 704],
          [570, 716],
          [294, 704],
          [260, 600],
          [256, 300],
        ]),
        '#6f9d8a',
      ),
    ),
    '<clipPath id="mouth"><path d="M340 260Q570 200 800 260Q840 440 800 640H340Q300 440 340 260Z"/></clipPath>',
    `<g clip-path="url(#mouth)">${box(280, 180, 600, 520, 0, '#2b2238')}${halo(570, 470, 260, '#c98a60', 0.5)}${place({ x: 586, y: 420, scale: 0.62 }, bustOf(tabby))}</g>`,
    stroke('M340 260Q570 200 800 260Q840 440 800 640H340Q300 440 340 260Z', '#3f6a5c', 16),
    sheet(3, piece('M318 600Q440 574 570 600T824 596L850 708Q700 690 570 714T290 706Z', ink.copper)),
    stroke('M330 640Q450 616 570 640T836 636', '#f4c095', 8, 'stroke-dasharray="26 18"'),
    place({ x: 570, y: 606 }, pawsOver(96, '#f6ead8', 0.5)),
    // The door stands open, on its hinge at the left.
    sheet(3, piece('M246 250L96 300V640L246 700Z', '#b9aebc')),
    ...[0, 1, 2, 3].map((i) => stroke(`M${126 + i * 32} ${312 - i * 8}V${640 + i * 10}`, '#6d6078', 7)),
    stroke('M100 420L246 400M100 530L246 550', '#6d6078', 7),
    place({ x: 960, y: 742 }, towels()),
  ].join('');
}

/** A paw that rests in an open hand. */
function pawInHand(): string {
  const kit = kitFor('after', 0);
  return [
    ground('wall', ['#84385a', '#d98a72'], '#ffdcb8'),
    place({ x: 668, y: 548, scale: 2.2 }, openHand()),
    sheet(
      3,
      piece(
        smooth([
          [250, -120],
          [590, -120],
          [610, 60],
          [590, 230],
          [600, 400],
          [330, 400],
          [322, 240],
          [280, 70],
        ]),
        '#8d8f9b',
      ),
    ),
    place({ x: 470, y: 428, scale: 2.1 }, paw(kit, { toes: '#f1eeee' }, { x: 0, y: 0 }, 4)),
    sheet(
      1,
      piece(
        cut(
          [
            [324, 300],
            [460, 250],
            [612, 300],
            [596, 400],
            [466, 424],
            [338, 400],
          ],
          lock(44, 30, 0.5, 1.2),
          3,
        ),
        '#8d8f9b',
      ),
    ),
  ].join('');
}

const figure = (name: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/blog/figures/photos/${name}.webp`,
  draw,
});

/** What the articles explain. */
export const figurePictures: readonly Picture[] = [
  figure('tangle-and-mat', tangleAndMat),
  figure('foxtail', foxtailInPaw),
  figure('where-mats-begin', whereMatsBegin),
  figure('three-tools', threeTools),
  figure('open-carrier', openCarrier),
  figure('paw-in-hand', pawInHand),
];
