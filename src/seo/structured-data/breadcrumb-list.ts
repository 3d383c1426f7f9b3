import type { BreadcrumbList } from 'schema-dts';
import type { PageMeta } from '../page-meta';
import type { ShownContent } from '../shown-content';
import { absoluteUrl } from './node-ids';

/** The way from the home page to a page, as its breadcrumbs show it. */
export function breadcrumbList(
  { canonical }: PageMeta,
  crumbs: NonNullable<ShownContent['breadcrumbs']>,
): BreadcrumbList {
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
