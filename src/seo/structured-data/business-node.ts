import type { AggregateRating, LocalBusiness } from 'schema-dts';
import { business } from '@/content/business';
import type { Rating } from '@/content/rating';
import { homeBase } from '@/content/service-regions';
import { socialImagePath } from '@/site/social-image';
import type { ShownContent } from '../shown-content';
import { absoluteUrl, businessId } from './node-ids';
import { openingHours } from './opening-hours';

/**
 * The business. Every page shows its name, phone, address and hours in the footer, so every page may
 * say them; the rest only where the page introduces the business. Required by Google: name, address.
 */
export function businessNode(introduction: ShownContent['business']): LocalBusiness {
  const { address, email, hours, name, phone, socials } = business;
  const profiles = socials.map(({ url }) => url).filter(isProfile);
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
    openingHoursSpecification: openingHours(hours),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(introduction ? introduced(introduction) : {}),
  };
}

function introduced({ areas, hasPrices, rating }: NonNullable<ShownContent['business']>) {
  return {
    ...(hasPrices && { priceRange: '$$' }),
    geo: { '@type': 'GeoCoordinates', latitude: homeBase.lat, longitude: homeBase.lng },
    ...(areas && { areaServed: areas.map(({ name }) => ({ '@type': 'Place', name }) as const) }),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  } as const;
}

function aggregateRating({ best, reviewCount, value }: Rating): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: value, bestRating: best, reviewCount };
}

/** The front page of a network, as in the demonstration record, is nobody's profile. */
function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/';
}
