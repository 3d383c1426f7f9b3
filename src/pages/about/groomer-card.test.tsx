import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GroomerCard } from './groomer-card';
import { groomers } from '@/content/groomers';

const [first] = groomers;
const groomer = { ...first, photograph: undefined };
const [firstName] = groomer.name.split(' ');

test('a photograph stands beside the paper portrait', () => {
  const photograph = { src: '/maren', width: 900, height: 900 };
  render(<GroomerCard groomer={{ ...groomer, photograph }} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    `${firstName}, a photograph`,
    groomer.portrait.alt,
  ]);
  expect(screen.getByText(`${firstName}, and ${firstName} in paper`)).toBeVisible();
});

test('a portrait without a photograph stands alone', () => {
  render(<GroomerCard groomer={groomer} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(groomer.portrait.alt);
  expect(screen.queryByText(/in paper/)).toBeNull();
});
