import { useRef } from 'react';
import { useLoadedNear } from '@/browser/use-loaded-near';
import { retryingImport } from '@/content/retrying-import';

const { load } = retryingImport(() => import('@/features/booking/booking-ticket'));

/** Wide screens only: elsewhere its code is not loaded. */
export function LazyTicket() {
  const container = useRef<HTMLElement>(null);
  const Ticket = useLoadedNear(container, load)?.BookingTicket;
  return (
    <div className="[filter:drop-shadow(0_18px_24px_rgb(95_38_40/0.16))] group-has-[#confirmation]/page:hidden max-lg:hidden noscript:hidden">
      <section
        ref={container}
        aria-label="Your visit so far"
        className="ticket min-h-90 bg-card px-8 pt-7 pb-5"
      >
        <p className="eyebrow mb-4 text-accent-deep">Your visit so far</p>
        {Ticket ? <Ticket /> : <p className="text-muted">It fills in as you answer.</p>}
      </section>
    </div>
  );
}
