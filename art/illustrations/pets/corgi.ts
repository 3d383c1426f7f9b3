import { smooth } from '../paper/outline.ts';
import { oval } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, smile, tongue } from './face.ts';

/** Welsh Corgi: a fox's face with large ears and a white blaze. */
export function corgi({ coat = '#d9823f', ear = '#c06d31', blaze = '#fdf3e6' } = {}): string {
  const lobe = 'M28-104C38-152 74-192 108-200C130-170 132-116 112-54Z';
  return [
    both(
      sheet(2, piece(lobe, ear)) +
        piece('M58-112C64-146 86-170 104-176C114-150 112-112 98-80Z', '#f0b99a'),
    ),
    sheet(
      2,
      piece(
        smooth([
          [0, -128],
          [64, -116],
          [106, -60],
          [116, 6],
          [88, 64],
          [40, 100],
          [0, 110],
          [-40, 100],
          [-88, 64],
          [-116, 6],
          [-106, -60],
          [-64, -116],
        ]),
        coat,
      ),
    ),
    piece(
      smooth([
        [0, -126],
        [17, -100],
        [16, -40],
        [52, 6],
        [98, 36],
        [70, 78],
        [30, 102],
        [0, 110],
        [-30, 102],
        [-70, 78],
        [-98, 36],
        [-52, 6],
        [-16, -40],
        [-17, -100],
      ]),
      blaze,
    ),
    both(oval(48, -64, 16, 9, '#f3c08a', 'opacity="0.8"')),
    tongue(76, 17, 40),
    sheet(
      1,
      piece(
        smooth([
          [0, -8],
          [36, 8],
          [52, 46],
          [38, 82],
          [0, 92],
          [-38, 82],
          [-52, 46],
          [-36, 8],
        ]),
        '#fffaf3',
      ),
    ),
    eyes(50, -26, 14.5),
    dogNose(22, 25),
    smile(41, 32, 32),
  ].join('');
}
