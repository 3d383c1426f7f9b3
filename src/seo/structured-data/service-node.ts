import type { Service } from 'schema-dts';
import type { PageMeta } from '../page-meta';
import { absoluteUrl, businessId, serviceId } from './node-ids';

/** A service as its page introduces it. */
export type ShownService = {
  readonly name: string;
  /** What kind of service it is, as people search for it. */
  readonly kind: string;
  /** The places that the page says it is offered in. */
  readonly areas: readonly { readonly name: string }[];
  /** US dollars, one price for each size. */
  readonly prices?: readonly {
    readonly label: string;
    readonly price: number;
    readonly path: string;
  }[];
};

/** A service: who gives it, where, and what it costs for each size. */
export function serviceNode(meta: PageMeta, service: ShownService): Service {
  const { areas, kind, name, prices } = service;
  return {
    '@type': 'Service',
    '@id': serviceId(meta.path),
    name,
    serviceType: kind,
    description: meta.description,
    url: meta.canonical,
    provider: { '@id': businessId },
    areaServed: areas.map((area) => ({ '@type': 'Place', name: area.name })),
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
