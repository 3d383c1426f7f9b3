import type { WebSite } from 'schema-dts';
import { business } from '@/content/business';
import { absoluteUrl, businessId, websiteId } from './node-ids';

/** Search engines take the site's name from the home page. */
export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: business.name,
    alternateName: business.shortName,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  };
}
