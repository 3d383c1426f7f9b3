import { Problem } from '../action-form';
import { changeProblem } from '../failure-words';
import { useAccess, useOperator } from '../operator';
import { OpenedText } from '../ready-texts';
import { OwnerAnswer, Silence } from '../terms/owner-answer';
import { RefusedNotice } from './list-parts';
import { useVisitChange } from '@/backend/calls/use-visit';
import { awaitsYes } from '@shared/visits/cancel-terms';
import type { DayVisit } from '@shared/visits/operator-day';
import { filledIn } from '@shared/visits/request-details';
import { hasStarted } from '@shared/visits/visit-status';

export type OfVisit = { visit: DayVisit };

/** Bold, because a warning has to be readable in a dark cab. */
const boldLine = 'font-semibold whitespace-pre-line print:text-[11pt]';

/** A yes stands beside the address; what is still to be asked ends the row. */
export function AtTheDoor({ visit }: OfVisit) {
  const { address, zipCode, door, notes, privateLine, lastLine, status, isSentAgain } = visit;
  const isOpen = status === 'confirmed';
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-3 *:not-first:basis-full ${isOpen && visit.hasAccepted ? '*:not-first:order-1 *:last:order-none! *:last:basis-auto!' : ''}`}
    >
      <p className="print:text-[12pt]">
        {address}, {zipCode}
      </p>
      {filledIn(door).map(({ atTheDoor, text }) => (
        <p key={atTheDoor} className="font-semibold print:text-[12pt]">
          {atTheDoor}: {text}
        </p>
      ))}
      {notes ? <p className="whitespace-pre-line print:text-[11pt]">“{notes}”</p> : null}
      {privateLine ? <p className={boldLine}>Private: {privateLine}</p> : null}
      {isOpen && lastLine ? <p className={boldLine}>Private, last time: {lastLine}</p> : null}
      {isSentAgain ? (
        <p className="text-[0.95rem] text-amber">Sent again: open it to see what is new.</p>
      ) : null}
      {isOpen ? (
        <div>
          <Expecting visit={visit} />
        </div>
      ) : null}
    </div>
  );
}

function Expecting({ visit }: OfVisit) {
  const { now } = useOperator();
  const mutation = useVisitChange(useAccess(visit));
  return (
    <>
      {hasStarted(visit.starts, now) ? (
        <Silence {...visit} />
      ) : (
        <OwnerAnswer visit={visit} isHeld={awaitsYes(visit)} mutation={mutation} />
      )}
      <Problem words={changeProblem(mutation)} />
      <RefusedNotice change={mutation.data} />
      <OpenedText visit={visit} />
    </>
  );
}
