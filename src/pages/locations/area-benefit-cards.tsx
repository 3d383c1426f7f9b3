type AreaBenefitCardsProps = {
  title: string;
  benefits: readonly { readonly title: string; readonly text: string }[];
};

export function AreaBenefitCards({ title, benefits }: AreaBenefitCardsProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="rounded-card bg-card p-6 shadow-card sm:p-8">
            <span aria-hidden className="block h-1 w-12 rounded-full bg-copper" />
            <h3 className="mt-4 text-heading">{benefit.title}</h3>
            <p className="mt-3 text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
