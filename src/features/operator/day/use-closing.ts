import { useState } from 'react';
import { useAccess } from '../operator';
import type { Closing } from '../visit/closing';
import { useVisitChange } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import type { DayVisit } from '@shared/visits/operator-day';
import { isOver } from '@shared/visits/visit-status';

type Question = { readonly visit: DayVisit; readonly closing: Closing };

export type DayClosing = ReturnType<typeof useClosing>;

/** One visit of the day is closed at a time, so that its failure is seen. */
export function useClosing() {
  const [question, setQuestion] = useState<Question>();
  const [dismissed, setDismissed] = useState<Question>();
  const [undone, setUndone] = useState<ChangedVisit>();
  const mutation = useVisitChange(useAccess(question?.visit ?? { reference: '', token: '' }));

  function ask(asked: Question | undefined) {
    mutation.reset();
    setQuestion(asked);
    setDismissed(undefined);
  }

  return {
    mutation,
    question,
    /** The question that was dismissed; the focus returns to its button. */
    dismissed,
    undone,
    ask,
    dismiss() {
      ask(undefined);
      setDismissed(question);
    },
    /** The question that closed the visit is over. Its button takes the focus, because Undo goes. */
    takeUndo(visit: DayVisit, change: ChangedVisit) {
      if (change.refusal && change.refusal !== 'stale') return;
      ask(undefined);
      setUndone(change);
      if (isOver(visit.status)) setDismissed({ visit, closing: visit.status });
    },
  };
}
