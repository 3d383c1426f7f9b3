import { useState } from 'react';
import { Problem } from '../action-form';
import { Chips } from '../choices';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { ReachOwner } from '../reach-owner';
import { TextCanceled } from '../waiting/promised-calls';
import { usePressAll } from '@/backend/calls/use-press-all';
import { seenOn } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { firstName } from '@shared/business/format';
import { endReasons } from '@shared/visits/end-reasons';
import type { BlockedVisit } from '@shared/visits/operator-day';
import type { VisitRefusal } from '@shared/visits/visit-status';

export type CanceledVisit = BlockedVisit & {
  /** `told`: it is back, and a customer whom no email reaches may have been told. */
  readonly state: 'canceled' | 'changed' | 'back' | 'told' | 'stays';
  readonly lastChange: string | null;
  readonly words: string;
};

type CancelAllProps = {
  visits: readonly BlockedVisit[];
  onCanceled: (visits: readonly CanceledVisit[]) => void;
};

const reasons = Object.entries(endReasons.cancel).filter(([key]) => key !== 'no_yes');

/** One reason goes to all: by email, or in a text to each customer whom no email reaches. */
export function CancelAll({ visits, onCanceled }: CancelAllProps) {
  const { operatorKey } = useOperator();
  const [reason, setReason] = useState<string>();
  const { mutate, error, isPending } = usePressAll<BlockedVisit>(operatorKey);
  const [, chosen] = reasons.find(([key]) => key === reason) ?? [];

  function cancelAll(words: string) {
    mutate(
      {
        visits,
        toChange: (visit) => ({
          action: 'cancel',
          fields: { ...seenOn(visit), note: words, reason: reason ?? null },
        }),
      },
      {
        onSuccess: (pressed) =>
          onCanceled(
            pressed.map(({ refusal, ...visit }) => ({
              ...visit,
              words,
              state: refusal ? 'changed' : 'canceled',
            })),
          ),
      },
    );
  }

  return (
    <div className="mt-4 space-y-3">
      <p className="font-semibold">Or cancel and tell them, because of</p>
      <Chips
        label="Cancel all, because of"
        choices={reasons.map(([value, { name }]) => ({ value, words: name }))}
        chosen={reason}
        onChoose={setReason}
      />
      {chosen ? (
        <>
          <p>They read: “{chosen.words}” Then the time is blocked.</p>
          <Button
            variant="destructive"
            size="thumb"
            isBusy={isPending}
            onClick={() => cancelAll(chosen.words)}
          >
            {isPending ? 'Canceling...' : 'Cancel all and tell them'}
          </Button>
        </>
      ) : null}
      <Problem words={failureWords({ isPending, error })} />
    </div>
  );
}

type Undone = Pick<BlockedVisit, 'reference' | 'token'> & { readonly lastChange: string };

/** Takes cancellations back, as far as their emails have not left and their times are free. */
export function useBringBack(onBack: (visits: readonly CanceledVisit[]) => void) {
  const { operatorKey } = useOperator();
  const { mutate, error, isPending } = usePressAll<Undone>(operatorKey);

  function bringBack(visits: readonly CanceledVisit[]) {
    const undone = visits.flatMap(({ reference, token, state, lastChange }) =>
      state === 'canceled' && lastChange !== null ? { reference, token, lastChange } : [],
    );
    if (undone.length === 0) return;
    mutate(
      {
        visits: undone,
        toChange: ({ lastChange }) => ({ action: 'undo', fields: { lastChange } }),
      },
      {
        onSuccess: (pressed) =>
          onBack(
            visits.map((visit) => {
              const answer = pressed.find(({ reference }) => reference === visit.reference);
              const state =
                answer && (refusedState(answer.refusal) ?? (visit.hasEmail ? 'back' : 'told'));
              return state ? { ...visit, state } : visit;
            }),
          ),
      },
    );
  }

  return { bringBack, isPending, problem: failureWords({ isPending, error }) };
}

function refusedState(refusal: VisitRefusal | undefined) {
  if (refusal === 'too_late_to_undo' || refusal === 'taken') return 'stays';
  return refusal && 'changed';
}

const stateWords: Readonly<Record<CanceledVisit['state'], string>> = {
  canceled: 'canceled, and an email goes out.',
  changed: 'left as it is, since it changed meanwhile. Open it.',
  back: 'back on your day, and nobody is told.',
  told: 'back on your day. If you told them it’s canceled, text that it’s on.',
  stays: 'stays canceled, since the email has left or the time is taken. Call or text.',
};

export function Canceled({ visits }: { visits: readonly CanceledVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <ul role="status" className="w-full space-y-2">
      {visits.map((visit) => {
        const { reference, owner, hasEmail, state } = visit;
        const isUntold = state === 'canceled' && !hasEmail;
        return (
          <li key={reference} className="flex flex-wrap items-center gap-2">
            {firstName(owner)}: {isUntold ? 'canceled. No email reaches them.' : stateWords[state]}
            {state === 'stays' ? <ReachOwner owner={owner} /> : null}
            {isUntold || state === 'told' ? <TextCanceled {...visit} isBack={!isUntold} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
