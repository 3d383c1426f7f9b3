import { ink } from '../../paper/ink.ts';
import { facets, smooth, tufts } from '../../paper/outline.ts';
import { oval, stroke } from '../../paper/shapes.ts';
import { piece, sheet } from '../../paper/sheet.ts';

const coat = '#e3ae6c';
const shade = '#bd8247';

const dog = () =>
  sheet(
    1,
    stroke('M96-70Q70-84 66-112', shade, 15),
    stroke('M112-44L104-4M176-44L184-4', shade, 14),
  ) +
  sheet(
    2,
    piece(
      smooth([
        [86, -74],
        [130, -84],
        [182, -84],
        [200, -60],
        [176, -36],
        [124, -38],
        [92, -40],
      ]),
      coat,
    ),
    stroke('M100-50L92-4M168-50L166-4', coat, 15),
    piece(
      smooth([
        [170, -84],
        [186, -118],
        [214, -128],
        [234, -112],
        [252, -100],
        [246, -88],
        [220, -86],
        [204, -62],
      ]),
      coat,
    ),
  ) +
  sheet(
    1,
    piece(
      tufts(
        [
          [196, -122],
          [212, -116],
          [208, -84],
          [192, -80],
          [186, -100],
        ],
        { step: 16, length: 5 },
      ),
      shade,
    ),
  ) +
  oval(224, -110, 3.4, 3.8, ink.night) +
  oval(250, -99, 6, 5, ink.night) +
  stroke('M184-84L206-70', ink.spruce, 8);

/** Somebody on the evening walk behind a Golden on a leash. Feet at y = 0. */
export const walker = () =>
  sheet(
    1,
    piece(
      facets([
        [-24, -92],
        [2, -92],
        [-16, 0],
        [-38, 0],
      ]),
      '#1b1230',
    ),
    piece(
      facets([
        [0, -92],
        [26, -92],
        [34, 0],
        [12, 0],
      ]),
      ink.plum,
    ),
  ) +
  sheet(
    2,
    piece(
      smooth([
        [-22, -180],
        [22, -180],
        [36, -120],
        [36, -72],
        [-34, -72],
        [-36, -120],
      ]),
      ink.accent,
    ),
    stroke('M16-166Q50-140 54-108', '#963e1f', 17),
  ) +
  oval(56, -104, 9, 9, '#7a4a38') +
  sheet(
    1,
    oval(4, -208, 22, 25, '#7a4a38'),
    piece('M-22-206C-26-242 14-250 26-222C12-226 2-222-2-210C-6-196-18-196-22-206Z', ink.night),
  ) +
  sheet(1, piece('M-24-186Q2-172 26-186L28-170Q2-158-26-170Z', ink.peach)) +
  stroke('M58-102Q128-40 194-76', ink.cream, 3.5) +
  dog();
