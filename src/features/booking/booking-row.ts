import type { Database } from '@shared/database.types';
import type { BookingRequest } from './booking-schema';
import { petEstimate } from './estimate';

/** One pet of a request, as the database takes it. */
export type BookingRow = Database['public']['Tables']['bookings']['Insert'];

/**
 * The one border between our names and the database's: one row for each pet of a request, all
 * under one reference. What was not answered is null. Prices in USD, days `YYYY-MM-DD` in Denver.
 */
export function toBookingRows(request: BookingRequest, reference: string): BookingRow[] {
  return request.pets.map((pet, index) => ({
    reference,
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
    service: pet.service,
    preferred_date: request.preferredDate,
    preferred_time: request.preferredTime,
    additional_notes: request.notes || null,
    pet_size: pet.size || null,
    add_ons: pet.addOns.length > 0 ? pet.addOns : null,
    estimated_price: petEstimate(pet) || null,
  }));
}
