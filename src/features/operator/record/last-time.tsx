import { CalendarCheck } from 'lucide-react';
import { OperatorLink, lineLink } from '../operator-link';
import { shownCost } from '../terms/answer-terms';
import { formatStart, shortDay } from '../time-words';
import { OwedFees } from './owed-fees';
import { packageWords } from '@/content/pet-words';
import { formatMinutes, usd } from '@shared/business/format';
import { formatDay } from '@shared/time/denver-time';
import type {
  ComingVisit,
  LastTime as Last,
  OperatorVisit,
  OwedFee,
} from '@shared/visits/visit-state';
import { isMissed, statusWords } from '@shared/visits/visit-status';
import { visitPrice } from '@shared/visits/visit-terms';

type LastTimeProps = {
  last: Last | null;
  /** A form named the customer, and not the operator. */
  tellsWhose?: boolean;
  owed?: readonly OwedFee[];
};

/** Tells of the customer's last visit; a new customer has none. */
export function LastTime({ last, tellsWhose = false, owed = [] }: LastTimeProps) {
  if (!last && owed.length > 0) return <OwedFees owed={owed} />;
  if (!last)
    return <p className="text-muted">No earlier visit by this email or phone took place.</p>;
  const { pets, minutes, groomer, privateLine, missed, visits } = last;
  const cost = shownCost(last.charged, visitPrice(last), last.travelFee);
  return (
    <section aria-labelledby="last-time" className="rounded-card bg-accent-soft px-5 py-4">
      <h2 id="last-time" className="text-heading">
        Last time, {formatDay(last.day)}
      </h2>
      {tellsWhose && last.foundBy !== 'both' ? (
        <p className="text-amber">
          {last.owner}, by {last.foundBy}; {last.foundBy === 'phone' ? 'email' : 'phone'} differs
        </p>
      ) : null}
      <OwedFees owed={owed} />
      {privateLine ? (
        <p className="mt-1 font-semibold wrap-anywhere whitespace-pre-line">{privateLine}</p>
      ) : null}
      {isMissed(last.status) ? (
        <p className="mt-1 font-semibold text-amber">{statusWords[last.status]}</p>
      ) : null}
      {pets.map((pet, index) => (
        <p key={index} className="mt-1">
          {pet.name}: {packageWords({ ...pet, size: null })}
        </p>
      ))}
      {isMissed(last.status) ? null : (
        <p className="tabular-nums">
          {[formatMinutes(minutes), cost, groomer && `${groomer} came`].filter(Boolean).join(', ')}
        </p>
      )}
      {missed > 0 ? (
        <p className="text-amber">
          Nobody home at {missed} of {visits} visits
        </p>
      ) : null}
    </section>
  );
}

/** The customer's next visit replaces an offer to book one. */
export function BookedAgain({ visit }: { visit: ComingVisit }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.95rem]">
      <CalendarCheck aria-hidden className="size-5 shrink-0 text-spruce" />
      Booked already:
      <OperatorLink to={visit} className={`${lineLink} tabular-nums`}>
        {formatStart(visit.starts)}
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
  return [last, bookedAgain && `Booked ${shortDay(bookedAgain.starts.day)}.`]
    .filter(Boolean)
    .join(' ');
}

function lastTimeWords({ status, minutes, charged, travelFee, ...last }: Last): string {
  if (isMissed(status)) return statusWords[status].toLowerCase();
  const cost = charged ?? visitPrice(last) + travelFee;
  return [formatMinutes(minutes), cost > 0 && usd(cost)].filter(Boolean).join(', ');
}
