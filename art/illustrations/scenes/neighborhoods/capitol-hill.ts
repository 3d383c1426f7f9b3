import { ink } from '../../paper/ink.ts';
import { halo, place } from '../../paper/sheet.ts';
import { capitol } from '../../places/capitol.ts';
import { moon, starField } from '../../places/open-sky.ts';
import { streetLamp } from '../../places/street-lamp.ts';
import { hills, maple } from '../../places/trees.ts';
import { victorian } from '../../places/victorian.ts';
import { nightfall } from '../../places/hours.ts';
import { curb, parkedVan, skyAndRange } from './street.ts';

const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;

/** The gold dome of the State Capitol behind painted houses, the van at the curb. */
export function capitolHill(): string {
  return [
    skyAndRange(
      nightfall,
      [244, 300],
      580,
      starField(1200, 300, 34, ink.cream) + moon(640, 170, 40, '#fff0d6'),
    ),
    halo(330, 240, 330, '#ffcf7a', 0.5),
    hills(1200, [590, 570, 594, 572, 590, 570], 800, '#3d2147', 3),
    place({ x: 330, y: 640, scale: 0.96 }, capitol()),
    hills(1200, [650, 640, 652, 642, 650], 800, '#2b3b45', 2),
    place({ x: 40, y: 690 }, maple(240, leaves)),
    place(
      { x: 604, y: 752, scale: 0.86 },
      victorian({ wall: '#84385a', roof: '#2b1b3f', trim: '#f0c9a0', door: ink.spruce }),
    ),
    place(
      { x: 786, y: 752, scale: 0.98 },
      victorian({ wall: '#b4533f', roof: '#35204a', trim: '#f9dcbb', door: ink.plum }),
    ),
    place(
      { x: 996, y: 752, scale: 0.9 },
      victorian({ wall: '#3f6a5c', roof: '#2b1b3f', trim: '#f0c9a0', door: ink.accent }),
    ),
    place({ x: 1190, y: 752 }, maple(300, leaves)),
    curb(756, ['#5a3f57', '#7a566a', '#241836']),
    place({ x: 560, y: 762 }, streetLamp()),
    parkedVan(500, 836, 0.66),
  ].join('');
}
