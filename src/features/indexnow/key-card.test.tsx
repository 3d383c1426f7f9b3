import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyCard } from './key-card';

test('a key is linked as the file at the root of the site', () => {
  render(<KeyCard siteKey="abcd1234" />);
  expect(screen.getByRole('link', { name: '/abcd1234.txt (new tab)' })).toHaveAttribute(
    'href',
    '/abcd1234.txt',
  );
  expect(screen.getByRole('button', { name: 'Check the key file' })).toBeEnabled();
});

test('without a key the card says so, and how to set one', () => {
  render(<KeyCard siteKey="" />);
  expect(screen.getByText('No key is set.')).toBeInTheDocument();
  expect(screen.getByText('VITE_INDEXNOW_KEY')).toBeInTheDocument();
  expect(screen.getByText('INDEXNOW_KEY')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
