import { findArea } from '@/content/locations';
import type { SiteLink } from '@/site/navigation';
import { paths } from '@/site/paths';

/** Links to the pages of areas, in the given order. */
export function areaLinksTo(slugs: readonly string[]): readonly SiteLink[] {
  return slugs.flatMap((slug) => {
    const area = findArea(slug);
    return area ? [{ label: area.name, path: paths.location(slug) }] : [];
  });
}
