import { expect, test } from 'vitest';
import { buttonStyle } from './button';

const filled = ['default', 'hero', 'accent', 'destructive', 'secondary', 'sticky'] as const;
const plain = ['outline', 'ghost', 'link'] as const;
const sizes = ['default', 'sm', 'lg', 'icon'] as const;

test('nine variants in four sizes have 36 different sets of classes', () => {
  const looks = [...filled, ...plain].flatMap((variant) =>
    sizes.map((size) => buttonStyle({ variant, size })),
  );
  expect(new Set(looks).size).toBe(9 * 4);
});
