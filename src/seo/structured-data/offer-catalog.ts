import type { Offer, OfferCatalog } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { absoluteUrl, businessId, serviceId } from './business-node';

/** USD. */
type PriceList = {
  readonly packages: readonly {
    readonly name: string;
    readonly path: string;
    readonly from: number;
    readonly to?: number | undefined;
  }[];
  readonly addOns: readonly { readonly name: string; readonly price: number }[];
  readonly extras: readonly {
    readonly name: string;
    readonly range: { readonly from: number; readonly to: number };
  }[];
};

export function offerCatalog({ canonical }: PageMetadata, priceList: PriceList): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${canonical}#prices`,
    name: 'Grooming packages and add-ons',
    url: canonical,
    itemListElement: [
      ...priceList.packages.map(packageOffer),
      ...priceList.addOns.map(({ name, price }): Offer => ({
        '@type': 'Offer',
        name,
        price,
        priceCurrency: 'USD',
        seller: { '@id': businessId },
      })),
      ...priceList.extras.map(({ name, range: { from, to } }): Offer => ({
        '@type': 'Offer',
        name,
        seller: { '@id': businessId },
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: from,
          maxPrice: to,
          priceCurrency: 'USD',
        },
      })),
    ],
  };
}

function packageOffer({ name, path, from, to }: PriceList['packages'][number]): Offer {
  return {
    '@type': 'Offer',
    seller: { '@id': businessId },
    itemOffered: { '@type': 'Service', '@id': serviceId(path), name, url: absoluteUrl(path) },
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: from,
      ...(to !== undefined && { maxPrice: to }),
      priceCurrency: 'USD',
    },
  };
}
