import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { estimateWords } from './estimate';

export function EstimateLine() {
  const { control } = useFormContext<BookingValues>();
  const { label, amount, missing } = estimateWords(useWatch({ control, name: 'pets' }));
  return (
    <div
      aria-live="polite"
      className="content-center self-stretch text-[0.9rem] leading-tight text-muted"
    >
      {label ? <span className="block">{label} </span> : null}
      {amount ? (
        <strong
          key={amount}
          className={`price-change text-dusk tabular-nums ${label ? 'text-2xl' : 'text-lg'}`}
        >
          {amount}
        </strong>
      ) : null}
      {amount && missing ? <span className="max-sm:sr-only"> · </span> : null}
      {missing ? <span className="max-sm:block">{missing}</span> : null}
    </div>
  );
}
