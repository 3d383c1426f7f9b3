import type { AggregateRating, LocalBusiness } from 'schema-dts';
import { businessNode } from './business-node';
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
