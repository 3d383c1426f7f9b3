import { AreaLinks } from './area-links';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { areaLinksTo } from './area-links-to';

/** Links to the areas next to one, by their slugs, and to the page of all areas. */
export function NearbyAreas({ slugs }: { slugs: readonly string[] }) {
  return (
    <>
      <AreaLinks links={areaLinksTo(slugs)} />
      <p className="mt-4">
        <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
      </p>
    </>
  );
}
