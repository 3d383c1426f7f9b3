import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component';

test('something stands in its place until the code is there, also where it is lost at first', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const start = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => 'The ticket');
  const Ticket = lazyComponent(start, { neverFails: true });
  await act(async () => {
    render(
      <Suspense fallback="It fills in">
        <Ticket />
      </Suspense>,
    );
  });
  expect(screen.getByText('It fills in')).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The ticket')).toBeVisible();
});

test('what was loaded ahead is there at once', async () => {
  const Ticket = lazyComponent(() => Promise.resolve(() => 'The ticket'));
  void Ticket.load();
  await act(async () => undefined);
  render(<Ticket />);
  expect(screen.getByText('The ticket')).toBeVisible();
});
