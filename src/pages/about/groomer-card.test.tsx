import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GroomerCard } from './groomer-card';
import { groomers } from '@/content/groomers';

const [maren] = groomers;

test('a photograph stands beside the paper portrait', () => {
  const photograph = { src: '/maren', width: 900, height: 900 };
  render(<GroomerCard groomer={{ ...maren, photograph }} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Maren, a photograph',
    maren.portrait.alt,
  ]);
  expect(screen.getByText('Maren, and Maren in paper')).toBeVisible();
});

test('without one, the portrait stands alone', () => {
  render(<GroomerCard groomer={maren} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(maren.portrait.alt);
  expect(screen.queryByText(/in paper/)).toBeNull();
});
