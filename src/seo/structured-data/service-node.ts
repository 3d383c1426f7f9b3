import type { Service } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { absoluteUrl, businessId, serviceId } from './business-node';

type ShownService = {
  readonly name: string;
  readonly kind: string;
  /** Only areas that the page names; none where the business’s own are meant. */
  readonly areas?: readonly { readonly name: string }[];
  /** US dollars, one price per size. */
  readonly prices?: readonly {
    readonly label: string;
    readonly price: number;
    readonly path: string;
  }[];
};

export function serviceNode(meta: PageMetadata, service: ShownService): Service {
  const { areas, kind, name, prices } = service;
  return {
    '@type': 'Service',
    '@id': serviceId(meta.path),
    name,
    serviceType: kind,
    description: meta.description,
    url: meta.canonical,
    provider: { '@id': businessId },
    ...(areas && { areaServed: areas.map(({ name }) => ({ '@type': 'Place', name }) as const) }),
    ...(prices && {
      offers: prices.map(({ label, path, price }) => ({
        '@type': 'Offer',
        name: `${name}, ${label}`,
        price,
        priceCurrency: 'USD',
        url: absoluteUrl(path),
      })),
    }),
  };
}
