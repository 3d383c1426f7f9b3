import { smooth, tufts } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, smile } from './face.ts';

/** Husky mix: upright ears, dark cap, white mask, pale eyes. */
export function husky({ coat = '#5a5468', mask = '#f6efe8', iris = '#8fb6c4' } = {}): string {
  const ear = 'M32-106C40-146 68-180 96-188C120-160 128-112 116-56Z';
  return [
    both(
      sheet(2, piece(ear, coat)) +
        piece('M60-114C66-140 82-160 94-165C106-146 108-114 102-84Z', '#c9a7a0'),
    ),
    sheet(
      2,
      both(
        piece(
          tufts(
            [
              [-16, -126],
              [66, -114],
              [104, -62],
              [118, 8],
              [102, 60],
              [56, 98],
              [-16, 114],
              [-16, 0],
            ],
            { step: 40, length: 18, lean: 0.2 },
          ),
          coat,
        ),
      ),
    ),
    piece(
      'M0-12C-14-70-34-84-56-78C-84-70-100-30-110 14C-100 60-50 104 0 110C50 104 100 60 110 14C100-30 84-70 56-78C34-84 14-70 0-12Z',
      mask,
    ),
    piece('M0-10C-10-50-12-90 0-120C12-90 10-50 0-10Z', mask),
    sheet(
      2,
      piece(
        smooth([
          [0, -6],
          [36, 6],
          [54, 44],
          [42, 88],
          [0, 104],
          [-42, 88],
          [-54, 44],
          [-36, 6],
        ]),
        '#fffaf3',
      ),
    ),
    eyes(48, -32, 14, iris),
    dogNose(24, 26),
    smile(44, 34, 34),
  ].join('');
}
