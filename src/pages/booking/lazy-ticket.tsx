import { lazyComponent } from '@/browser/lazy-component';
import { WhenNear } from '@/browser/when-near';

const BookingTicket = lazyComponent(
  async () => (await import('@/features/booking/booking-ticket')).BookingTicket,
);

/** Wide screens only: elsewhere its code is not loaded. */
export function LazyTicket() {
  return (
    <div className="[filter:drop-shadow(0_18px_24px_rgb(95_38_40/0.16))] group-has-[#confirmation]/page:hidden max-lg:hidden noscript:hidden">
      <section aria-label="Your visit so far" className="ticket min-h-90 bg-card px-8 pt-7 pb-5">
        <p className="eyebrow mb-4 text-accent-deep">Your visit so far</p>
        <WhenNear fallback={<p className="text-muted">It fills in as you answer.</p>}>
          <BookingTicket />
        </WhenNear>
      </section>
    </div>
  );
}
