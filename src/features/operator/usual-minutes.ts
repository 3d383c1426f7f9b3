import { services } from '@/content/services';
import type { VisitPet } from '@shared/request-details';
import { visitRange } from '@shared/visit-state';

/** For a custom service, which the owner describes. */
const customMinutes = 90;

/** The longest durations of the packages, one pet after the other. */
export function usualMinutes(pets: readonly Pick<VisitPet, 'service'>[]): number {
  const minutes = pets.reduce((sum, { service }) => sum + minutesFor(service), 0);
  return Math.min(minutes, visitRange.mostMinutes);
}

function minutesFor(bookingName: string): number {
  const found = services.find((service) => service.bookingName === bookingName);
  return found?.minutes ?? customMinutes;
}
