import { LazyNextTime } from '../add/lazy-next-time';
import { UndoBar } from './undo';
import type { VisitMutation } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import type { OperatorVisit } from '@shared/visits/visit-state';

type DonePanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  access: VisitAccess;
};

export function DonePanel({ visit, mutation, access }: DonePanelProps) {
  const { groomerWords, starts, minutes, pets, preferred, bookedAgain } = visit;
  const { repeatWeeks } = preferred;
  return (
    <>
      {groomerWords ? (
        <p className="rounded-card bg-card p-5 whitespace-pre-line shadow-card">
          <span className="block text-[0.95rem] text-muted">Your line for the customer</span>
          {groomerWords}
        </p>
      ) : null}
      {starts && minutes !== null ? (
        <LazyNextTime
          access={access}
          visit={{ starts, minutes, pets, repeatWeeks }}
          bookedAgain={bookedAgain}
        />
      ) : null}
      <UndoBar visit={visit} mutation={mutation} done="Marked done." />
    </>
  );
}
