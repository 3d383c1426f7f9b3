import type { homeBenefits } from '@/content/home-benefits';

/** Why at home: four reasons on paper, without icons. */
export function Benefits({ benefits }: { benefits: typeof homeBenefits }) {
  return (
    <section
      aria-labelledby="home-benefits"
      className="wrap grid gap-x-16 gap-y-8 py-4 lg:grid-cols-[1fr_1.7fr]"
    >
      <h2 id="home-benefits" className="max-w-[14ch] self-start text-title lg:sticky lg:top-28">
        Why choose <span className="whitespace-nowrap">at-home</span> grooming
      </h2>
      <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {benefits.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-heading font-semibold">{title}</dt>
            <dd className="mt-2 max-w-[44ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
