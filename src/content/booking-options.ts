import { services } from './services';
import { usd } from '@shared/business/format';
import { nailTrimPrice } from '@shared/business/prices';

/** The database checks the same list. */
export const petTypes = ['dog', 'cat'] as const;

const nailTrim = `Nail trim ${usd(nailTrimPrice)}`;

export const customWords = `${nailTrim}. We’ll price anything else before we come`;

const customService = {
  slug: 'custom',
  madeFor: 'any',
  name: 'Custom Service',
  note: `${nailTrim}, or something else.`,
  tagline: 'Write what you’d like in the last step, and we’ll tell you the price before we come.',
} as const;

export const bookingServices = [
  ...services.map(({ slug, madeFor, title, bookingName: name, tagline }) => ({
    slug,
    madeFor,
    name,
    /** Always in sight, for a package whose name alone does not say what it is. */
    note: title.startsWith(name) ? '' : `${title}, under 6 months.`,
    // the note has said the age
    tagline: title.startsWith(name) ? tagline : tagline.replace(/,.*/, ''),
  })),
  customService,
];

/** Shown and stored for a slug such as `full-groom`; '' for an unknown one. */
export function bookingServiceName(slug: string): string {
  return bookingServices.find((service) => service.slug === slug)?.name ?? '';
}
