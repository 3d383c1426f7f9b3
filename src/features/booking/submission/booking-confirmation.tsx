import { CalendarHeart, MessageCircle, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BookingValues } from '../form/booking-schema';
import { RequestTicket } from '../ticket/request-ticket';
import { useClosedDays } from '@/backend/calls/use-closed-days';
import { portraits } from '@/content/groomers/people';
import { contactLinks } from '@/site/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { PortraitLine } from '@/ui/pictures/portrait-line';
import { Unbroken } from '@/ui/unbroken';
import { promises } from '@shared/business/promises';
import { answerDeadline } from '@shared/time/answer-deadline';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/time/denver-time';
import type { ClosedDays } from '@shared/time/open-days';

type BookingConfirmationProps = {
  request: BookingValues;
  sentAt: Date;
  /** 1 where it is the whole page. */
  headingLevel: 1 | 2;
  /** Sent a moment ago, not shown again after a reload. */
  isNew: boolean;
  onAnother: () => void;
};

/** Takes the place of the form once a request is stored. */
export function BookingConfirmation({
  request,
  sentAt,
  headingLevel,
  isNew,
  onAnother,
}: BookingConfirmationProps) {
  const closedDays = useClosedDays();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const { reference, email } = request;
  const Heading = `h${headingLevel}` as const;
  const Part = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <section id="confirmation" aria-labelledby="confirmation-title" className="scroll-mt-24">
      {/* Below the header of a phone, where the toast appears for a moment. */}
      <div className="no-print flex items-center max-sm:min-h-33">
        <PortraitLine portraits={portraits}>One of us will call or text you.</PortraitLine>
      </div>
      <Heading
        id="confirmation-title"
        ref={heading}
        tabIndex={-1}
        className={headingLevel === 1 ? 'text-page outline-none' : 'text-title outline-none'}
      >
        We have your request
      </Heading>
      <p className="mt-3 mb-6 text-lead">
        Reference{' '}
        <strong className="font-semibold whitespace-nowrap tabular-nums">{reference}</strong>. This
        is a request, not yet a confirmed appointment.
      </p>
      <RequestTicket request={request} nameLevel={headingLevel === 1 ? 2 : 3} />
      <Part className="mt-8 text-heading">What happens next</Part>
      <ol className="mt-3 list-decimal space-y-1.5 pl-6">
        {[answerPromise(sentAt, closedDays), promises.reminderAhead, promises.arrival].map(
          (line) => (
            <li key={line}>
              <Unbroken>{line}</Unbroken>
            </li>
          ),
        )}
      </ol>
      <Part className="mt-8 text-heading">If plans change</Part>
      <p className="mt-2 wrap-anywhere">
        The link to see or cancel your request is in the email we sent to{' '}
        <strong className="font-semibold">{email}</strong>. Is that address wrong? Text us.
      </p>
      <p className="mt-2 text-muted">
        <Unbroken>{promises.canceling}</Unbroken>
      </p>
      <div className="no-print mt-7 flex flex-wrap gap-3">
        <a
          href={contactLinks.text(`About my request ${reference}: `)}
          className={buttonStyle({ variant: 'default' })}
        >
          <MessageCircle aria-hidden className="size-5" />
          Text us about it
        </a>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <Button variant="outline" onClick={onAnother}>
          <CalendarHeart aria-hidden className="size-5" />
          Book another visit
        </Button>
      </div>
    </section>
  );
}

/** In Denver time; no clock time as long as the closed days are unknown. */
export function answerPromise(sentAt: Date, closedDays: ClosedDays | undefined): string {
  if (!closedDays) return promises.confirmation;
  const deadline = answerDeadline(sentAt, closedDays);
  const day = denverDay(deadline);
  const onDay = day === denverDay(sentAt) ? '' : ` on ${formatDay(day, 'long')}`;
  return `We’ll contact you by ${formatTime(denverTime(deadline))}${onDay} to confirm.`;
}
