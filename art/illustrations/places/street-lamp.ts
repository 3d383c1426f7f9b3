import { stroke } from '../paper/shapes.ts';
import { halo, piece, sheet } from '../paper/sheet.ts';

/** A street lamp, 330 tall, lit. */
export const streetLamp = () =>
  stroke('M0 0V-300', '#1b1230', 9) +
  sheet(
    1,
    piece('M-24-300H24L15-346H-15Z', '#ffdf9f'),
    piece('M-30-346Q0-372 30-346Z', '#1b1230'),
  ) +
  halo(0, -322, 120, '#ffdf9f', 0.7);
