import { services } from '@/content/services';
import type { VisitPet } from '@shared/request-details';

/** For a custom service, which the owner describes. */
const customMinutes = 90;
/** The longest visit that the database accepts. */
export const mostMinutes = 480;

/** The longest durations of the packages, one pet after the other. */
export function usualMinutes(pets: readonly Pick<VisitPet, 'service'>[]): number {
  const minutes = pets.reduce((sum, { service }) => sum + minutesFor(service), 0);
  return Math.min(minutes, mostMinutes);
}

function minutesFor(bookingName: string): number {
  const found = services.find((service) => service.bookingName === bookingName);
  return found?.minutes ?? customMinutes;
}
