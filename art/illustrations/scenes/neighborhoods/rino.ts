import { ink } from '../../paper/ink.ts';
import { box, oval, stroke } from '../../paper/shapes.ts';
import { halo, place, sheet } from '../../paper/sheet.ts';
import { downtown } from '../../places/downtown.ts';
import { moon, starField } from '../../places/open-sky.ts';
import { hills } from '../../places/trees.ts';
import { warehouse } from '../../places/warehouse.ts';
import { night } from '../../places/hours.ts';
import { curb, parkedVan, skyAndRange } from './street.ts';

const [cyan, pink, lemon] = ['#46e3e6', '#ff5fa8', '#ffd76a'];

/** A bent tube of light along a course. */
const tube = (course: string, color: string) =>
  stroke(course, color, 26, 'opacity="0.55" filter="url(#haze)"') +
  stroke(course, color, 10) +
  stroke(course, '#fffdf6', 3.4, 'opacity="0.9"');

/** A bird over a ridge, drawn in tubes: 330 x 230, its lower left at 0,0. */
const bird = () =>
  halo(165, -120, 280, pink, 0.35) +
  [
    tube('M318-160A38 38 0 1 1 242-160A38 38 0 1 1 318-160', lemon),
    tube('M0-20L74-96L128-44L196-118L262-48L330-84', pink),
    tube(
      'M34-120C56-186 122-214 180-190L222-206L204-172C204-122 150-88 94-92L50-58L66-98C54-104 44-112 44-126Z',
      cyan,
    ),
    tube('M96-120C120-160 150-168 176-162', cyan),
  ].join('');

/** A paw over the dock, in tubes. */
const paw = () =>
  halo(0, 0, 150, cyan, 0.4) +
  tube('M-30 26C-34 4-12-10 0-10S34 4 30 26C26 40 10 32 0 32S-26 40-30 26Z', pink) +
  (
    [
      [-40, -8],
      [-16, -34],
      [16, -34],
      [40, -8],
    ] as const
  )
    .map(([x, y]) => tube(`M${x - 6} ${y}a7 9 0 1 0 12 0a7 9 0 1 0-12 0`, cyan))
    .join('');

/** What a sign leaves on the wet street. */
const reflection = (x: number, reach: number, color: string) =>
  `<g style="mix-blend-mode:screen" transform="translate(${x} 846) scale(1 0.3)">${halo(0, 0, reach, color, 0.6)}</g>`;

/** Brick warehouses at night, one with a bird of neon, and the van between them. */
export function rino(): string {
  return [
    skyAndRange(
      night,
      [246, 306],
      540,
      starField(1200, 420, 60, ink.cream) + moon(600, 130, 34, '#fff0d6'),
    ),
    place({ x: 350, y: 566, scale: 0.76 }, downtown('#2d1b5e', 0.5)),
    hills(1200, [580, 570, 582, 572, 580], 800, '#140c2a', 3),
    place({ x: -20, y: 762 }, warehouse(470, 330, '#46213f', place({ x: 76, y: -66 }, bird()))),
    place({ x: 690, y: 762 }, warehouse(540, 220, '#522443', '', true)),
    ...[730, 850, 970, 1090].map(
      (x, i) =>
        sheet(1, box(x, 590, 84, 70, 4, '#2a1638')) +
        halo(x + 42, 624, 90, i % 2 ? lemon : cyan, 0.3) +
        box(x + 6, 596, 72, 58, 2, i % 2 ? '#ffcf86' : '#7fdfe0') +
        stroke(`M${x + 42} 596V654M${x + 6} 625H${x + 78}`, '#46213f', 4),
    ),
    place({ x: 965, y: 508, scale: 0.9 }, paw()),
    ...[790, 960].map(
      (x) =>
        sheet(1, box(x, 680, 130, 84, 4, ink.plum)) +
        [0, 1, 2, 3]
          .map((i) => stroke(`M${x + 6} ${694 + i * 18}H${x + 124}`, '#64305a', 4))
          .join(''),
    ),
    ...[470, 690].map((x) => stroke(`M${x} 766V430`, '#0e0921', 8)),
    lights(470, 690),
    curb(760, ['#2b1b45', '#43265c', '#120b26']),
    reflection(130, 190, pink),
    reflection(290, 150, cyan),
    reflection(965, 190, cyan),
    reflection(1120, 130, lemon),
    parkedVan(720, 838, 0.68),
  ].join('');
}

/** A string of lamps across the alley. */
const lights = (from: number, to: number) => {
  const sag = (t: number) => 440 + 4 * 46 * t * (1 - t);
  return (
    stroke(`M${from} 440Q${(from + to) / 2} ${440 + 92} ${to} 440`, '#1b1230', 4) +
    [0.14, 0.32, 0.5, 0.68, 0.86]
      .map(
        (t) =>
          halo(from + (to - from) * t, sag(t) + 14, 44, '#ffe0a0', 0.9) +
          oval(from + (to - from) * t, sag(t) + 12, 7, 9, '#fff3d0'),
      )
      .join('')
  );
};
