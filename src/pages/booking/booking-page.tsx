import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/browser/lazy-component';
import { WhenNear } from '@/browser/when-near';
import { business } from '@/content/business';
import { serviceAreaWords } from '@/content/service-area-words';
import { readBookingPrefill } from '@/features/booking/booking-link';
import { BookingForm } from '@/features/booking/form/booking-form';
import { isNewEntry } from '@/features/booking/form/use-step-history';
import { useSentRequest } from '@/features/booking/submission/sent-request';
import type { BookingDraft } from '@/request/booking-schema';
import { FoldedVisitTopics } from '@/sections/folded-visit-topics';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { callOrText, paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { ReachButtons } from '@/ui/reach-buttons';
import { Unbroken } from '@/ui/unbroken';
import { beforeYourVisit } from '@shared/business/before-your-visit';
import { promises } from '@shared/business/promises';
import { requestAnswerTime, requestTimes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Book Mobile Dog or Cat Grooming',
  description: `Send a booking request for mobile dog or cat grooming in Denver in three short steps. No login required. We answer ${requestAnswerTime}, ${requestTimes}.`,
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
  const [query] = useSearchParams();
  const prefill = useMemo(() => readBookingPrefill(query), [query]);
  const { isShown: isSent } = useSentRequest(prefill);
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
            : '-mt-2 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40vw)] lg:gap-12',
        )}
      >
        <LinkedForm
          prefill={prefill}
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
function LinkedForm(props: Pick<ComponentProps<typeof BookingForm>, 'prefill' | 'aside'>) {
  const { state } = useLocation();
  const mode = isNewEntry(state) ? 'replace' : 'suggest';
  return <BookingForm headingLevel={1} mode={mode} {...props} />;
}

/** Wide screens only: on others its code is not loaded. */
function TicketAside() {
  const step = useWatch<BookingDraft, 'session.step'>({ name: 'session.step' });
  return (
    <div className="ticket-shadow max-lg:hidden noscript:hidden">
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

function OtherWays() {
  return (
    <BookingNote title="Other Ways to Book">
      <p className="flex flex-wrap gap-2">
        <ReachButtons {...callOrText('Hi! I would like to book a groom for my pet. ')} />
      </p>
      <p className="mt-1 text-[0.95rem] text-muted">Phone hours {business.phoneHours}.</p>
    </BookingNote>
  );
}

function BookingNotes() {
  const { overnight, confirmation, reminderAhead, arrival } = promises;
  const untilThen = 'Until then it’s a request, not yet an appointment.';
  return (
    <div className="wrap mt-14 grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
      <BookingNote title="What to Expect">
        <ol className="list-decimal space-y-3 pl-5 marker:font-display marker:font-semibold marker:text-accent">
          {[`${confirmation} ${untilThen}`, overnight, reminderAhead, arrival].map((line) => (
            <li key={line}>
              <Unbroken>{line}</Unbroken>
            </li>
          ))}
        </ol>
      </BookingNote>
      <BookingNote title="Before Your Visit">
        <FoldedVisitTopics groups={beforeYourVisit} />
      </BookingNote>
      <BookingNote title="Service Area">
        <p>{serviceAreaWords}</p>
      </BookingNote>
    </div>
  );
}

function BookingNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-line pt-5">
      <h2 className="mb-2 text-heading">{title}</h2>
      {children}
    </section>
  );
}
