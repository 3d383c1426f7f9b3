import { mark } from '../brand/mark.ts';
import { ink } from '../paper/ink.ts';
import { smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both } from '../pets/face.ts';

/** The colors of a groomer, and what is theirs alone: hair, and things on the face. */
export type Person = {
  skin: string;
  /** The shadow side of the face and the neck. */
  shade: string;
  blush: string;
  brow: string;
  lips: string;
  shirt: string;
  sleeve: string;
  apron: string;
  strap: string;
  /** Hair that falls behind the face, and hair that lies on it. */
  hairBehind: string;
  hairInFront: string;
  /** Lines, glasses or a beard on the face. */
  onFace?: string;
};

const face: readonly Point[] = [
  [0, -148],
  [74, -128],
  [108, -58],
  [104, 24],
  [78, 92],
  [38, 134],
  [0, 144],
  [-38, 134],
  [-78, 92],
  [-104, 24],
  [-108, -58],
  [-74, -128],
];

const features = ({ shade, blush, brow, lips }: Person) =>
  [
    both(oval(62, 48, 24, 17, blush, 'opacity="0.36"')),
    both(oval(44, -2, 8.5, 10, '#2a1720') + oval(46, -6, 2.6, 2.6, '#fffaf0')),
    both(stroke('M26-36Q46-50 68-36', brow, 8)),
    stroke('M4-2Q-14 36-6 42Q4 48 12 42', shade, 6),
    stroke('M-34 76Q0 108 34 76', lips, 7),
  ].join('');

/** Ears, face, and what lies on it; the neck and the hair behind it belong to the body. */
const head = (of: Person) =>
  [
    both(sheet(1, oval(110, 4, 20, 30, of.skin) + oval(112, 6, 9, 16, of.shade, 'opacity="0.6"'))),
    sheet(2, piece(smooth(face), of.skin)),
    features(of),
    of.onFace ?? '',
    of.hairInFront,
  ].join('');

const neck = ({ shade, sleeve }: Person) =>
  piece('M-52 90H52V214C52 250 24 268 0 268S-52 250-52 214Z', shade) +
  sheet(1, both(piece('M0 262L50 206L96 218L72 300L26 300Z', sleeve)));

/** A groomer from the waist up; the face's middle is at 0,0 and the sheet ends near y = 860. */
export function person(of: Person): string {
  const { shirt, sleeve, apron, strap } = of;
  return [
    of.hairBehind,
    sheet(
      2,
      piece(
        smooth([
          [0, 208],
          [96, 214],
          [210, 262],
          [272, 350],
          [306, 520],
          [330, 900],
          [0, 960],
          [-330, 900],
          [-306, 520],
          [-272, 350],
          [-210, 262],
          [-96, 214],
        ]),
        shirt,
      ),
    ),
    both(stroke('M206 470Q196 640 210 860', sleeve, 7)),
    neck(of),
    sheet(
      2,
      both(piece('M84 214L126 226L132 430H94Z', strap)),
      piece('M-150 420Q0 380 150 420L176 560L206 960H-206L-176 560Z', apron),
    ),
    sheet(1, piece('M-96 690H96V800Q96 830 66 830H-66Q-96 830-96 800Z', strap)),
    `<g transform="translate(-34 470) scale(1.7)">${sheet(1, mark())}</g>`,
    head(of),
  ].join('');
}

/**
 * The same groomer from head to foot, without arms: the face's middle is at 0,0, the shoulders at 150,290, the
 * soles at y = 1330.
 */
export function standing(of: Person, trousers: string): string {
  const { shirt, apron, strap } = of;
  const leg = piece('M4 700H158C168 900 156 1100 146 1282H44C36 1100 10 900 4 820Z', trousers);
  const shoe = piece(
    'M34 1276H150C158 1300 176 1308 176 1330H28C26 1308 32 1296 34 1276Z',
    ink.night,
  );
  return [
    of.hairBehind,
    sheet(2, both(shoe)),
    sheet(2, both(leg)),
    sheet(
      2,
      piece(
        smooth([
          [0, 206],
          [88, 212],
          [150, 240],
          [182, 310],
          [172, 520],
          [176, 760],
          [0, 800],
          [-176, 760],
          [-172, 520],
          [-182, 310],
          [-150, 240],
          [-88, 212],
        ]),
        shirt,
      ),
    ),
    neck(of),
    sheet(
      2,
      both(piece('M84 214L120 224L118 430H84Z', strap)),
      piece(
        'M-122 420Q0 386 122 420C128 560 152 600 160 700L178 1010Q0 1036-178 1010L-160 700C-152 600-128 560-122 420Z',
        apron,
      ),
    ),
    sheet(1, piece('M-86 700H86V800Q86 826 60 826H-60Q-86 826-86 800Z', strap)),
    `<g transform="translate(-30 470) scale(1.5)">${sheet(1, mark())}</g>`,
    head(of),
  ].join('');
}

/** A hand seen from the back, fingers up, holding whatever is drawn before it. */
export const fist = (skin: string, shade: string) =>
  sheet(
    2,
    piece(
      smooth([
        [-52, -30],
        [-20, -58],
        [30, -54],
        [56, -20],
        [52, 34],
        [22, 64],
        [-30, 60],
        [-56, 22],
      ]),
      skin,
    ),
  ) + stroke('M-26-22Q-4-30 10-20M-28 4Q-4-4 14 6M-24 30Q-4 22 10 32', shade, 6);

/** A tapering limb with round ends. */
export function limb(from: Point, to: Point, wide: number, narrow: number): string {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const edge = ([x, y]: Point, radius: number, side: 1 | -1) => {
    const angle = along + (side * Math.PI) / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${edge(from, wide, 1)}A${wide} ${wide} 0 0 1 ${edge(from, wide, -1)}L${edge(to, narrow, -1)}A${narrow} ${narrow} 0 0 1 ${edge(to, narrow, 1)}Z`;
}

/** An arm from the shoulder over the elbow to the wrist, in a sleeve rolled up below the elbow. */
export function arm(
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  skin: string,
  cloth: string,
  girth = 1,
): string {
  const roll: Point = [
    elbow[0] + (wrist[0] - elbow[0]) * 0.34,
    elbow[1] + (wrist[1] - elbow[1]) * 0.34,
  ];
  return (
    sheet(1, piece(limb(shoulder, elbow, 84 * girth, 66 * girth), cloth)) +
    sheet(3, piece(limb(elbow, wrist, 50 * girth, 38 * girth), skin)) +
    sheet(1, piece(limb(elbow, roll, 66 * girth, 58 * girth), cloth))
  );
}

/** Grooming shears, points up, the pivot at 0,0, about 330 tall. */
export const shears = () =>
  sheet(2, piece('M-7-4L-16-190C-10-196-2-192 2-184L12 8Z', '#e8e1dc')) +
  sheet(2, piece('M7-4L16-190C10-196 2-192-2-184L-12 8Z', '#cdc3c4')) +
  stroke('M8 10L26 66M-8 10L-26 66', '#cdc3c4', 13) +
  both(
    `<ellipse cx="34" cy="98" rx="26" ry="36" fill="none" stroke="${ink.accent}" stroke-width="13"/>`,
  ) +
  oval(0, 2, 8, 8, ink.copper);
