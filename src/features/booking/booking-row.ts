import type { FieldPath } from 'react-hook-form';
import type { BookingRequest, BookingValues } from './booking-schema';
import { petEstimate } from './estimate';
import { refusedColumn } from '@/backend/refused-column';
import { bookingServiceName } from '@/content/booking-options';
import type { Database } from '@shared/database.types';

type Insert = Database['public']['Tables']['bookings']['Insert'];
type NotAnswered =
  'id' | 'created_at' | 'status' | 'review_reasons' | 'honeypot_filled' | 'fill_seconds';

/** `Required`, so that a forgotten column is a type error. */
type BookingRow = Required<Omit<Insert, NotAnswered>>;

/** One row per pet under one reference. Unanswered is null; prices in USD, days in Denver. */
export function toBookingRows(request: BookingRequest): BookingRow[] {
  return request.pets.map((pet, index) => ({
    reference: request.reference,
    pet_number: index + 1,
    parent_name: request.name,
    phone: request.phone,
    email: request.email,
    address: request.address,
    zip_code: request.zipCode,
    pet_name: pet.petName,
    pet_type: pet.petType,
    breed: pet.breed || null,
    weight: pet.weight || null,
    service: bookingServiceName(pet.service),
    preferred_date: request.preferredDate,
    preferred_time: request.preferredTime,
    repeat_weeks: Number(request.repeatWeeks) || null,
    additional_notes: request.notes || null,
    pet_size: pet.size || null,
    add_ons: pet.addOns.length > 0 ? pet.addOns : null,
    estimated_price: petEstimate(pet) || null,
  }));
}

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
  repeat_weeks: 'repeatWeeks',
  additional_notes: 'notes',
} satisfies Partial<Record<keyof BookingRow, FieldPath<BookingValues>>>;

/** Undefined for a field of one of several pets: the database does not say which. */
export function refusedField(
  constraint: string | undefined,
  petCount: number,
): FieldPath<BookingValues> | undefined {
  const field = fieldsByColumn[refusedColumn('bookings', constraint) ?? ''];
  return petCount > 1 && field?.startsWith('pets.') ? undefined : field;
}
