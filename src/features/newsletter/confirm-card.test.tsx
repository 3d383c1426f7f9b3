import { onlineManager } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfirmCard } from './confirm-card';

test('offline is said at once, and not waited out', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  });
  render(
    <MemoryRouter initialEntries={['/newsletter/confirm#0123456789abcdef0123456789abcdef']}>
      <ConfirmCard />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
});
