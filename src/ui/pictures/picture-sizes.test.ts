import { expect, test } from 'vitest';
import { sparingSizes } from './picture-sources';

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
