import { place } from '../../paper/sheet.ts';
import { leaves } from '../../portraits/caught.ts';
import { lateDoodle } from '../../portraits/cast.ts';
import { bustOf } from '../../portraits/guests.ts';
import { dusk, type Dusk } from '../../places/dusk.ts';
import { comb, locks } from '../../places/props.ts';
import { hills } from '../../places/trees.ts';
import { size } from './article.ts';

/** A Labradoodle grown over one eye, with a leaf in its curls and a comb full of hair. */
export function needsGrooming(): string {
  const view: Dusk = {
    ...size,
    from: 180,
    to: 262,
    horizon: 760,
    perDegree: 130,
    sun: [560, 470],
    sunSize: 118,
  };
  return [
    dusk(view),
    hills(1500, [800, 776, 804, 780, 800, 774], 1000, '#35204a', 3),
    place(
      { x: 575, y: 440, scale: 1.06 },
      bustOf({ ...lateDoodle, onHead: leaves('110 -214 62 24')('before') }),
    ),
    place({ x: 1120, y: 420, turn: 68, scale: 1.7 }, comb('#e6dcd8')),
    locks(
      [
        [1010, 300],
        [1046, 372],
        [1016, 430],
        [1060, 500],
        [1000, 540],
        [1180, 620],
        [1080, 650],
      ],
      '#aaa3aa',
      30,
    ),
  ].join('');
}
