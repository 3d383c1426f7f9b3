type AreaZipsProps = {
  title: string;
  groups: readonly { readonly answer: string; readonly zips: readonly string[] }[];
};

/** An area's ZIP codes under what a visitor may expect there. */
export function AreaZips({ title, groups }: AreaZipsProps) {
  return (
    <section aria-label={title} className="rounded-card bg-card p-6 shadow-card sm:p-8">
      <h2 className="text-heading">{title}</h2>
      <dl className="mt-4 divide-y divide-line">
        {groups.map(({ answer, zips }) => (
          <div key={answer} className="py-3">
            <dt className="text-[0.95rem] text-muted">{answer}</dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">
              <ul className="flex flex-wrap gap-x-3">
                {zips.map((zip) => (
                  <li key={zip}>{zip}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
