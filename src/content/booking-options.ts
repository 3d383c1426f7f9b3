import { services } from './services';
import { nailTrimPrice } from '@shared/business/add-ons';
import { usd } from '@shared/business/format';
import { petSizes } from '@shared/business/pet-sizes';

/** The database checks the same list. */
export const petTypes = ['dog', 'cat'] as const;

/** Nearly every cat: what a cat begins with, until something else is chosen. */
export const usualCat = { size: 'small', service: 'cat-grooming' } as const;

/** Nearly all cats are of the first two sizes. */
export function sizesFor(petType: string, chosen: string) {
  return petSizes.filter(({ id }, index) => petType !== 'cat' || index < 2 || id === chosen);
}

export const customWords = `Nail trim ${usd(nailTrimPrice)}. We’ll quote the rest first`;

const customService = {
  slug: 'custom',
  madeFor: 'any',
  name: 'Custom Service',
  note: `Nail trim ${usd(nailTrimPrice)}, or something else.`,
  tagline: 'Tell us what in step 3. We quote anything but a nail trim first.',
} as const;

export const bookingServices = [
  ...services.map(({ slug, madeFor, title, bookingName: name, tagline }) => ({
    slug,
    madeFor,
    name,
    /** Always in sight, where the name alone does not say what it is. */
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
