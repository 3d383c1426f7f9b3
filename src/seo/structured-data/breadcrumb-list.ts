import type { BreadcrumbList } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { absoluteUrl } from './business-node';

/** From the top down; the page itself comes last. */
type Crumbs = readonly { readonly label: string; readonly path: string }[];

export function breadcrumbList({ canonical }: PageMetadata, crumbs: Crumbs): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumbs`,
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}
