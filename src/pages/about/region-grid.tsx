import { AreaLinks } from '@/sections/area-links';
import { paths } from '@/site/paths';

type RegionGridProps = {
  regions: readonly {
    readonly name: string;
    readonly minutes: string;
    readonly fees: string;
    readonly areas: readonly { readonly slug: string; readonly name: string }[];
  }[];
};

export function RegionGrid({ regions }: RegionGridProps) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {regions.map(({ name, minutes, areas, fees }) => (
        <li key={name} className="border-t-2 border-line pt-5">
          <h3 className="font-sans text-lg tracking-normal">{name}</h3>
          <p className="mt-1.5 w-fit rounded-full bg-spruce-soft px-3 py-0.5 text-[0.95rem] font-semibold text-spruce tabular-nums">
            about {minutes} minutes
          </p>
          <p className="mt-1.5 mb-3 text-[0.95rem] text-muted">{fees}</p>
          <AreaLinks
            links={areas.map((area) => ({ label: area.name, path: paths.location(area.slug) }))}
          />
        </li>
      ))}
    </ul>
  );
}
