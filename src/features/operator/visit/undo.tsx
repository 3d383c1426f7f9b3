import type { ReactNode } from 'react';
import { ActionBar } from '../action-bar';
import { termsWords } from '../answer/answer-terms';
import { hasStarted } from '../answer/visit-time';
import { formatDeadline } from '../day/day-words';
import { firstName } from '../on-my-way';
import { type VisitMutation, waitsForEmail } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { visitPrice } from '@shared/visits/visit-terms';

type UndoProps = { visit: OperatorVisit; mutation: VisitMutation };

type ReceiptProps = UndoProps & {
  /** By another call than that of `mutation`. */
  wasSentHere?: boolean;
};

/** What was sent to the owner, and Undo while its email waits. */
export function Receipt({ visit, mutation, wasSentHere = false }: ReceiptProps) {
  const { isSuccess, data, variables } = mutation;
  const now = useNow();
  const hasChangedHere = isSuccess && !data.refusal && data.visit.revision === visit.revision;
  if (hasChangedHere && variables.action === 'undo') {
    return <Notice tone="good">{undoneWords(visit)}</Notice>;
  }
  const isKept = hasChangedHere && variables.action === 'keep_time';
  const hasSentHere = hasChangedHere && !['done', 'no_show', 'spam'].includes(variables.action);
  const waits = waitsForEmail(visit);
  if (!waits && !hasSentHere && !wasSentHere) return null;
  const isTold = visit.owner.email !== '' && !isPast(visit, now);
  const name = firstName(visit.owner);
  return (
    <Notice tone="good" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-32">
        <strong className="block">
          {isTold && visit.answerEmail !== 'failed' ? `Sent to ${name}: ` : 'Noted: '}
          {isKept ? 'the time stays, ' : ''}
          {answerWords(visit)}
        </strong>
        {isTold ? emailWords(waits, visit) : `No email goes to ${name}.${undoWords(visit, now)}`}
      </p>
      {waits ? <UndoButton visit={visit} mutation={mutation} /> : null}
    </Notice>
  );
}

/** A calendar of their own keeps what this page gave it. */
function undoneWords({ status, isAdded }: OperatorVisit): string {
  if (status === 'canceled' && isAdded) return 'Taken back. It’s off your day.';
  return status === 'requested'
    ? 'Undone. It’s back to how it was. If you put it in your calendar, delete it there.'
    : 'Undone. It’s back to how it was.';
}

/** Undo after the email has left takes nothing back from the owner. */
export function noShowEmailWords(owner: Pick<OperatorVisit['owner'], 'name' | 'phone'>): string {
  const name = firstName(owner);
  return `${name} gets an email a minute after the tap. If you undo it later than that, tell ${name} too.`;
}

function emailWords(waits: boolean, { answerEmail, owner }: OperatorVisit): string {
  if (waits) return 'You can undo it until the email leaves, in about a minute.';
  switch (answerEmail) {
    case 'sent':
      return 'The email has left.';
    case 'failed':
      return `The email came back. Call or text ${firstName(owner)}.`;
    case 'waiting':
      return 'The email is still waiting to leave.';
    case null:
      return '';
  }
}

function undoWords({ undoUntil }: OperatorVisit, now: Date): string {
  if (!undoUntil) return '';
  return ` You can undo it until ${formatDeadline(new Date(undoUntil), now)}.`;
}

/** Recorded afterwards. */
function isPast({ status, starts }: OperatorVisit, now: Date): boolean {
  return status === 'confirmed' && starts !== null && hasStarted(starts, now);
}

/** `Fri 10:00 AM, $145, no fee` */
function answerWords({ status, starts, price, estimate, travelFee }: OperatorVisit): string {
  if (status !== 'confirmed' || !starts) return status;
  const [weekday = ''] = formatDay(starts.day).split(',');
  const terms = termsWords(visitPrice({ price, estimate }), travelFee);
  const time = formatTime(starts.time).replace(' ', '\u00A0');
  return `${weekday} ${time}, ${terms}`;
}

type UndoBarProps = UndoProps & { done: string; children?: ReactNode };

/** For what can be undone for a day. */
export function UndoBar({ visit, mutation, done, children }: UndoBarProps) {
  const now = useNow();
  const { undoUntil } = visit;
  const canUndo = undoUntil !== null && new Date(undoUntil) > now;
  if (!canUndo && !children) return null;
  return (
    <ActionBar
      mutation={mutation}
      summary={
        canUndo
          ? `${done} You can undo it until ${formatDeadline(new Date(undoUntil), now)}.`
          : done
      }
    >
      {canUndo ? <UndoButton visit={visit} mutation={mutation} /> : null}
      {children}
    </ActionBar>
  );
}

type UndoButtonProps = Pick<UndoProps, 'mutation'> & {
  visit: Pick<OperatorVisit, 'revision' | 'requestVersion'>;
  size?: 'lg' | 'thumb';
  onChange?: (change: ChangedVisit) => void;
};

export function UndoButton({ visit, mutation, size = 'lg', onChange }: UndoButtonProps) {
  const { revision, requestVersion } = visit;
  const isUndoing = mutation.isPending && mutation.variables.action === 'undo';
  return (
    <Button
      variant="outline"
      size={size}
      isBusy={isUndoing}
      disabled={mutation.isPending}
      onClick={() =>
        mutation.mutate(
          { action: 'undo', fields: { revision, requestVersion } },
          { onSuccess: (change) => onChange?.(change) },
        )
      }
    >
      {isUndoing ? 'Undoing...' : 'Undo'}
    </Button>
  );
}
