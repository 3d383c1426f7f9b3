import { ActionBar } from './action-bar';
import { formatDeadline } from './day-words';
import type { VisitMutation } from '@/backend/use-visit';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import type { OperatorVisit } from '@shared/visit-state';

type DonePanelProps = { visit: OperatorVisit; mutation: VisitMutation };

export function DonePanel({ visit, mutation }: DonePanelProps) {
  const now = useNow();
  const { undoUntil, revision, requestVersion, groomerWords } = visit;
  return (
    <>
      {groomerWords ? (
        <p className="rounded-card bg-card p-5 whitespace-pre-line shadow-card">
          <span className="block text-[0.95rem] text-muted">Your line for the owner</span>
          {groomerWords}
        </p>
      ) : null}
      {undoUntil && new Date(undoUntil) > now ? (
        <ActionBar
          mutation={mutation}
          summary={`Marked done. Undo is possible until ${formatDeadline(new Date(undoUntil), now)}.`}
        >
          <Button
            variant="outline"
            size="lg"
            isBusy={mutation.isPending}
            onClick={() => mutation.mutate({ action: 'undo', revision, requestVersion })}
          >
            {mutation.isPending ? 'Undoing...' : 'Undo'}
          </Button>
        </ActionBar>
      ) : null}
    </>
  );
}
