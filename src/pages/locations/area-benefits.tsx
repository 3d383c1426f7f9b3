type AreaBenefitsProps = {
  title: string;
  benefits: readonly { readonly title: string; readonly text: string }[];
};

export function AreaBenefits({ title, benefits }: AreaBenefitsProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <span aria-hidden className="block h-1 w-12 rounded-full bg-copper" />
            <h3 className="mt-4 text-heading">{benefit.title}</h3>
            <p className="mt-2 max-w-[46ch] text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
