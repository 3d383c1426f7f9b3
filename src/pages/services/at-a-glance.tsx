type AtAGlanceProps = { facts: readonly { readonly term: string; readonly text: string }[] };

export function AtAGlance({ facts }: AtAGlanceProps) {
  return (
    <section aria-labelledby="glance" className="wrap pt-8 sm:pt-10">
      <h2 id="glance" className="text-heading">
        At a glance
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
