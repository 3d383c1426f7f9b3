import { services } from './services';
import { nailTrimPrice } from '@shared/business/add-ons';
import { usd } from '@shared/business/format';

/** The database checks the same list. */
export const petTypes = ['dog', 'cat'] as const;

const customService = {
  slug: 'custom',
  madeFor: 'any',
  name: 'Custom Service',
  tagline: `Nails only (${usd(nailTrimPrice)}), or something else. Tell us what in step 3, and we’ll quote it first.`,
} as const;

export const bookingServices = [
  ...services.map(({ slug, madeFor, title, bookingName: name, tagline }) => ({
    slug,
    madeFor,
    name,
    // The specification has other names here than on the packages' pages.
    tagline: title.startsWith(name) ? tagline : `${title}. ${tagline}`,
  })),
  customService,
];

/** Shown and stored for a slug such as `full-groom`; '' for an unknown one. */
export function bookingServiceName(slug: string): string {
  return bookingServices.find((service) => service.slug === slug)?.name ?? '';
}
