import { disc, smooth } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { dusk } from '../places/dusk.ts';
import { lamp, pane, plant } from '../places/props.ts';
import { hills, spruce } from '../places/trees.ts';
import { van } from '../places/van.ts';
import { asleep, tabby, tabbyLying } from '../portraits/cast.ts';
import { lyingAt } from '../portraits/guests.ts';

const size = { width: 1200, height: 900 } as const;

const outside = () =>
  [
    dusk({
      ...size,
      from: 244,
      to: 312,
      horizon: 372,
      perDegree: 84,
      sun: [360, 226],
      sunSize: 50,
    }),
    hills(1200, [380, 366, 382, 368, 380], 700, '#3d2147', 2),
    place({ x: 190, y: 436 }, spruce(190)),
    sheet(1, box(0, 420, 1200, 200, 0, '#5a3f57')),
    sheet(1, box(0, 440, 1200, 200, 0, '#241836')),
    place({ x: 806, y: 470, scale: 0.52, flip: true }, van({ isMirrored: true })),
  ].join('');

/** A tabby asleep on the back of the sofa; outside the window the van has arrived. */
function draw(): string {
  return [
    fade('wall', ['#84385a', '#b4604f']) + '<rect width="1200" height="900" fill="url(#wall)"/>',
    pane('room', [130, 70, 730, 450], outside(), '#fbe9d4', 16),
    stroke('M430 70V520', '#fbe9d4', 12),
    lamp(990, 210),
    place({ x: 1070, y: 720, scale: 1.3 }, plant('#c9653f')),
    fade('sofa', ['#3d7465', '#2d5b4e', '#1f4340']),
    sheet(
      4,
      piece(
        smooth([
          [-60, 690],
          [60, 660],
          [600, 650],
          [1040, 662],
          [1120, 700],
          [1130, 940],
          [500, 980],
          [-80, 940],
        ]),
        'url(#sofa)',
      ),
    ),
    place({ x: 300, y: 392, scale: 0.48, flip: true }, lyingAt(asleep(tabby), tabbyLying)),
    halo(380, 480, 320, '#ffd9a0', 0.3),
    sheet(
      3,
      piece(
        smooth([
          [-60, 800],
          [300, 786],
          [520, 794],
          [540, 900],
          [500, 980],
          [-80, 960],
        ]),
        '#2d5b4e',
      ),
    ) +
      sheet(
        3,
        piece(
          smooth([
            [560, 794],
            [800, 786],
            [1120, 798],
            [1150, 900],
            [1100, 980],
            [560, 960],
          ]),
          '#2d5b4e',
        ),
      ),
    place(
      { x: 930, y: 768, turn: 9 },
      sheet(3, piece('M-112-112Q0-84 112-112Q86 0 112 112Q0 84-112 112Q-86 0-112-112Z', '#c9653f')),
      piece('M-74-74Q0-56 74-74Q56 0 74 74Q0 56-74 74Q-56 0-74-74Z', '#f4c095'),
      piece(smooth(disc([0, 0], 30)), '#84385a'),
    ),
  ].join('');
}

/** A tabby asleep on a sofa while the van waits outside. */
export const catAtHomePicture: Picture = {
  ...size,
  file: 'src/content/photos/cat-at-home.webp',
  draw,
};
