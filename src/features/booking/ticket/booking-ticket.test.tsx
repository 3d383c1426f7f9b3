import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { type PetValues, type Step, emptyBooking, emptyPet } from '../form/booking-schema';
import { BookingSummary } from './booking-summary';
import { BookingTicket } from './booking-ticket';
import { services } from '@/content/services';
import { usd } from '@shared/business/format';

function Ticket({ pet, step = 1 }: { pet: Partial<PetValues>; step?: Step }) {
  const pets = [{ ...emptyPet, ...pet }];
  const form = useForm({ defaultValues: { ...emptyBooking, pets, session: { step } } });
  return (
    <FormProvider {...form}>
      {step === 3 ? <BookingSummary hasAside /> : null}
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

test.each([true, false])(
  'the last step has one summary and its changes once, wide: %s',
  (isWide) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
    render(<Ticket pet={{ petName: 'Biscuit' }} step={3} />);
    expect(screen.getAllByLabelText('Size')).toHaveLength(1);
    expect(screen.queryAllByRole('region', { name: 'Booking summary' })).toHaveLength(
      isWide ? 0 : 1,
    );
  },
);
