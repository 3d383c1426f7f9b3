import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BookingNotes, OtherWays } from './booking-aside';
import { lazyComponent } from '@/browser/lazy-component';
import { WhenNear } from '@/browser/when-near';
import { BookingForm } from '@/features/booking/form/booking-form';
import { readBookingPrefill } from '@/features/booking/form/booking-prefill';
import { isNewEntry } from '@/features/booking/form/use-step-history';
import { useSentRequest } from '@/features/booking/submission/sent-request';
import type { BookingDraft } from '@/request/booking-schema';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { answerTimes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Book Mobile Dog or Cat Grooming',
  description: `Send a booking request for mobile dog or cat grooming in Denver in three short steps. No login required. We answer ${answerTimes}.`,
  keywords: [
    'book dog grooming online',
    'mobile groomer appointment Denver',
    'same-day dog grooming',
  ],
  path: paths.booking(),
});

const BookingTicket = lazyComponent(
  async () => (await import('@/features/booking/ticket/booking-ticket')).BookingTicket,
);

export function Component() {
  const isSent = useSentRequest() !== undefined;
  return (
    <>
      <MetadataTags meta={meta} />
      {isSent ? null : (
        <PaperHeader
          hour="morning"
          title="Book your pet’s visit"
          lead={
            <>
              <span className="max-sm:hidden">Three short steps, about two minutes. </span>No login
              required. Nothing to pay now.
            </>
          }
        />
      )}
      <div
        data-asks-later
        className={classNames(
          'wrap',
          isSent
            ? 'mt-4 sm:mt-8'
            : '-mt-2 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40vw)] lg:gap-12',
        )}
      >
        <LinkedForm
          aside={
            isSent ? null : (
              <div className="space-y-8 lg:sticky lg:top-26">
                <TicketAside />
                <OtherWays />
              </div>
            )
          }
        />
      </div>
      {isSent ? null : <BookingNotes />}
    </>
  );
}

/** A link just followed fills in the form; a reload or coming back leaves it as it was. */
function LinkedForm({ aside }: { aside: ReactNode }) {
  const [query] = useSearchParams();
  const prefill = useMemo(() => readBookingPrefill(query), [query]);
  const { state } = useLocation();
  const mode = isNewEntry(state) ? 'replace' : 'suggest';
  return <BookingForm prefill={prefill} headingLevel={1} mode={mode} aside={aside} />;
}

/** Wide screens only: on others its code is not loaded. */
function TicketAside() {
  const step = useWatch<BookingDraft, 'session.step'>({ name: 'session.step' });
  return (
    <div className="[filter:drop-shadow(0_18px_24px_rgb(95_38_40/0.16))] max-lg:hidden noscript:hidden">
      <section
        aria-label={step === 3 ? 'Booking summary' : 'Your visit so far'}
        className="ticket min-h-90 bg-card px-8 pt-7 pb-5"
      >
        <WhenNear>
          <BookingTicket />
        </WhenNear>
      </section>
    </div>
  );
}
