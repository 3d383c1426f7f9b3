import { useMemo } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { BookingNotes, OtherWays } from './booking-aside';
import { LazyTicket } from './lazy-ticket';
import { BookingForm } from '@/features/booking/booking-form';
import { readBookingPrefill } from '@/features/booking/booking-prefill';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

const meta = pageMetadata({
  title: 'Book Mobile Dog or Cat Grooming',
  description:
    'Send a booking request for mobile dog or cat grooming in Denver in three short steps. No login required. We answer within 2 hours, Mon-Sat 7AM-7PM.',
  keywords: [
    'book dog grooming online',
    'mobile groomer appointment Denver',
    'same-day dog grooming',
  ],
  path: paths.booking(),
});

/** A followed link decides how the form begins; coming back leaves it as it was. */
export function Component() {
  const [query] = useSearchParams();
  const prefill = useMemo(() => readBookingPrefill(query), [query]);
  const isFollowed = useNavigationType() === NavigationType.Push;
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Book your pet’s visit"
        lead={
          <>
            <span className="max-sm:hidden">Three short steps, about two minutes. </span>No login
            required. Nothing to pay now.
          </>
        }
      />
      <div className="wrap group/page -mt-3 grid items-start gap-10 max-sm:-mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <BookingForm
          prefill={prefill}
          mode={isFollowed ? 'replace' : 'once'}
          aside={
            <div className="no-print space-y-8 lg:sticky lg:top-26">
              <LazyTicket />
              <OtherWays />
            </div>
          }
        />
      </div>
      <BookingNotes />
    </>
  );
}
