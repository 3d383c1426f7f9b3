import { pricesBySize } from './service-metadata';
import type { FullService } from '@/content/services/service-pages';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';

export function PriceStrip({ service }: { service: FullService }) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-title">
        Prices by size
      </h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {pricesBySize(service).map(({ label, weight, price }) => (
          <div key={label}>
            <dt className="leading-snug text-muted">
              <span className="font-semibold text-dusk">{label}</span>{' '}
              {weight ? <span className="block text-[0.95rem]">{weight}</span> : null}
            </dt>
            <dd className="mt-1 font-display text-3xl font-semibold tabular-nums">{usd(price)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-muted">
        <Unbroken>{service.priceNote}</Unbroken>
      </p>
    </section>
  );
}
