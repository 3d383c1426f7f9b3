import { CalendarPlus, MessageCircle, Printer, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bookingCalendar } from './booking-calendar';
import type { BookingRequest } from './booking-schema';
import { RequestTicket } from './request-ticket';
import { saveCalendar } from '@/browser/save-calendar';
import { portraits } from '@/content/groomers/people';
import { contactLinks } from '@/site/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { PortraitLine } from '@/ui/portrait-line';
import { answerDeadline } from '@shared/answer-deadline';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/denver-time';
import { promises } from '@shared/promises';

type BookingConfirmationProps = {
  request: BookingRequest;
  sentAt: Date;
  onDismiss: () => void;
};

export function BookingConfirmation({ request, sentAt, onDismiss }: BookingConfirmationProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { reference } = request;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="confirmation"
      className="relative scroll-mt-24 outline-none"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss confirmation"
        className="no-print absolute top-0 right-0"
        onClick={onDismiss}
      >
        <X aria-hidden className="size-5" />
      </Button>
      <h2 id="confirmation" className="pr-12 text-title">
        We have your request
      </h2>
      <p className="mt-3 mb-6 text-lead">
        Reference{' '}
        <strong className="font-semibold whitespace-nowrap tabular-nums">{reference}</strong>. This
        is a request, not yet a confirmed appointment.
      </p>
      <RequestTicket request={request} />
      <div className="mt-7">
        <PortraitLine portraits={portraits}>{promises.answer}</PortraitLine>
      </div>
      <h3 className="mt-8 text-heading">What happens next</h3>
      <ol className="mt-3 list-decimal space-y-1.5 pl-6">
        {[answerPromise(sentAt), promises.reminder, promises.arrival].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className="mt-5 text-muted">{promises.cancellation}</p>
      <div className="no-print mt-7 flex flex-wrap gap-3">
        <a
          href={contactLinks.text(`About my request ${reference}: `)}
          className={buttonStyle({ variant: 'default' })}
        >
          <MessageCircle aria-hidden className="size-5" />
          Text us about it
        </a>
        <Button
          variant="outline"
          onClick={() => saveCalendar(reference, bookingCalendar(request, new Date()))}
        >
          <CalendarPlus aria-hidden className="size-5" />
          Add to calendar
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
    </section>
  );
}

/** In Denver time. */
export function answerPromise(sentAt: Date): string {
  const deadline = answerDeadline(sentAt);
  const day = denverDay(deadline);
  const onDay = day === denverDay(sentAt) ? '' : ` on ${formatDay(day, 'long')}`;
  return `We’ll contact you by ${formatTime(denverTime(deadline))}${onDay} to confirm.`;
}
