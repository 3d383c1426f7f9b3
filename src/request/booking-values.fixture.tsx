import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type BookingValues,
  type PetValues,
  bookingSchema,
  emptyBooking,
  emptyPet,
} from './booking-schema';

type Props = {
  readonly pet?: Partial<PetValues>;
  readonly values?: Partial<BookingValues>;
  readonly children: ReactNode;
};

export function WithBooking({ pet, values, children }: Props) {
  const pets = [{ ...emptyPet, ...pet }];
  const form = useForm<BookingValues>({
    resolver: zodResolver(bookingSchema),
    defaultValues: { ...emptyBooking, pets, ...values },
  });
  return (
    <FormProvider {...form}>
      <Suspense>{children}</Suspense>
    </FormProvider>
  );
}
