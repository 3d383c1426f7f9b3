import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { socialImagePath } from '@/site/social-image';
import { visitHours, workWeek } from '@shared/time/hours';

export const businessId = absoluteUrl('/#business');

/** Leaves absolute URLs as they are. */
export function absoluteUrl(path: string): string {
  return new URL(path, business.origin).href;
}

export function serviceId(path: string): string {
  return `${absoluteUrl(path)}#service`;
}

/** The URL of a person's card on the About page. */
export function personId(slug: string): string {
  return `${absoluteUrl(paths.about)}#${slug}`;
}

/** Every page shows these facts in its footer. Google requires name and address. */
export function businessNode() {
  const { address, email, name, phone, profiles } = business;
  const profileUrls = Object.values(profiles)
    .map(({ url }) => url)
    .filter(isProfile);
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name,
    url: absoluteUrl('/'),
    telephone: phone,
    email,
    image: absoluteUrl(socialImagePath('/')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: openingHours(),
    ...(profileUrls.length > 0 && { sameAs: profileUrls }),
  } as const satisfies LocalBusiness;
}

/** The home page of a network, as in the demonstration record, is nobody's profile. */
function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/';
}

/** Search engines read days that are not listed as closed. */
function openingHours(): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: workWeek,
    opens: clockTime(visitHours.opens),
    closes: clockTime(visitHours.closes),
  };
}

function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
