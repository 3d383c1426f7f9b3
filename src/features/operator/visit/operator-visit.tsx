import { isFieldRefusal } from '../failure-words';
import { useOperator } from '../operator';
import { MailProblemNotice, ReachOwner } from '../reach-owner';
import { BookedAgain, Earlier, LastTimeCard } from '../record/last-time';
import { OwedFees } from '../record/owed-fees';
import { Receipt, TakeBack } from '../record/receipt';
import { VisitHistory } from '../record/visit-history';
import { serviceWords, shownCost } from '../terms/answer-terms';
import { Silence } from '../terms/owner-answer';
import { formatStart } from '../time-words';
import { PrivateLine, ToKnow } from './private-line';
import { AgreedWhere, FirstWish, VisitFacts } from './request-facts';
import { SentAgain } from './sent-again';
import { TimeWish } from './time-wish';
import {
  changedElsewhereMessage,
  lastChange,
  nothingSentWords,
  traitsLine,
  visitHeading,
} from './visit-heading';
import { VisitPanel, visitVersion } from './visit-panel';
import { type VisitMutation, useSeenVisit } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Notice } from '@/ui/notice';
import { Unbroken } from '@/ui/unbroken';
import { formatMinutes, joinFilled, petNames } from '@shared/business/format';
import { endTime, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit as Visit } from '@shared/visits/visit-state';
import { hasStarted, isAgreed, isOver } from '@shared/visits/visit-status';
import { visitPrice } from '@shared/visits/visit-terms';

type OperatorVisitProps = {
  visit: Visit;
  isFetchedAfterMount: boolean;
  mutation: VisitMutation;
  access: VisitAccess;
};

export function OpenVisit(props: OperatorVisitProps) {
  const { visit, isFetchedAfterMount, mutation, access } = props;
  const { lastTime: last } = visit;
  const seen = useSeenVisit({ visit, isFetchedAfterMount }, mutation);
  const { now } = useOperator();
  const isRefused = mutation.data?.refusal === 'stale';
  const meanwhile = meanwhileWords(seen, visit, { now, isRefused });
  return (
    <article className="group/visit grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,34rem)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-y-7 lg:has-data-visit-actions:grid-cols-[minmax(0,1fr)_28rem]">
      {/* One card holds the name, the time and what can be done, where they stand beside each other. */}
      <span
        aria-hidden
        className="hidden self-stretch rounded-card bg-card shadow-card lg:col-span-2 lg:col-start-1 lg:row-start-1 lg:group-has-data-visit-actions/visit:block"
      />
      <VisitHeader visit={visit} mutation={mutation} meanwhile={meanwhile} />
      {/* `contents` lets the action bar of a phone stick along the whole page. */}
      <div
        className={`min-w-0 max-lg:contents lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:has-data-visit-actions:row-end-2 lg:has-data-visit-actions:py-6 lg:has-data-visit-actions:pr-6 ${scrollsAlone}`}
      >
        <VisitPanel key={visitVersion(seen)} visit={visit} mutation={mutation} access={access} />
      </div>
      <div className="min-w-0 space-y-5 has-[>:only-child>dl:empty]:hidden lg:col-start-1">
        <SentAgain visit={visit} mutation={mutation} />
        <VisitFacts visit={visit} />
      </div>
      <div className="min-w-0 space-y-5 max-lg:order-1 lg:col-start-1">
        {last ? <LastTimeCard last={{ ...last, privateLine: '' }} tellsWhose /> : null}
        <PrivateLine line={visit.privateLine} access={access} />
        <TakeBack visit={visit} mutation={mutation} />
      </div>
      <div className="min-w-0 empty:hidden max-lg:order-1 lg:col-start-1 lg:group-has-data-visit-actions/visit:col-start-2 lg:group-has-data-visit-actions/visit:row-span-2 lg:group-has-data-visit-actions/visit:row-start-2">
        <VisitHistory visit={visit} />
      </div>
    </article>
  );
}

/** A long form scrolls beside the card, which stays in sight. */
const scrollsAlone =
  'lg:has-[>form]:sticky lg:has-[>form]:top-[calc(var(--stick-top)+0.75rem)] lg:has-[>form]:max-h-[calc(100svh-10rem)] lg:has-[>form]:overflow-y-auto lg:has-[>form]:rounded-card lg:has-[>form]:shadow-card';

const [small, large] = ['text-heading', 'text-title'];
const topCard =
  'rounded-card bg-card p-5 shadow-card lg:p-6 lg:group-has-data-visit-actions/visit:shadow-none';
const topCardWide = 'lg:rounded-card lg:bg-card lg:p-6 lg:shadow-card';

type VisitHeaderProps = Pick<OperatorVisitProps, 'visit' | 'mutation'> & {
  meanwhile: string | undefined;
};

