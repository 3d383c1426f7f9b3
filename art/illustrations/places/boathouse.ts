import { facets } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

/** The boathouse on Smith Lake: a low hipped roof over an arcade, 460 wide. */
export const boathouse = (wall = '#e9c9a4', roof = '#b24e2b') =>
  [
    sheet(2, box(-210, -120, 420, 120, 3, wall)),
    ...[-180, -108, -36, 36, 108].map(
      (x) =>
        `<path d="M${x} 0V-62A36 40 0 0 1 ${x + 72} -62V0Z" fill="#ffcf86"/>` +
        stroke(`M${x} 0V-62A36 40 0 0 1 ${x + 72} -62V0`, '#a8654c', 6),
    ),
    sheet(
      2,
      piece(
        facets([
          [-246, -112],
          [-150, -184],
          [150, -184],
          [246, -112],
        ]),
        roof,
      ),
    ),
    sheet(2, box(-58, -236, 116, 58, 3, wall)),
    ...[-46, -14, 18].map((x) => box(x, -226, 28, 32, 14, '#ffcf86')),
    sheet(
      2,
      piece(
        facets([
          [-84, -230],
          [0, -284],
          [84, -230],
        ]),
        roof,
      ),
    ),
    sheet(1, box(-240, -4, 480, 14, 3, '#a8654c')),
  ].join('');
