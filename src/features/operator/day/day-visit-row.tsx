import { Check, MapPin, Navigation } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LazyNextTime } from '../add/lazy-next-time';
import { termsWords } from '../answer/answer-terms';
import { OwnerAnswer } from '../answer/owner-answer';
import { hasStarted } from '../answer/visit-time';
import { onMyWayLink } from '../on-my-way';
import { OperatorLink } from '../operator-link';
import { MailProblem, ReachOwner } from '../reach-owner';
import { type Closing, ClosingButtons } from '../visit/closing';
import { DayUndo } from './day-undo';
import { type DayGroup, asksForYes, serviceWords } from './day-words';
import { TimelineEntry, TimelineGap } from './timeline';
import { NotesMark } from './waiting-list';
import { takeFocus } from '@/browser/take-focus';
import { buttonStyle } from '@/ui/button-style';
import { mapLink } from '@shared/business/contact-links';
import { formatMinutes, joinNames } from '@shared/business/format';
import { endTime, formatTime } from '@shared/time/denver-time';
import { legWords, tightWord } from '@shared/visits/day-route';
import type { DayVisit } from '@shared/visits/operator-day';

type DayVisitRowProps = {
  visit: DayVisit;
  operatorKey: string;
  kind: DayGroup['kind'];
  now: Date;
  isNext: boolean;
  /** Replaces the buttons. */
  question?: ReactNode;
  isJustClosed: boolean;
  /** The question that was just answered with Not yet. */
  dismissed: Closing | undefined;
  /** Any visit is being closed: another one would hide its failure. */
  isSaving: boolean;
  onClose: (closing: Closing) => void;
  onUndo: ComponentProps<typeof DayUndo>['onChange'];
};

export function DayVisitRow({
  visit,
  operatorKey,
  kind,
  now,
  isNext,
  question,
  isJustClosed,
  dismissed,
  isSaving,
  onClose,
  onUndo,
}: DayVisitRowProps) {
  const { starts, minutes, owner, pets, address, zipCode, gateCode, status, isSentAgain, next } =
    visit;
  const { hasNotes, groomer, price, travelFee, privateLine, lastLine, reference, token } = visit;
  const onMyWay = onMyWayLink(visit);
  const names = joinNames(pets.map(({ name }) => name));
  const isOpen = status === 'confirmed';
  const isOnTheWay = isOpen && kind === 'today' && onMyWay !== undefined;
  const canClose = isOpen && hasStarted(starts, now);
  return (
    <article>
      <TimelineEntry tone={dotTone(status, isNext && kind === 'today')}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
          <strong className="text-lead leading-tight font-semibold">
            {formatTime(starts.time)}
          </strong>
          <span className="text-muted">
            {formatMinutes(minutes)}, until {formatTime(endTime(starts.time, minutes))}
          </span>
        </p>
        <h3
          tabIndex={-1}
          ref={isJustClosed ? takeFocus : undefined}
          className="mt-1 text-heading outline-none"
        >
          <OperatorLink
            to={visit}
            className="inline-block min-h-12 min-w-12 py-2 underline decoration-1 underline-offset-4"
          >
            {names}
          </OperatorLink>
        </h3>
        <p>
          {owner.name}, <span className="text-muted">{serviceWords(pets)}</span>
          {hasNotes ? <NotesMark /> : null}
        </p>
        <p className="tabular-nums">
          {termsWords(price, travelFee)}
          {groomer ? <span className="text-muted">, {groomer} comes</span> : null}
        </p>
        {isOpen ? <OwnerAnswer visit={visit} asksForYes={asksForYes(visit, now)} /> : null}
        <a
          href={mapLink(`${address}, ${zipCode}`)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4"
        >
          <MapPin aria-hidden className="size-4 shrink-0" />
          {address}, {zipCode}
        </a>
        {gateCode ? <p className="wrap-anywhere">Gate or entry: {gateCode}</p> : null}
        {privateLine ? (
          <p className="wrap-anywhere whitespace-pre-line">Private: {privateLine}</p>
        ) : null}
        {isOpen && lastLine ? (
          <p className="wrap-anywhere whitespace-pre-line">Private, last time: {lastLine}</p>
        ) : null}
        <p>
          <OperatorLink
            to={visit}
            className="inline-flex min-h-12 items-center font-semibold text-accent-deep underline underline-offset-4"
          >
            Private note and last time<span className="sr-only">, {names}</span>
          </OperatorLink>
        </p>
        {isSentAgain ? (
          <p className="text-[0.95rem] text-amber">
            Sent again after your answer. Open it to see what is new.
          </p>
        ) : null}
        {status === 'done' ? (
          <p className="flex items-center gap-2 font-semibold text-spruce">
            <Check aria-hidden className="size-5" />
            Done
          </p>
        ) : null}
        {status === 'no_show' ? <p className="font-semibold text-amber">Nobody home</p> : null}
        {isOpen ? null : (
          <DayUndo visit={visit} operatorKey={operatorKey} now={now} onChange={onUndo} />
        )}
        {status === 'done' ? (
          <LazyNextTime
            access={{ audience: 'operator', reference, token, operatorKey }}
            visit={visit}
            bookedAgain={visit.bookedAgain}
          />
        ) : null}
        {question ? (
          // Its lines end with the row, not with the screen.
          <div className="mt-3 [--gutter:0px]">{question}</div>
        ) : (
          <div className="mt-2 flex flex-wrap gap-2">
            {isOnTheWay ? (
              <a
                href={onMyWay}
                className={`${buttonStyle({ variant: isNext ? 'accent' : 'outline', size: 'thumb' })} grow`}
              >
                <Navigation aria-hidden className="size-4" />
                On my way
              </a>
            ) : null}
            {visit.mailProblem ? null : <ReachOwner owner={owner} isIcon={isOnTheWay} />}
            {canClose ? (
              <span className="flex w-full flex-wrap gap-2">
                <ClosingButtons
                  size="thumb"
                  dismissed={dismissed}
                  isDisabled={isSaving}
                  onClose={onClose}
                />
              </span>
            ) : null}
          </div>
        )}
        <MailProblem className="mt-2" owner={owner} mailProblem={visit.mailProblem} />
      </TimelineEntry>
      {next && kind !== 'earlier' ? (
        <TimelineGap minutes={next.minutes}>
          <p
            className={
              next.isTight
                ? 'rounded-control bg-amber-soft px-4 py-3 leading-snug text-amber'
                : 'text-[0.95rem] text-muted'
            }
          >
            {next.isTight ? <strong>{tightWord}: </strong> : null}
            {legWords(next)}
          </p>
        </TimelineGap>
      ) : null}
    </article>
  );
}

function dotTone(status: DayVisit['status'], isNext: boolean) {
  if (status === 'confirmed') return isNext ? 'next' : 'open';
  return status === 'done' ? 'over' : 'missed';
}
