import { paths } from '@/site/paths';

type Area = { readonly name: string; readonly slug: string };

/** Home > Denver > city; Denver's own page ends at the second step. */
export function crumbsToCity({ name, slug }: Area) {
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Denver', path: paths.location('denver') },
    { label: name, path: paths.location(slug) },
  ];
  return slug === 'denver' ? crumbs.slice(0, 2) : crumbs;
}
