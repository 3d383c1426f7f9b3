import { paths } from '@/site/paths';

type Area = { readonly name: string; readonly slug: string };

/** Home > Denver > city; on Denver's own page the second step is the last. */
export function crumbsToCity({ name, slug }: Area) {
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Denver', path: paths.location('denver') },
    { label: name, path: paths.location(slug) },
  ];
  return slug === 'denver' ? crumbs.slice(0, 2) : crumbs;
}
