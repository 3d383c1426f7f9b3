import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button';

const variants = [
  'default',
  'hero',
  'accent',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'sticky',
] as const;
const sizes = ['default', 'sm', 'lg', 'icon'] as const;

test('nine variants in four sizes have 36 different sets of classes', () => {
  const looks = variants.flatMap((variant) =>
    sizes.map((size) => {
      const { container } = render(<Button variant={variant} size={size} />);
      return container.firstElementChild?.className;
    }),
  );
  expect(new Set(looks).size).toBe(9 * 4);
});

test('a busy button is disabled', () => {
  render(<Button isBusy>Submitting...</Button>);
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
