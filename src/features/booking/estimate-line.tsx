import { useFormContext, useWatch } from 'react-hook-form';
import { usd } from '@/ui/usd';
import type { BookingValues } from './booking-schema';
import { requestEstimate } from './estimate';

/** The running estimate of the whole request, in reach on every step and spoken when it changes. */
export function EstimateLine() {
  const { control } = useFormContext<BookingValues>();
  const { total, isWhole } = requestEstimate(useWatch({ control, name: 'pets' }));
  return (
    <div aria-live="polite" className="text-[0.95rem] leading-tight text-muted">
      {total > 0 ? (
        <>
          <span className="block">{isWhole ? 'Estimate ' : 'Estimate so far '}</span>
          <strong key={total} className="price-change text-2xl text-dusk tabular-nums">
            {usd(total)}
          </strong>
        </>
      ) : (
        <span className="block max-w-[13ch] sm:max-w-none">
          Pick a size and service to see your price
        </span>
      )}
    </div>
  );
}
