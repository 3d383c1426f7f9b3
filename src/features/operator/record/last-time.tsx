import { CalendarCheck } from 'lucide-react';
import { OperatorLink, lineLink } from '../operator-link';
import { shownCost, toTyped } from '../terms/answer-terms';
import { formatStart, shortDay } from '../time-words';
import { OwedFees } from './owed-fees';
import { packageWords } from '@/content/pet-words';
import { Unbroken } from '@/ui/unbroken';
import { formatMinutes, joinFilled, joinNames, usd } from '@shared/business/format';
import { formatDay } from '@shared/time/denver-time';
import type { ComingVisit, LastTime as Last, OperatorVisit } from '@shared/visits/visit-state';
import { isMissed, statusWords } from '@shared/visits/visit-status';
import { visitPrice } from '@shared/visits/visit-terms';

type LastTimeProps = {
  last: Last | null;
  /** A form named the customer, and not the operator. */
  tellsWhose?: boolean;
};

export function LastTimeCard({ last, tellsWhose = false }: LastTimeProps) {
  if (!last) return <p className="text-muted">No earlier visit by this email or phone</p>;
  const { pets, minutes, groomer, privateLine, missed, visits, foundBy } = last;
  const tookPlace = !isMissed(last.status);
  const cost = shownCost(last, visitPrice(last));
  const facts = [formatMinutes(minutes), cost, aloneWords(last), groomer && `${groomer} came`];
  return (
    <section aria-labelledby="last-time" className="rounded-card bg-accent-soft p-4 leading-snug">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="last-time" className="text-lead">
          {last.status === 'confirmed' ? 'Not marked done' : 'Last time'}, {formatDay(last.day)}
        </h2>
        {missed > (tookPlace ? 0 : 1) ? (
          <p className="text-amber">
            Nobody home at {missed} of {visits} visits
          </p>
        ) : null}
      </div>
      {tellsWhose && foundBy !== 'both' ? (
        <p className="text-amber">
          {last.owner}, by {foundBy}; {foundBy === 'phone' ? 'email' : 'phone'} differs
        </p>
      ) : null}
      {privateLine ? (
        <p className="font-semibold wrap-anywhere whitespace-pre-line">{privateLine}</p>
      ) : null}
      <p className="tabular-nums">
        {tookPlace ? '' : <strong className="text-amber">{statusWords[last.status]}. </strong>}
        <Unbroken>
          {[
            ...pets.map((pet) => `${pet.name}: ${packageWords({ ...pet, size: null })}`),
            ...(tookPlace ? [joinFilled(facts)] : []),
          ].join('; ')}
        </Unbroken>
      </p>
    </section>
  );
}

type BookedAgainProps = { visit: ComingVisit; words?: string };

export function Earlier({
  lastTime,
  ...visit
}: Pick<OperatorVisit, 'lastTime' | 'owed' | 'reference' | 'starts' | 'answerEmail'>) {
  if (!lastTime && visit.owed.length === 0) return <LastTimeCard last={null} />;
  return <OwedFees {...visit} />;
}

export function BookedAgain({ visit, words = 'Booked already' }: BookedAgainProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.95rem]">
      <CalendarCheck aria-hidden className="size-5 shrink-0 text-spruce" />
      {words}:
      <OperatorLink to={visit} className={`${lineLink} tabular-nums`}>
        {joinFilled([formatStart(visit.starts), visit.price > 0 && usd(visit.price)])}
      </OperatorLink>
    </p>
  );
}

/** `Last time Nov 30: 1 h 30 min, $130. Booked Jan 12.` */
export function earlierWords({
  lastTime,
  bookedAgain,
}: Pick<OperatorVisit, 'lastTime' | 'bookedAgain'>): string {
  const what = lastTime && lastTimeWords(lastTime);
  const last = lastTime && `Last time ${shortDay(lastTime.day)}: ${what}.`;
  const days = joinNames(bookedAgain.map(({ starts }) => shortDay(starts.day)));
  return joinFilled([last, days && `Booked ${days}.`], ' ');
}

function lastTimeWords(last: Last): string {
  const { status, minutes, charged } = last;
  if (isMissed(status)) return statusWords[status].toLowerCase();
  const cost = charged ? usd(charged) : shownCost(last, visitPrice(last));
  return joinFilled([formatMinutes(minutes), cost, aloneWords(last)]);
}

/** '' unless fees from before were charged, too, or something was taken off. */
function aloneWords({ charged, nextPrice, travelFee }: Last): string {
  if (!charged || nextPrice === null) return '';
  const isMixed = toTyped(nextPrice + travelFee) !== toTyped(charged);
  return isMixed ? `${usd(nextPrice)} for the visit` : '';
}
