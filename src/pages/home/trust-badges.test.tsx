import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrustBadges } from './trust-badges';
import { stats } from '@/content/groomers';

// The home page must not load the About page's texts for one figure.
test('the badges count as many pets as the About page', () => {
  render(<TrustBadges />);
  const served = stats.find(({ label }) => label === 'pets served')?.value;
  expect(screen.getByText(/Happy Pets$/)).toHaveTextContent(`${served} Happy Pets`);
});
