import { services } from './services';

/** The database checks the same list. */
export const petTypes = ['dog', 'cat'] as const;

const customService = {
  slug: 'custom',
  name: 'Custom Service',
  tagline: 'Nails only, or something else. You’ll tell us what in step 3.',
};

export const bookingServices = [
  ...services.map(({ slug, bookingName, tagline }) => ({ slug, name: bookingName, tagline })),
  customService,
];

/** Shown and stored for a slug such as `full-groom`; '' for an unknown one. */
export function bookingServiceName(slug: string): string {
  return bookingServices.find((service) => service.slug === slug)?.name ?? '';
}
