import { ActionBar } from './action-bar';
import type { VisitMutation } from '@/backend/use-visit';
import { useGuardedPress } from '@/browser/use-guarded-press';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { formatMoment } from '@shared/denver-time';
import type { OperatorVisit } from '@shared/visit-state';

type DonePanelProps = { visit: OperatorVisit; mutation: VisitMutation };

/** A visit that is over, and for a day the way back from a slip of the thumb. */
export function DonePanel({ visit, mutation }: DonePanelProps) {
  const now = useNow();
  const { press, hasFailed } = useGuardedPress('Undoing');
  const { undoUntil, revision, requestVersion } = visit;
  if (!undoUntil || new Date(undoUntil) <= now) return null;
  return (
    <ActionBar
      mutation={mutation}
      hasFailed={hasFailed}
      summary={`Marked done. Undo is possible until ${formatMoment(new Date(undoUntil), now)}.`}
    >
      <Button
        variant="outline"
        size="lg"
        isBusy={mutation.isPending}
        onClick={() => press(() => mutation.mutate({ action: 'undo', revision, requestVersion }))}
      >
        {mutation.isPending ? 'Undoing...' : 'Undo'}
      </Button>
    </ActionBar>
  );
}
