import { expect, test } from 'vitest';
import { fallbackFile } from './picture-sources';

test('structured data names the WebP of at most 720 pixels', () => {
  const master = { src: '/assets/pictures/luna-1a2b', width: 1000, height: 500 };
  const url = '/assets/pictures/luna-1a2b.webp';
  expect(fallbackFile(master)).toEqual({ url, width: 720, height: 360 });
  expect(fallbackFile({ ...master, width: 40, height: 20 })).toEqual({
    url,
    width: 40,
    height: 20,
  });
});
