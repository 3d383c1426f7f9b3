import type { AggregateRating, LocalBusiness, WebSite } from 'schema-dts';
import { absoluteUrl, businessId, businessNode } from './business-node';
import { business } from '@/content/business';
import { homeBase } from '@/content/service-regions';
import type { Rating } from '@/content/voices/rating';

type Introduction = {
  readonly areas?: readonly { readonly name: string }[];
  readonly hasPrices?: boolean;
  readonly rating?: Rating | undefined;
};

export function detailedBusinessNode({ areas, hasPrices, rating }: Introduction): LocalBusiness {
  return {
    ...businessNode(),
    ...(hasPrices && { priceRange: '$$' }),
    geo: { '@type': 'GeoCoordinates', latitude: homeBase.lat, longitude: homeBase.lng },
    ...(areas && { areaServed: areas.map(({ name }) => ({ '@type': 'Place', name }) as const) }),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  };
}

function aggregateRating({ best, reviewCount, value }: Rating): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: value, bestRating: best, reviewCount };
}

/** Search engines take the site's name from the home page. */
export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: business.name,
    alternateName: business.shortName,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  };
}
