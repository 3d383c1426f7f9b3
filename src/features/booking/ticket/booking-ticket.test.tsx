import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingTicket } from './booking-ticket';
import { MiniTicket } from './mini-ticket';
import { services } from '@/content/services';
import type { PetValues } from '@/request/booking-schema';
import { WithBooking } from '@/request/booking-values.fixture';
import { usd } from '@shared/business/format';

function Ticket({ pet, preferredTime = '' }: { pet: Partial<PetValues>; preferredTime?: string }) {
  return (
    <WithBooking pet={pet} values={{ preferredTime }}>
      <BookingTicket />
    </WithBooking>
  );
}

test('the ticket shows the prices by size before the first answer', () => {
  render(<Ticket pet={{}} />);
  for (const { bookingName, prices } of services) {
    const row = screen.getByRole('row', { name: new RegExp(`^${bookingName}`) });
    expect(row).toHaveTextContent(Object.values(prices).map(usd).join(''));
  }
});

test.each([{ petName: 'Biscuit' }, { service: 'spa-bath' }, { size: 'small' }])(
  'the ticket shows the visit from the first answer on: %s',
  (pet) => {
    render(<Ticket pet={pet} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Your visit so far')).toBeInTheDocument();
  },
);

test('the ticket names the start that we’ll look for where the visit is too long for the window', () => {
  render(<Ticket pet={{ service: 'full-groom' }} preferredTime="4-6 PM" />);
  expect(screen.getByText(/^We’ll look for a start by /)).toBeInTheDocument();
});

test.each([
  ['the portrait of the breed', 'Corgi mix', ['/email/pets/corgi.jpg'], 0],
  ['a silhouette for a breed that nobody drew', 'Xolo', [], 1],
])('the strip shows %s', async (_name, breed, portraits, silhouettes) => {
  const strip = <WithBooking pet={{ petType: 'dog', breed }} children={<MiniTicket />} />;
  const { container } = await act(async () => render(strip));
  // The strip suspends until the portrait’s code is there.
  await act(async () => void (await import('@/ui/pet-portrait')));
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual(portraits);
  expect(container.querySelectorAll('svg')).toHaveLength(silhouettes);
});
