import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { BookingTicket } from './booking-ticket';
import { services } from '@/content/services';
import {
  type BookingValues,
  type PetValues,
  emptyBooking,
  emptyPet,
} from '@/request/booking-schema';
import { usd } from '@shared/business/format';

function Ticket({ pet }: { pet: Partial<PetValues> }) {
  const pets = [{ ...emptyPet, ...pet }];
  const form = useForm<BookingValues>({ defaultValues: { ...emptyBooking, pets } });
  return (
    <FormProvider {...form}>
      <BookingTicket />
    </FormProvider>
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
