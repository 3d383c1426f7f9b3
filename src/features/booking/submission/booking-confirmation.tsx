import { CalendarHeart, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { TicketPets } from '../ticket/mini-ticket';
import { requestDetails } from '../ticket/request-summary';
import { useClosedDays } from '@/backend/calls/use-days-ahead';
import { portraits } from '@/content/groomers/people';
import type { BookingValues } from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';
import { answerPromise } from '@/site/answer-promise';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { AppointmentTicket, TicketFact, besideTicket } from '@/ui/appointment-ticket';
import { Button } from '@/ui/button';
import { Disclosures } from '@/ui/fold';
import { PortraitLine } from '@/ui/pictures/portrait-line';
import { CallButton, TextButton } from '@/ui/reach-buttons';
import { Unbroken } from '@/ui/unbroken';
import { firstName } from '@shared/business/format';
import { promises } from '@shared/business/promises';
import { repeatWish } from '@shared/business/repeat-visits';
import { serviceZone } from '@shared/business/service-zips';
import { expectedFee, sumWithFee, zoneFact } from '@shared/business/zone-fact';
import { closedWords, isOpenDay } from '@shared/time/open-days';

type ConfirmationProps = {
  request: BookingValues;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** 1 where it is the whole page. */
  headingLevel: 1 | 2;
  /** True when the request was sent a moment ago; false when a reload shows it again. */
  isNew: boolean;
  onAnother: () => void;
};

/** Takes the place of the form once a request is stored, or stands in it as a line that leads back. */
export function BookingConfirmation({
  isFolded,
  ...props
}: ConfirmationProps & { isFolded: boolean }) {
  if (!isFolded) return <Confirmation {...props} />;
  return (
    <Link
      to={paths.booking()}
      className="flex min-h-11 items-center px-(--gutter) font-semibold text-accent-deep underline underline-offset-4 sm:px-9"
    >
      See the request you sent
    </Link>
  );
}

function Confirmation(props: ConfirmationProps) {
  const { request, sentAt, headingLevel, isNew, onAnother } = props;
  const closedDays = useClosedDays();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const { reference, name } = request;
  const Heading = `h${headingLevel}` as const;
  const Part = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <section
      id="confirmation"
      aria-labelledby="confirmation-title"
      className={headingLevel === 1 ? `scroll-mt-24 ${besideTicket}` : 'scroll-mt-24'}
    >
      <RequestTicket
        request={request}
        nameLevel={headingLevel === 1 ? 2 : 3}
        title={
          <Heading
            id="confirmation-title"
            ref={heading}
            tabIndex={-1}
            className="text-title outline-none"
          >
            We have your request
          </Heading>
        }
      />
      <div className="max-lg:mt-5">
        <Part className="text-heading">What happens next</Part>
        <p className="mt-1">This is a request, not yet a confirmed appointment.</p>
        <ol className="mt-3 list-decimal space-y-1.5 pl-6">
          {[
            answerPromise(new Date(sentAt), closedDays),
            promises.reminderAhead,
            promises.arrival,
          ].map((line) => (
            <li key={line} className="first:font-semibold">
              <Unbroken>{line}</Unbroken>
            </li>
          ))}
        </ol>
        <div className="no-print mt-5">
          <PortraitLine portraits={portraits}>
            Thank you, {firstName({ name })}. One of us will get back to you.
          </PortraitLine>
        </div>
        <Actions reference={reference} onAnother={onAnother} />
        <Part className="mt-6 text-heading">If plans change</Part>
        <HowToCancel request={request} />
        <Disclosures items={[{ title: 'Your answers', content: <Answers request={request} /> }]} />
      </div>
    </section>
  );
}

type ActionsProps = Pick<ConfirmationProps, 'onAnother'> & { reference: string };

function Actions({ reference, onAnother }: ActionsProps) {
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3 *:grow">
      <CallButton href={contactLinks.call} variant="outline">
        Call us
      </CallButton>
      <TextButton href={contactLinks.text(`About my request ${reference}: `)} variant="outline">
        Text us about it
      </TextButton>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        Print
      </Button>
      <Button variant="secondary" onClick={onAnother}>
        <CalendarHeart aria-hidden className="size-5" />
        Book another visit
      </Button>
    </div>
  );
}

function HowToCancel({ request: { email, reference } }: { request: BookingValues }) {
  const link = 'font-semibold underline underline-offset-4';
  return (
    <>
      <p className="mt-2 wrap-anywhere">
        {/* One that is held for review has no email yet, and this page cannot know. */}
        We’ll call or text you, or email <strong className="font-semibold">{email}</strong>. Look
        there in a few minutes for a link to see or cancel your request. If there’s none, or
        something to change,{' '}
        <a href={contactLinks.text(`About my request ${reference}: `)} className={link}>
          text
        </a>{' '}
        or{' '}
        <a href={contactLinks.call} className={link}>
          call us
        </a>{' '}
        at <span className="whitespace-nowrap">{displayPhone()}</span>.
      </p>
      <p className="mt-2 mb-5 text-muted">
        <Unbroken>{promises.canceling}</Unbroken>
      </p>
    </>
  );
}

function Answers({ request }: { request: BookingValues }) {
  const { pets, visit } = requestDetails(request);
  return (
    <dl>
      {[...pets, ...visit].map(({ term, detail }, index) => (
        <TicketFact key={index} term={term}>
          {detail}
        </TicketFact>
      ))}
    </dl>
  );
}

type RequestTicketProps = { request: BookingValues; title: ReactNode; nameLevel: 2 | 3 };

function RequestTicket({ request, title, nameLevel }: RequestTicketProps) {
  const { pets, address, zipCode, repeatWeeks } = request;
  const { total, isWhole } = requestEstimate(pets);
  const zone = zoneFact(serviceZone(zipCode), zipCode);
  return (
    <div className="ticket-grows">
      <AppointmentTicket
        zip={zipCode}
        title={title}
        day={request.preferredDate}
        time={request.preferredTime}
        note={
          isOpenDay(request.preferredDate, useClosedDays())
            ? undefined
            : `${closedWords(request.preferredDate)}, so we’ll look for the nearest day.`
        }
        reference={request.reference}
        stamp="requested"
      >
        <TicketPets size="ticket" pets={pets} nameLevel={nameLevel} />
        <dl>
          <TicketFact term="Where">{`${address}, ${zipCode}`}</TicketFact>
          {total > 0 ? (
            <TicketFact term={isWhole ? 'Estimate' : 'Estimate so far'}>
              {sumWithFee(total, isWhole ? expectedFee(zipCode) : 0)}
              <span className="block text-[0.95rem] font-normal text-muted">
                {promises.estimate}
              </span>
            </TicketFact>
          ) : null}
          <TicketFact term={zone.label}>{zone.text}</TicketFact>
          {repeatWeeks ? (
            <TicketFact term="Next one due">{repeatWish(Number(repeatWeeks))}</TicketFact>
          ) : null}
        </dl>
      </AppointmentTicket>
    </div>
  );
}
