import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MiniTicket } from './mini-ticket';
import { WithBooking } from '@/request/booking-values.fixture';

function Strip({ breed }: { breed: string }) {
  return (
    <WithBooking pet={{ petType: 'dog', breed }}>
      <MiniTicket />
    </WithBooking>
  );
}

/** Twice, because the strip suspends until the portrait’s code is there. */
async function renderStrip(breed: string) {
  const { container } = await act(async () => render(<Strip breed={breed} />));
  await act(async () => void (await import('@/ui/pet-portrait')));
  return container;
}

test('the strip shows the portrait of the breed in the place of the silhouette', async () => {
  const strip = await renderStrip('Corgi mix');
  expect(strip.querySelector('img')).toHaveAttribute('src', '/email/pets/corgi.jpg');
  expect(strip.querySelector('svg')).toBeNull();
});

test('a breed that nobody drew keeps the silhouette', async () => {
  const strip = await renderStrip('Xolo');
  expect(strip.querySelector('svg')).toBeVisible();
  expect(strip.querySelector('img')).toBeNull();
});
