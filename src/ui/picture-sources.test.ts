import { expect, test } from 'vitest';
import { fallbackSrc, largestFile } from './picture-sources';
import { pictureWidths } from './picture-widths';

test('a picture is made up to the width of its master, and a tiny one as it is', () => {
  expect(pictureWidths({ width: 450 })).toEqual([64, 96, 128, 160, 240, 320, 448]);
  expect(pictureWidths({ width: 3024 }).at(-1)).toBe(2400);
  expect(pictureWidths({ width: 40 })).toEqual([40]);
});

test('neighboring widths are at most half apart', () => {
  const widths = pictureWidths({ width: 3024 });
  const ratios = widths.slice(1).map((width, index) => width / (widths[index] ?? 1));
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5);
});

test('browsers that choose no width get one of at most 720 pixels, readers of data the largest', () => {
  const master = { src: '/assets/pictures/luna-1a2b', width: 1000, height: 500 };
  expect(fallbackSrc(master)).toBe('/assets/pictures/luna-1a2b-720.webp');
  expect(fallbackSrc({ ...master, width: 40 })).toBe('/assets/pictures/luna-1a2b-40.webp');
  expect(largestFile(master)).toEqual({
    url: '/assets/pictures/luna-1a2b-900.webp',
    width: 900,
    height: 450,
  });
});
