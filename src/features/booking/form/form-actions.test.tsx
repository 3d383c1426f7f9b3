import { render } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormActions } from './form-actions';
import { type BookingValues, emptyBooking, emptyPet } from '@/request/booking-schema';

function Actions({ step }: { step: 2 | 3 }) {
  const pets = [{ ...emptyPet, service: 'full-groom', size: 'medium' }];
  const form = useForm<BookingValues>({
    defaultValues: { ...emptyBooking, pets, zipCode: '80401' },
  });
  return (
    <FormProvider {...form}>
      <FormActions step={step} isSending={false} onBack={() => undefined} />
    </FormProvider>
  );
}

test.each([2, 3] as const)('step %i names the travel fee beside its button', (step) => {
  const { container } = render(<Actions step={step} />);
  expect(container).toHaveTextContent('Estimate $145 · plus $25 travel');
});
