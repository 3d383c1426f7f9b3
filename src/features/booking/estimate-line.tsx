import { useFormContext, useWatch } from 'react-hook-form';
import { usd } from '@/ui/usd';
import type { BookingValues } from './booking-schema';
import { requestEstimate } from './estimate';

/** The running estimate of the whole request, in reach on every step and spoken when it changes. */
export function EstimateLine() {
  const { control } = useFormContext<BookingValues>();
  const { total, isWhole } = requestEstimate(useWatch({ control, name: 'pets' }));
  return (
    <p aria-live="polite" className="min-w-0 text-[0.95rem] leading-snug text-muted">
      {total > 0 ? (
        <>
          {isWhole ? 'Estimate ' : 'Estimate so far '}
          <strong key={total} className="price-change text-2xl text-dusk tabular-nums">
            {usd(total)}
          </strong>
        </>
      ) : (
        'Size and service show your price'
      )}
    </p>
  );
}
