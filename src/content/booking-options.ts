import { timeWindows } from '@shared/time-windows';
import { services } from './services';

/** The animals that we groom, in the words that the database knows too. */
export const petTypes = ['dog', 'cat'] as const;

export { timeWindows };

/** The words stored with a request; the database knows the same list. */
export const timeSlots = timeWindows.map(({ label }) => label);

const customService = {
  slug: 'custom',
  name: 'Custom Service',
  tagline: 'Nails only, or something else. You’ll tell us what in step 3.',
};

/** What the booking form offers: the packages, and a service of its own without a price. */
export const bookingServices = [
  ...services.map(({ slug, bookingName, tagline }) => ({ slug, name: bookingName, tagline })),
  customService,
];

/** The name that is shown and stored for a slug such as `full-groom`; empty for an unknown one. */
export function bookingServiceName(slug: string): string {
  return bookingServices.find((service) => service.slug === slug)?.name ?? '';
}
