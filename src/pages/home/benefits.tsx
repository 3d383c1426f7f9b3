import type { homeBenefits } from '@/content/home-benefits';

/** Why at home: four reasons on a dark band, without icons. */
export function Benefits({ benefits }: { benefits: typeof homeBenefits }) {
  return (
    <section aria-labelledby="home-benefits" className="wrap">
      <div className="on-dark rounded-card bg-alpenglow-band px-6 py-12 text-white sm:px-14 sm:py-16">
        <h2 id="home-benefits" className="max-w-[18ch] text-title">
          Why choose <span className="whitespace-nowrap">at-home</span> grooming
        </h2>
        <dl className="mt-10 grid gap-x-14 gap-y-9 md:grid-cols-2">
          {benefits.map(({ title, text }) => (
            <div key={title} className="border-t border-white/25 pt-5">
              <dt className="font-display text-heading font-semibold">{title}</dt>
              <dd className="mt-2 max-w-[44ch] text-white/90">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
