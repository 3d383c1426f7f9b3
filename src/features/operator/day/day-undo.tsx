import { ChangeProblem } from '../action-bar';
import { UndoButton, noShowEmailWords } from '../visit/undo';
import { formatDeadline } from './day-words';
import { useVisitChange } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import type { DayVisit } from '@shared/visits/operator-day';

type DayUndoProps = {
  visit: DayVisit;
  operatorKey: string;
  now: Date;
  onChange: (change: ChangedVisit) => void;
};

/** For a visit that was closed within a day. */
export function DayUndo({ visit, operatorKey, now, onChange }: DayUndoProps) {
  const { reference, token, undoUntil } = visit;
  const mutation = useVisitChange({ audience: 'operator', reference, token, operatorKey });
  if (undoUntil === null || !(new Date(undoUntil) > now)) return null;
  return (
    <div className="mt-2 space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <UndoButton size="thumb" visit={visit} mutation={mutation} onChange={onChange} />
        <p className="min-w-0 text-[0.95rem] text-muted">
          until {formatDeadline(new Date(undoUntil), now)}
          {visit.status === 'no_show' && visit.hasEmail ? `. ${noShowEmailWords(visit.owner)}` : ''}
        </p>
      </div>
      <ChangeProblem mutation={mutation} />
    </div>
  );
}
