import { range, type RangePapers } from './dusk.ts';
import { bands } from './open-sky.ts';

/** Sheets of sky that hang from the top down to a range whose foot is at 560, and the papers of the range. */
export type Hour = {
  sky: readonly [ground: string, ...sheets: readonly (readonly [top: number, color: string])[]];
  range: RangePapers;
};

type Stretch = {
  width: number;
  height: number;
  from: number;
  to: number;
  horizon: number;
  perDegree: number;
};

/** Sky and range between two bearings at an hour; `between` stands before the sky and behind the range, and `stretch`
 * moves the sheets down where the range stands lower. */
export function at(
  { sky: [ground, ...sheets], range: papers }: Hour,
  view: Stretch,
  between = '',
  stretch = 1,
): string {
  const lower = sheets.map(([top, color]) => [top * stretch, color] as const);
  return bands(view.width, view.height, ground, lower) + between + range(view, papers);
}

/** The first light: everything pale, the far shore in mist. */
export const dawn: Hour = {
  sky: [
    '#8094bd',
    [60, '#98a3c6'],
    [150, '#b4afca'],
    [240, '#d3bdca'],
    [320, '#eacdc8'],
    [400, '#f8e0cc'],
  ],
  range: {
    divide: ['#98a0c4', '#c3b3c8'],
    front: ['#8b9cbb', '#b7b4c6'],
    foothills: ['#8499ab', '#aab3bd'],
    snow: ['#fff1e2', '#8490b4'],
  },
};

export const noon: Hour = {
  sky: ['#3e95a6', [70, '#58a9b3'], [190, '#7cc0c0'], [310, '#a6d6cc'], [420, '#d2e9d8']],
  range: {
    divide: ['#5a92a9', '#93bcc0'],
    front: ['#417d8c', '#669fa0'],
    foothills: ['#2f6c6e', '#44857c'],
    snow: ['#ffffff', '#8fb6c6'],
  },
};

export const snowyAfternoon: Hour = {
  sky: ['#7888b4', [90, '#8f9ec4'], [210, '#abb8d5'], [320, '#c7d1e5'], [410, '#e2e8f2']],
  range: {
    divide: ['#a5b3d3', '#ccd6e8'],
    front: ['#8495bd', '#a9b7d4'],
    foothills: ['#6c7ea9', '#8fa1c5'],
    snow: ['#ffffff', '#8c9dc4'],
  },
};

/** Just after sunset: the last light lies along the range, the dome is lit. */
export const nightfall: Hour = {
  sky: [
    '#2b1b3f',
    [100, '#3f2450'],
    [210, '#64305a'],
    [310, '#914058'],
    [390, '#c0614f'],
    [460, '#e29262'],
    [520, '#f6c592'],
  ],
  range: {
    divide: ['#8d3f55', '#b8625a'],
    front: ['#6b2f55', '#84385a'],
    foothills: ['#43264f', '#57294f'],
    snow: ['#f7c9a0', '#6b2f55'],
  },
};

export const night: Hour = {
  sky: ['#0e0921', [110, '#150d2d'], [230, '#1f1242'], [340, '#2f1858'], [430, '#47206b']],
  range: {
    divide: ['#3d2566', '#4f2d74'],
    front: ['#291852', '#351f60'],
    foothills: ['#1b1038', '#241547'],
    snow: ['#b7a5e6', '#241547'],
  },
};
