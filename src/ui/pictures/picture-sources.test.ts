import { expect, test } from 'vitest';
import { fallbackFile, sparingSizes } from './picture-sources';

test('structured data names the WebP of at most 720 pixels', () => {
  const master = { src: '/assets/pictures/luna-1a2b', width: 1000, height: 500 };
  const url = '/assets/pictures/luna-1a2b.webp';
  expect(fallbackFile(master)).toEqual({ url, width: 720, height: 360 });
  const small = { width: 40, height: 20 };
  expect(fallbackFile({ ...master, ...small })).toEqual({ url, ...small });
});

const dense = '(min-resolution: 2.5dppx)';

test.each([
  ['5rem', `${dense} calc(0.75 * 5rem), 5rem`],
  ['max(100vw, 28rem)', `${dense} calc(0.75 * max(100vw, 28rem)), max(100vw, 28rem)`],
  [
    '(min-width: 48rem) 38vw, calc(100vw - 2.5rem)',
    `(min-width: 48rem) and ${dense} calc(0.75 * 38vw), (min-width: 48rem) 38vw, ` +
      `${dense} calc(0.75 * calc(100vw - 2.5rem)), calc(100vw - 2.5rem)`,
  ],
])('very dense screens load three quarters of %s', (sizes, expected) => {
  expect(sparingSizes(sizes)).toBe(expected);
});
