import { Suspense } from 'react';
import { lazyPart } from '@/ui/lazy-part';
import { ServiceFormMissing } from './service-form-missing';

// The form is the heaviest part of the page, and not what a visitor reads first.
const useServiceForm = lazyPart(
  async () => (await import('./service-form')).ServiceForm,
  ServiceFormMissing,
);

const place = 'book-here';

type ServiceBookingProps = { title: string; slug: string };

/**
 * The booking form beside a package, with that package chosen. Here its buttons do not stick to the
 * screen's edge, where phones have the bar with Call Now and Book Now, and in the narrow column
 * beside the text its choices stand in two columns.
 */
export function ServiceBooking({ title, slug }: ServiceBookingProps) {
  const [ServiceForm, tryAgain] = useServiceForm();
  return (
    <aside
      aria-label={`Book ${title}`}
      className="lg:col-start-2 lg:row-start-1 [&_.sticky]:static lg:[&_fieldset>.grid]:grid-cols-2"
    >
      <p className="mb-4 font-display text-heading font-semibold">Book it here, in three steps</p>
      <div id={place} tabIndex={-1} data-waiting="" className="outline-none">
        <Suspense fallback={<FormPlaceholder />}>
          <ServiceForm slug={slug} title={title} place={place} onRetry={tryAgain} />
        </Suspense>
      </div>
    </aside>
  );
}

/** As tall as the first step of the form, so that nothing moves when it arrives. */
function FormPlaceholder() {
  return (
    <div
      role="status"
      className="min-h-[115rem] rounded-card bg-card p-6 text-muted shadow-card sm:min-h-[82rem] sm:p-9 lg:min-h-[99rem]"
    >
      <span aria-hidden className="block h-2 w-full rounded-full bg-line">
        <span className="block h-2 w-1/3 rounded-full bg-linear-to-r from-rose via-copper to-peach" />
      </span>
      <p className="mt-5">Loading the booking form…</p>
      <div aria-hidden className="mt-8 space-y-5">
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className="block h-12 rounded-control bg-accent-soft/60" />
        ))}
      </div>
    </div>
  );
}
