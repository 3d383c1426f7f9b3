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
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-2 gap-y-4 border-y border-line py-4 sm:py-6">
        {pricesBySize(service).map(({ label, weight, price }) => (
          <div key={label} className="flex flex-col justify-between">
            <dt className="leading-snug text-muted">
              <span className="font-semibold text-dusk">{label}</span>{' '}
              <span className="block text-[0.95rem]">{weight}</span>
            </dt>
            <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{usd(price)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure text-muted">
        <Unbroken>{service.priceNote}</Unbroken>
      </p>
    </section>
  );
}
