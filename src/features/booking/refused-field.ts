import type { FieldPath } from 'react-hook-form';
import { refusedColumn } from '@/submission/refused-column';
import type { BookingValues } from './booking-schema';

const fieldsByColumn: Readonly<Record<string, FieldPath<BookingValues>>> = {
  parent_name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  zip_code: 'zipCode',
  pet_name: 'pets.0.petName',
  pet_type: 'pets.0.petType',
  breed: 'pets.0.breed',
  weight: 'pets.0.weight',
  service: 'pets.0.service',
  preferred_date: 'preferredDate',
  preferred_time: 'preferredTime',
  additional_notes: 'notes',
};

/**
 * The field that a rule of the database speaks of: `bookings_zip_code_length` is `zipCode`. None for
 * an answer about one of several pets: the database does not say which.
 */
export function refusedField(
  constraint: string | undefined,
  petCount: number,
): FieldPath<BookingValues> | undefined {
  const field = fieldsByColumn[refusedColumn('bookings', constraint) ?? ''];
  return petCount > 1 && field?.startsWith('pets.') ? undefined : field;
}
