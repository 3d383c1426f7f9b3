type ValuesProps = {
  title: string;
  values: readonly { readonly title: string; readonly text: string }[];
};

export function Values({ title, values }: ValuesProps) {
  return (
    <section aria-label={title} className="wrap mt-14 sm:mt-20">
      <h2 className="text-title">{title}</h2>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {values.map((value) => (
          <div
            key={value.title}
            className="grid gap-x-12 gap-y-2 py-5 sm:py-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-display text-heading font-semibold">{value.title}</dt>
            <dd className="max-w-measure text-lead">{value.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
