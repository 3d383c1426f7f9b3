import { onlineManager } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfirmCard } from './confirm-card';
import { contactLinks, paths } from '@/site/paths';

function cardAt(hash: string) {
  return (
    <MemoryRouter initialEntries={[`${paths.newsletterConfirm}${hash}`]}>
      <ConfirmCard />
    </MemoryRouter>
  );
}

const link = '#0123456789abcdef0123456789abcdef';

function press(error: string, status: number) {
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status }));
  render(cardAt(link));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  return screen.findByRole('alert');
}

test('says at once that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  render(cardAt(link));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You’re offline\..* Or email us\.$/);
});

test.each(['', '#', '#0123456789abcdef', `${link}0`, link.toUpperCase()])(
  'the card rejects a link that ends in "%s" at once, and offers the ways back',
  (hash) => {
    render(cardAt(hash));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This link isn’t valid, or it’s older than 30 days. Sign up again on our blog and we’ll send you a new one. Or email us.',
    );
    expect(screen.getByRole('link', { name: /blog/ })).toHaveAttribute('href', paths.blog);
    expect(screen.getByRole('link', { name: 'email us' })).toHaveAttribute(
      'href',
      contactLinks.email,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/One click/)).toBeNull();
  },
);

test('says after the press that a link is old, and offers no other press', async () => {
  const alert = await press('unknown_token', 404);
  expect(alert).toHaveTextContent(/^This link isn’t valid/);
  expect(alert).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/One click/)).toBeNull();
});

test('after a failure of ours Confirm can be pressed again', async () => {
  expect(await press('database_unavailable', 503)).toHaveTextContent(
    /^We couldn’t confirm your address just now\./,
  );
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('the prerendered page, which knows no link, calls none valid or invalid', () => {
  const page = renderToString(cardAt(''));
  expect(page).toContain('One moment');
  expect(page).not.toMatch(/One click|valid|<button/);
});
