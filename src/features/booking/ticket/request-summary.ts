import { bookingServiceName } from '@/content/booking-options';
import type { BookingValues, PetValues } from '@/request/booking-schema';
import { petPrice } from '@/request/estimate';
import { joinFilled } from '@shared/business/format';
import { findAddOns, findPetSize } from '@shared/business/prices';
import { repeatWish } from '@shared/business/repeat-visits';
import { formatDay, isDay } from '@shared/time/denver-time';

type Detail = { readonly term: string; readonly detail: string };

export function requestDetails(values: BookingValues): { pets: Detail[]; visit: Detail[] } {
  const weeks = values.repeatWeeks;
  const day = isDay(values.preferredDate) ? formatDay(values.preferredDate, 'long') : '';
  return {
    pets: values.pets.map((pet) => ({
      term: joinFilled([pet.petName, pet.petType]),
      detail: petDetail(pet),
    })),
    visit: [
      { term: 'Requested for', detail: joinFilled([day, values.preferredTime]) },
      { term: 'Where', detail: joinFilled([values.address, values.zipCode]) },
      { term: 'Your contact info', detail: joinFilled([values.name, values.phone, values.email]) },
      { term: 'Reminder', detail: weeks && `Next one due ${repeatWish(Number(weeks))}` },
      { term: 'Your notes', detail: values.notes },
    ].filter(({ detail }) => detail !== ''),
  };
}

export function requestText(values: BookingValues): string {
  const { pets, visit } = requestDetails(values);
  const parts = [
    `Booking request ${values.reference}`,
    ...pets.map(({ term, detail }) => joinFilled([term, detail])),
    ...visit.map(({ detail }) => detail),
  ];
  return joinFilled(parts, '\n');
}

function petDetail(pet: PetValues): string {
  return joinFilled([
    bookingServiceName(pet.service),
    findPetSize(pet.size)?.label,
    pet.breed,
    pet.weight,
    ...findAddOns(pet.addOns).map(({ name }) => name),
    petPrice(pet),
  ]);
}
