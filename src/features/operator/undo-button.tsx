import type { ReactNode } from 'react';
import { ActionBar } from './action-form';
import { changeProblem } from './failure-words';
import { useOperator } from './operator';
import { formatDeadline } from './time-words';
import { type VisitMutation, lastAction } from '@/backend/calls/use-visit';
import type { ChangedVisit, VisitPress } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { firstName, joinFilled, usd } from '@shared/business/format';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { statusWords } from '@shared/visits/visit-status';
import { saidYes } from '@shared/visits/visit-terms';

type UndoButtonProps = {
  visit: Pick<OperatorVisit, 'lastChange'>;
  mutation: VisitMutation;
  /** Names what Undo takes back where another Undo may stand near it. */
  what?: string | undefined;
  onChange?: (change: ChangedVisit) => void;
};

export function UndoButton({ visit, mutation, what = '', onChange }: UndoButtonProps) {
  const { lastChange } = visit;
  const isUndoing = mutation.isPending && mutation.variables.action === 'undo';
  return (
    <Button
      variant="outline"
      size="thumb"
      isBusy={isUndoing}
      disabled={mutation.isPending || lastChange === null}
      onClick={() => {
        if (lastChange === null) return;
        mutation.mutate(
          { action: 'undo', fields: { lastChange } },
          { onSuccess: (change) => onChange?.(change) },
        );
      }}
    >
      {isUndoing ? 'Undoing...' : `Undo ${what}`.trim()}
    </Button>
  );
}

type UndoBarProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  /** Follows the deadline of Undo. */
  told: string;
  what?: string;
  children?: ReactNode;
};

/** Undoes what can be undone for a day; a waive is undone beside its fee. */
export function UndoBar({ visit, mutation, told, what, children }: UndoBarProps) {
  const { now } = useOperator();
  const words = lastAction(visit) === 'waive' ? '' : undoWords(visit, now);
  if (!words && !children) return null;
  return (
    <ActionBar
      problem={changeProblem(mutation)}
      summary={<span className="text-[0.95rem] font-normal">{`${words} ${told}`.trim()}</span>}
    >
      {words ? <UndoButton visit={visit} mutation={mutation} what={what} /> : null}
      {children}
    </ActionBar>
  );
}

/** Replaces the pressed button while the press waits for the network, and says what it was. */
export function WaitingPress({ what }: { what: string }) {
  return (
    <p role="status" className="col-span-full mt-2 font-semibold text-spruce">
      {what}. Kept on this phone, sent once you’re online.
    </p>
  );
}

export function pressWords({ action, fields }: VisitPress): string {
  const words: Readonly<Record<string, string>> = {
    ...statusWords,
    accept: saidYes,
    waive: 'Waived',
  };
  const charged = action === 'done' ? fields.charged : null;
  return joinFilled([words[action], charged !== null && usd(charged)]);
}

/** '' once Undo is over. */
export function undoWords(visit: Pick<OperatorVisit, 'undoUntil'>, now: Date): string {
  const until = undoDeadline(visit, now);
  return until && `Undo works until ${until}.`;
}

/** '' once it is over. */
export function undoDeadline({ undoUntil }: Pick<OperatorVisit, 'undoUntil'>, now: Date): string {
  const moment = new Date(undoUntil ?? 0);
  return moment > now ? formatDeadline(moment, now) : '';
}

type Closed = Pick<OperatorVisit, 'status' | 'undoUntil'> & { readonly owner: { name: string } };

/** From then on the owner has an email that Undo does not recall. Undo of a closed visit lasts a day. */
export function closedEmailWords({ status, owner, undoUntil }: Closed, now: Date): string {
  const [what, delay] = status === 'done' ? ['thank-you', 60] : ['email', 1];
  const leaves = new Date(new Date(undoUntil ?? 0).getTime() + (delay - 24 * 60) * 60_000);
  const name = firstName(owner);
  const after = leaves > now ? `After ${formatDeadline(leaves, now)} ` : '';
  return `${after}${name} has the ${what}, so tell ${name} too.`;
}
