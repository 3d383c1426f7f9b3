import type { FieldPath } from 'react-hook-form';
import type { BookingRequest, BookingValues, PetValues } from './booking-schema';
import { refusedColumn } from '@/backend/submission/submission-error';
import { bookingServiceName, bookingServices } from '@/content/booking-options';
import { quote } from '@/content/services/quote';
import { findAddOns, findPetSize } from '@shared/business/prices';
import { repeatChoices } from '@shared/business/repeat-visits';
import { answeredZone } from '@shared/business/service-zips';
import type { Database } from '@shared/database.types';
import type { Rebooking, VisitPet } from '@shared/visits/request-details';
import { maxPets } from '@shared/visits/request-limits';

type NotAnswered =
  'id' | 'created_at' | 'status' | 'review_reasons' | 'source' | 'honeypot_filled' | 'fill_seconds';

/** `Required`, so that a forgotten column is a type error. */
type BookingRow = Required<Omit<Database['public']['Tables']['bookings']['Insert'], NotAnswered>>;

/** Each pet has a row under one reference. Unanswered is null, prices are in USD, days in Denver. */
export function toBookingRows(request: BookingRequest): BookingRow[] {
  return request.pets.map((pet, index) => ({
    reference: request.reference,
    pet_number: index + 1,
    parent_name: request.name,
    phone: request.phone || null,
    email: request.email || null,
    address: request.address,
    gate_code: request.gateCode || null,
    zip_code: request.zipCode,
    zip_answer: answeredZone(request.zipCode) ?? null,
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
    estimated_price: quote(pet) || null,
  }));
}

/** Form values from an earlier request, without a day. Values we no longer offer become ''. */
export function toBookingValues(rebooking: Rebooking): Partial<BookingValues> {
  const { name, phone, email, address, zipCode, repeatWeeks, pets } = rebooking;
  return {
    name,
    phone,
    email,
    address,
    zipCode,
    repeatWeeks: String(repeatChoices.find((weeks) => weeks === repeatWeeks) ?? ''),
    pets: pets.slice(0, maxPets).map(toPetValues),
  };
}

function toPetValues({ name, type, breed, weight, size, service, addOns }: VisitPet): PetValues {
  return {
    petName: name,
    petType: type,
    breed: breed ?? '',
    weight: weight ?? '',
    service: bookingServices.find((one) => one.name === service)?.slug ?? '',
    size: findPetSize(size)?.id ?? '',
    addOns: findAddOns(addOns).map(({ id }) => id),
  };
}

type NotTyped =
  'reference' | 'pet_number' | 'zip_answer' | 'pet_size' | 'add_ons' | 'estimated_price';

const fieldsByColumn: Readonly<Record<string, FieldPath<BookingValues>>> = {
  parent_name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  gate_code: 'gateCode',
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
} satisfies Record<Exclude<keyof BookingRow, NotTyped>, FieldPath<BookingValues>>;

/** Undefined for a pet's field if there are several pets: the database does not say which one. */
export function refusedField(constraint: string | undefined, petCount: number) {
  const field = fieldsByColumn[refusedColumn('bookings', constraint) ?? ''];
  return petCount > 1 && field?.startsWith('pets.') ? undefined : field;
}