function VisitHeader({ visit, mutation, meanwhile }: VisitHeaderProps) {
  const { status, pets, starts } = visit;
  const { now, texts } = useOperator();
  const cost = shownCost(visit, visitPrice(visit)) + texts.lessCredit(visit);
  const agreed = isAgreed(status);
  const isTime = status === 'confirmed' && starts !== null;
  const isNew = status === 'requested' && !visit.isSpam;
  return (
    <header className={`min-w-0 lg:col-start-1 lg:row-start-1 ${agreed ? topCard : topCardWide}`}>
      <div className="justify-between gap-6 xl:group-has-data-visit-actions/visit:flex">
        <div>
          {agreed || visit.mailProblem ? null : (
            <div className="float-right ml-2 flex gap-1.5 *:border! *:border-edge! lg:hidden">
              <ReachOwner owner={visit.owner} isIcon />
            </div>
          )}
          <p className={`font-display leading-tight font-semibold ${isTime ? small : large}`}>
            {petNames(pets)}
          </p>
          <VisitTitle
            {...{ visit, isTime, isNew }}
            takesFocus={hasChanged(mutation)}
            meanwhile={meanwhile}
          />
          {agreed ? <p className="mt-1 text-lead">{visit.owner.name}</p> : null}
          <p
            className={`tabular-nums ${agreed ? '' : 'text-muted'} ${isNew ? 'inline before:content-[",_"]' : ''}`}
          >
            <Unbroken>{factWords(visit, now)}</Unbroken>
            {cost && ', '}
            <strong className="inline-block font-semibold">{cost}</strong>
          </p>
          {status === 'confirmed' ? (
            <p className="wrap-anywhere text-muted empty:hidden">{traitsLine(pets)}</p>
          ) : null}
          {isTime && hasStarted(starts, now) ? <Silence {...visit} /> : null}
          {isOver(status) ? <OwedFees {...visit} /> : null}
          {status === 'confirmed' ? <Earlier {...visit} /> : null}
          {status === 'confirmed'
            ? visit.bookedAgain.map((other) => (
                <BookedAgain key={other.reference} visit={other} words="Also booked" />
              ))
            : null}
        </div>
        {agreed ? <AgreedWhere visit={visit} /> : null}
      </div>
      {agreed ? null : <FirstWish {...visit} />}
      <ToKnow visit={visit} />
      <div role="status" className="not-empty:mt-5 not-empty:space-y-4">
        {meanwhile ? <Notice tone="care">{meanwhile}</Notice> : null}
        <Receipt visit={visit} mutation={mutation} />
      </div>
      <TimeWish visit={visit} mutation={mutation} />
      <MailProblemNotice className="mt-4" {...visit} />
    </header>
  );
}

type VisitTitleProps = Pick<VisitHeaderProps, 'visit' | 'meanwhile'> & {
  isTime: boolean;
  isNew: boolean;
  takesFocus: boolean;
};

/** A start that a Late text told of stands before the planned one. */
function VisitTitle({ visit, isTime, isNew, takesFocus, meanwhile }: VisitTitleProps) {
  const { starts } = visit;
  const { texts } = useOperator();
  const late = isTime ? texts.minutesLate(visit) : 0;
  const told = starts && { ...starts, time: endTime(starts.time, late) };
  return (
    <h1
      // A new element takes the focus again after the next change.
      key={meanwhile && visitVersion(visit)}
      tabIndex={-1}
      ref={meanwhile || takesFocus ? takeFocus : undefined}
      className={`outline-none max-lg:scroll-mt-28 ${isTime ? `text-wrap ${large} xl:text-[1.95rem]!` : small} ${isNew ? 'inline text-base!' : ''}`}
    >
      <Unbroken>{visitHeading({ ...visit, starts: told })}</Unbroken>
      {late > 0 && starts ? (
        <s className="ml-2 text-lead font-normal whitespace-nowrap text-muted">
          <span className="sr-only">instead of</span> {formatTime(starts.time)}
        </s>
      ) : null}
    </h1>
  );
}

/** `Full Groom, Medium, 1 h 30 min` */
function factWords(visit: Visit, now: Date): string {
  const { status, starts, pets, minutes } = visit;
  return joinFilled([
    status === 'confirmed' ? serviceWords(pets) : '',
    status !== 'confirmed' && starts ? formatStart(starts) : '',
    minutes === null ? '' : formatMinutes(minutes).replaceAll(' ', '\u00A0'),
    status === 'confirmed' ? '' : lastChange(visit, now),
  ]);
}

/** A refused time takes the focus at its field. */
function hasChanged({ isSuccess, data }: VisitMutation): boolean {
  return isSuccess && !(data.refusal && isFieldRefusal(data.refusal));
}

/** Says what somebody else changed while this page was open; undefined if nobody did. */
function meanwhileWords(
  seen: Visit,
  visit: Visit,
  { now, isRefused }: { now: Date; isRefused: boolean },
): string | undefined {
  const unsent = isRefused ? ` ${nothingSentWords}` : '';
  // A changed revision is news from whoever answered or canceled, and comes first.
  if (visit.revision === seen.revision) {
    if (visit.requestVersion !== seen.requestVersion) {
      return `The customer changed the request meanwhile. Please check it again.${unsent}`;
    }
    if (visit.wish && visit.wish.number !== seen.wish?.number && (seen.wish || isRefused)) {
      return `The customer asked for another time meanwhile. Here it is.${unsent}`;
    }
  }
  if (isRefused) return changedElsewhereMessage(visit, now);
  return visitVersion(visit) === visitVersion(seen)
    ? undefined
    : `This visit was ${lastChange(visit, now)}, while this page was open. Please check it again.`;
}
