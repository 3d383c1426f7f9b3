import { useOperator } from '../operator';
import { Fold } from '@/ui/fold';
import { firstName, joinFilled } from '@shared/business/format';
import { formatMoment } from '@shared/time/denver-time';
import type { Recorded } from '@shared/visits/visit-actions';
import type { Change, OperatorVisit } from '@shared/visits/visit-state';
import { statusWords } from '@shared/visits/visit-status';

const operatorWords: Readonly<Record<string, string>> = {
  ...statusWords,
  confirm: statusWords.confirmed,
  decline: statusWords.declined,
  spam: 'Marked as spam',
  move: 'Moved',
  keep_time: 'Time kept',
  use_details: 'New details used',
  change_details: 'Details changed',
  accept: 'Yes noted',
  waive: 'Fee waived',
  cancel: 'Canceled by us',
  cancel_for_owner: 'Canceled for the customer',
  add: 'Added',
  next: 'Booked again',
  undo: 'Undone',
} satisfies Record<Recorded['operator'], string>;

/** The receipt says this before the answer, once it is sent. */
export const beforeAnswer: Readonly<Record<string, string>> = { keep_time: 'the time stays, ' };

const ownerWords: Readonly<Record<string, (name: string) => string>> = {
  accept: (name) => `${name} said yes`,
  ask: (name) => `${name} asked for another time`,
  cancel: (name) => `${name} canceled`,
} satisfies Record<Recorded['owner'], (name: string) => string>;

/** Changes that are in sight without a tap. */
const newest = 3;

export function VisitHistory({ visit }: { visit: OperatorVisit }) {
  const { now } = useOperator();
  const { history, owner, reference } = visit;
  if (history.length === 0) return null;
  const lines = history.toReversed().map((change) => {
    const words = changeWords(change, firstName(owner), now);
    return (
      <li key={change.id}>{change.isUndone ? <del className="text-muted">{words}</del> : words}</li>
    );
  });
  const earlier = lines.slice(newest);
  return (
    <section
      aria-labelledby="history"
      className="rounded-card border border-line px-5 py-4 lg:px-6"
    >
      <h2 id="history" className="text-lead">
        History
      </h2>
      <ol className="mt-2 space-y-1 tabular-nums">{lines.slice(0, newest)}</ol>
      {earlier.length > 0 ? (
        <Fold title={`${earlier.length} earlier`}>
          <ol className="space-y-1 tabular-nums">{earlier}</ol>
        </Fold>
      ) : null}
      <p className="mt-2 text-[0.95rem] text-muted">Reference {reference}</p>
    </section>
  );
}

function changeWords({ actor, action, at, what: changed }: Change, name: string, now: Date) {
  const what = actor === 'owner' ? ownerWords[action]?.(name) : operatorWords[action];
  return joinFilled([`${what ?? action} ${formatMoment(new Date(at), now)}`, changed], ': ');
}
