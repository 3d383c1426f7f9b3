/** A rectangle with round corners. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

/** An ellipse around `cx`, `cy`; `more` adds attributes. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
