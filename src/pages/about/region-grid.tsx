import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type RegionGridProps = {
  regions: readonly {
    readonly name: string;
    /** Such as `5-10`. */
    readonly minutes: string;
    /** Where a travel fee may apply, in a sentence. */
    readonly fees: string;
    readonly areas: readonly { readonly slug: string; readonly name: string }[];
  }[];
};

/** Where we drive: regions with the usual drive time and a link to each neighborhood. */
export function RegionGrid({ regions }: RegionGridProps) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {regions.map(({ name, minutes, areas, fees }) => (
        <li key={name} className="border-t-2 border-line pt-5">
          <h3 className="font-sans text-lg tracking-normal">{name}</h3>
          <p className="font-semibold text-accent-deep tabular-nums">about {minutes} minutes</p>
          <p className="text-[0.95rem] text-muted">{fees}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {areas.map((area) => (
              <li key={area.slug}>
                <Link
                  to={paths.location(area.slug)}
                  className="inline-block py-1 underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent max-md:py-2.5"
                >
                  {area.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
