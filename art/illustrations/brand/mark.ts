import { piece } from '../paper/sheet.ts';

/** The one source of the brand mark, 40 units wide: a low sun behind two ridges in a round of dusk. */
const round = [
  { d: 'M0 20a20 20 0 1 0 40 0 20 20 0 1 0-40 0Z', fill: '#2b1b3f' },
  { d: 'M10 18.5a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z', fill: '#f4c095' },
  {
    d: 'M1.5 27.6 9 20.5l5 4 6.5-8 6 7 4-3.2 8.1 7.2A20 20 0 0 1 20 40 20 20 0 0 1 1.5 27.6Z',
    fill: '#c9653f',
  },
  {
    d: 'M4.4 32.5 12 27l5.5 3.4 6-4.4 5.5 3.6 6.7 2.8A20 20 0 0 1 20 40a20 20 0 0 1-15.6-7.5Z',
    fill: '#84385a',
  },
] as const;

/** The same sun and ridges without the round: they run to the edges of whatever the icon is cut to. */
const bleeding = [
  { d: 'M-20-20H60V60H-20Z', fill: '#2b1b3f' },
  round[1],
  {
    d: 'M-20 40V33L-8 26 1.6 27.6 9 20.5l5 4 6.5-8 6 7 4-3.2 7.9 7.2L49 24l11 9v27H-20Z',
    fill: '#c9653f',
  },
  { d: 'M-20 60V40L4.4 32.5 12 27l5.5 3.4 6-4.4 5.5 3.6 6.7 2.8L60 39v21Z', fill: '#84385a' },
] as const;

const draw = (pieces: typeof round | typeof bleeding) =>
  pieces.map(({ d, fill }) => piece(d, fill)).join('');

/** The mark as SVG paths. */
export const mark = () => draw(round);

/** The mark for icons, which are cut to squares and circles of their own. */
export const squareMark = () => draw(bleeding);
