import { ZipCheck } from '@/features/zip-check/zip-check';
import { classNames } from '@/ui/class-names';

type AreaZipsProps = {
  name: string;
  groups: readonly {
    readonly zone: 'core' | 'extended' | 'ask';
    readonly answer: string;
    readonly zips: readonly string[];
  }[];
};

const looks = {
  core: 'bg-spruce-soft text-spruce',
  extended: 'bg-amber-soft text-amber',
  ask: 'bg-accent-soft',
} as const;

export function AreaZips({ name, groups }: AreaZipsProps) {
  return (
    <section aria-label="Your ZIP code" className="rounded-card bg-card p-6 shadow-card sm:p-8">
      <h2 className="mb-5 text-heading">ZIP codes in {name}</h2>
      <ZipCheck />
      <dl className="mt-5 space-y-4">
        {groups.map(({ zone, answer, zips }) => (
          <div key={zone}>
            <dt className="text-[0.95rem] text-muted">{answer}</dt>
            <dd className="mt-1.5">
              <ul className="flex flex-wrap gap-2">
                {zips.map((zip) => (
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
