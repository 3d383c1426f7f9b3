import { AreaLinks } from '@/sections/area-links';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

type NearbyAreasProps = { areas: readonly { readonly slug: string; readonly name: string }[] };

export function NearbyAreas({ areas }: NearbyAreasProps) {
  return (
    <>
      <AreaLinks areas={areas} />
      <p className="mt-2">
        <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
      </p>
    </>
  );
}
