import type { ReactNode } from 'react';
import { useAccess, useOperator } from '../operator';
import { OperatorLink } from '../operator-link';
import { MailProblemNotice, MapLink, ReachOwner } from '../reach-owner';
import { OwedFees } from '../record/owed-fees';
import { serviceWords, shownCost } from '../terms/answer-terms';
import { AtTheDoor, type OfVisit } from './at-the-door';
import { type DayGroup, ownFee } from './day-words';
import { EntryHead, TimelineEntry } from './timeline';
import { useVisitChange } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Fold } from '@/ui/fold';
import { Unbroken } from '@/ui/unbroken';
import { petNames, usd } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { endTime, formatTime } from '@shared/time/denver-time';
import type { DayVisit } from '@shared/visits/operator-day';
import { hasStarted, statusWords } from '@shared/visits/visit-status';

type DayVisitRowProps = {
  visit: DayVisit;
  kind: DayGroup['kind'];
  isNext: boolean;
  isJustClosed: boolean;
  children: ReactNode;
};

/** A visit that is over is one line, which opens; one that was closed a moment ago is open. */
export function DayVisitRow(props: DayVisitRowProps) {
  const { visit, kind, isNext, isJustClosed } = props;
  const { now } = useOperator();
  return (
    <article>
      <TimelineEntry tone={dotTone(visit, isNext && kind === 'today', now)}>
        {visit.status === 'confirmed' ? (
          <DayVisitFacts {...props} />
        ) : (
          <Fold title={<EndedLine visit={visit} />} open={isJustClosed} className="-mt-1.5">
            <div className="no-print">
              <DayVisitFacts {...props} />
            </div>
          </Fold>
        )}
      </TimelineEntry>
    </article>
  );
}

function EndedLine({ visit }: OfVisit) {
  const { starts, pets, status, price } = visit;
  const fee = ownFee(visit);
  const missedFee = fee && `${usd(fee.fee)} ${fee.isWaived ? 'waived' : 'owed'}`;
  const cost = shownCost(visit, price) || missedFee;
  return (
    <span className="min-w-0 text-[0.95rem] font-normal tabular-nums">
      <strong className="font-semibold">{formatTime(starts.time)}</strong> {petNames(pets)},{' '}
      <span
        className={
          fee?.isWaived === false ? 'text-amber' : status === 'done' ? 'text-spruce' : 'text-muted'
        }
      >
        {statusWords[status]}
      </span>
      {cost ? `, ${cost}` : ''}
    </span>
  );
}

function DayVisitFacts({ visit, isJustClosed, children }: DayVisitRowProps) {
  const { status, owner, pets, groomer, price } = visit;
  const { texts } = useOperator();
  const cost = shownCost(visit, price) + texts.lessCredit(visit);
  return (
    <>
      <VisitHead
        visit={visit}
        name={
          <h3
            tabIndex={-1}
            ref={isJustClosed ? takeFocus : undefined}
            className="-my-1.5 text-heading outline-none print:my-0 print:text-[15pt]"
          >
            <OperatorLink
              to={visit}
              className="inline-block min-h-12 min-w-12 py-2 underline decoration-1 underline-offset-4 print:no-underline"
            >
              {petNames(pets)}
            </OperatorLink>
          </h3>
        }
      />
      <p className="tabular-nums print:text-[12pt]">
        {owner.name},{' '}
        {owner.phone ? (
          <span className="print-only whitespace-nowrap">{formatPhone(owner.phone)}, </span>
        ) : null}
        <span className="text-muted">
          <Unbroken>{serviceWords(pets)}</Unbroken>
          {cost && ', '}
        </span>
        <strong className="font-semibold">{cost}</strong>
        {status === 'confirmed' && groomer ? (
          <span className="text-muted">, {groomer} comes</span>
        ) : null}
      </p>
      {status === 'done' ? null : <OwedFees {...visit} />}
      <AtTheDoor visit={visit} />
      {status === 'confirmed' ? (
        <p className="print-only print:text-[12pt]">Charged $______________</p>
      ) : null}
      {children}
      <MailProblemNotice className="mt-2" owner={owner} mailProblem={visit.mailProblem} />
    </>
  );
}

/** A start that a Late text told of stands before the planned one. */
function VisitHead({ visit, name }: OfVisit & { name: ReactNode }) {
  const { starts, minutes, status } = visit;
  const { now, texts } = useOperator();
  const { kept } = useVisitChange(useAccess(visit));
  const links = <VisitLinks visit={visit} />;
  if (status !== 'confirmed') return <EntryHead {...{ name, links }} />;
  const from = endTime(starts.time, texts.minutesLate(visit));
  const until = endTime(from, minutes);
  const isOver = !kept && hasStarted({ ...starts, time: until }, now);
  return (
    <EntryHead
      hours={{ from, until, isOver }}
      links={links}
      name={
        <>
          {from === starts.time ? null : (
            <s className="text-[0.95rem] whitespace-nowrap text-muted">
              <span className="sr-only">instead of </span>
              {formatTime(starts.time)}
            </s>
          )}
          {isOver ? <p className="text-[0.95rem] text-amber">Not marked yet</p> : null}
          {name}
        </>
      }
    />
  );
}

/** Links to the map and to the owner; a mail notice replaces the owner's link. */
function VisitLinks({ visit }: OfVisit) {
  const { status, owner, mailProblem } = visit;
  return (
    <div className="no-print flex max-w-3/5 shrink-0 flex-wrap justify-end gap-1 [&>a]:border! [&>a]:border-edge!">
      {status === 'confirmed' ? <MapLink {...visit} isIcon /> : null}
      {mailProblem ? null : <ReachOwner owner={owner} isIcon />}
    </div>
  );
}

/** Amber waits for the operator: a fee that is owed, or an open visit that has begun. */
function dotTone(visit: DayVisit, isNext: boolean, now: Date) {
  if (isNext) return 'next';
  if (ownFee(visit)?.isWaived === false) return 'waiting';
  if (visit.status === 'done') return 'over';
  if (visit.status !== 'confirmed') return 'open';
  return hasStarted(visit.starts, now) ? 'waiting' : 'open';
}
