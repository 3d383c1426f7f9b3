import type { WebSite } from 'schema-dts';
import { absoluteUrl, businessId } from './business-node';
import { business } from '@/content/business';

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
