import { services } from './services';

/** The animals that we groom, in the words that the database knows too. */
export const petTypes = ['dog', 'cat'] as const;

/** Arrival windows. `start` and `end` are hours of the day in Denver. */
export const timeWindows = [
  { label: '8-10 AM', start: 8, end: 10 },
  { label: '10 AM-12 PM', start: 10, end: 12 },
  { label: '12-2 PM', start: 12, end: 14 },
  { label: '2-4 PM', start: 14, end: 16 },
  { label: '4-6 PM', start: 16, end: 18 },
] as const;

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
