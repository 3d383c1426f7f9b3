import { zipsByZone } from '@/content/locations/zips-by-zone';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { classNames } from '@/ui/class-names';

const looks = {
  core: 'bg-spruce-soft text-spruce',
  extended: 'bg-amber-soft text-amber',
  outside: 'bg-accent-soft',
} as const;

export function AreaZips({ name, zips }: { name: string; zips: readonly string[] }) {
  return (
    <section aria-label="Your ZIP code" className="rounded-card bg-card p-5 shadow-card sm:p-8">
      <h2 className="mb-3 text-heading">ZIP codes in {name}</h2>
      <ZipCheck />
      <dl className="mt-3 space-y-2">
        {zipsByZone(zips).map(({ zone, answer, zips: group }) => (
          <div key={zone}>
            <dt className="text-[0.95rem] text-muted">{answer}</dt>
            <dd className="mt-1">
              <ul className="flex flex-wrap gap-2">
                {group.map((zip) => (
                  <li
                    key={zip}
                    className={classNames(
                      'rounded-full px-3 py-0.5 font-semibold tabular-nums',
                      looks[zone],
                    )}
                  >
                    {zip}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
