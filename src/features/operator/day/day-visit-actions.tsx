import { Problem } from '../action-form';
import { changeProblem } from '../failure-words';
import { useAccess, useListedDay, useOperator } from '../operator';
import { Late, OnMyWay } from '../ready-texts';
import { blocksOn } from '../terms/visit-time';
import { UndoButton, WaitingPress, closedEmailWords, pressWords, undoWords } from '../undo-button';
import { ClosingButtons, ClosingForm } from '../visit/closing';
import { LazyNextTime } from '../visit/lazy-next-time';
import { ownFee } from './day-words';
import type { DayClosing } from './use-closing';
import { useVisitChange } from '@/backend/calls/use-visit';
import { denverDay } from '@shared/time/denver-time';
import type { DayVisit } from '@shared/visits/operator-day';
import { hasStarted, isOver } from '@shared/visits/visit-status';

type DayVisitActionsProps = {
  visit: DayVisit;
  /** True for the visit that the operator works on now. */
  isInHand: boolean;
  /** The visit and the open ones after it that day, for the next visit and the first that has not begun; else none. */
  stops: readonly DayVisit[];
  closing: DayClosing;
};

export function DayVisitActions({ visit, isInHand, stops, closing }: DayVisitActionsProps) {
  const { status, reference, starts } = visit;
  const { now } = useOperator();
  const { blocks } = useListedDay();
  const access = useAccess(visit);
  const { question, dismissed, mutation } = closing;
  const isOpen = status === 'confirmed';
  const { kept } = useVisitChange(access);
  if (isOpen && kept && hasStarted(starts, now)) return <WaitingPress what={pressWords(kept)} />;
  if (isOpen && question?.visit.reference === reference) {
    return (
      // The form's rules end at the row's edges instead of the screen's.
      <div className="mt-3 [--gutter:0px]">
        <ClosingForm
          closing={question.closing}
          visit={visit}
          hasEmail={visit.hasEmail}
          mutation={mutation}
          onNotYet={closing.dismiss}
        />
      </div>
    );
  }
  const isToday = stops.length > 0 && starts.day === denverDay(now);
  return (
    <>
      {isOver(status) ? <DayUndo visit={visit} closing={closing} /> : null}
      {isOver(status) ? (
        <LazyNextTime access={access} visit={visit} bookedAgain={visit.bookedAgain} />
      ) : null}
      <div className="mt-2 mb-3 flex flex-wrap gap-2 empty:hidden">
        {isOpen && hasStarted(starts, now) ? (
          <ClosingButtons
            size="thumb"
            variant={isInHand ? 'accent' : 'outline'}
            dismissed={dismissed?.visit.reference === reference ? dismissed.closing : undefined}
            isDisabled={mutation.isPending && !mutation.isPaused}
            onClose={(ending) => closing.ask({ visit, closing: ending })}
          />
        ) : null}
        {isToday ? (
          <>
            <OnMyWay visit={visit} size="thumb" variant={isInHand ? 'accent' : 'outline'} />
            <Late stops={stops} blocks={blocksOn(starts.day, blocks)} />
          </>
        ) : null}
      </div>
    </>
  );
}

/** A visit that was closed within a day can be opened again. */
function DayUndo({ visit, closing }: Pick<DayVisitActionsProps, 'visit' | 'closing'>) {
  const { now } = useOperator();
  const mutation = useVisitChange(useAccess(visit));
  const words = undoWords(visit, now);
  // Undo takes back the last change, and a waiver is undone beside its fee.
  if (!words || ownFee(visit)?.isWaived) return null;
  return (
    <div className="no-print mt-2 space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <UndoButton
          what={visit.status === 'done' ? 'done' : 'nobody home'}
          visit={visit}
          mutation={mutation}
          onChange={(change) => closing.takeUndo(visit, change)}
        />
        <p className="min-w-0 text-[0.95rem] text-muted">
          {words}
          {visit.hasEmail ? ` ${closedEmailWords(visit, now)}` : ''}
        </p>
      </div>
      <Problem words={changeProblem(mutation)} />
    </div>
  );
}
