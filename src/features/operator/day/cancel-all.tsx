import { useState } from 'react';
import { Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { firstName } from '../reach-owner';
import { TextCanceled } from './promised-calls';
import { usePressAll } from '@/backend/calls/use-press-all';
import { Button } from '@/ui/button';
import type { BlockedVisit } from '@shared/visits/day-blocks';
import { endReasons } from '@shared/visits/end-reasons';

export type CanceledVisit = BlockedVisit & {
  /** Changed meanwhile, so it was left alone. */
  readonly isRefused: boolean;
  /** Why we cannot come. */
  readonly words: string;
};

type CancelAllProps = {
  visits: readonly BlockedVisit[];
  onCanceled: (visits: readonly CanceledVisit[]) => void;
};

const reasons = Object.entries(endReasons.cancel);

/** One reason for all: an email each, and a text for whom no email reaches. */
export function CancelAll({ visits, onCanceled }: CancelAllProps) {
  const { operatorKey } = useOperator();
  const [reason, setReason] = useState<string>();
  const { mutate, error, isPending } = usePressAll();
  const [, chosen] = reasons.find(([key]) => key === reason) ?? [];

  function cancelAll(note: string) {
    mutate(
      visits.map(({ reference, token, revision, requestVersion }) => ({
        access: { audience: 'operator', reference, token, operatorKey },
        change: {
          action: 'cancel',
          fields: { revision, requestVersion, note, reason: reason ?? null },
        },
      })),
      {
        onSuccess(pressed) {
          const isRefused = ({ reference }: BlockedVisit) =>
            pressed.find((one) => one.reference === reference)?.refusal !== undefined;
          onCanceled(
            visits.map((visit) => ({ ...visit, isRefused: isRefused(visit), words: note })),
          );
        },
      },
    );
  }

  return (
    <div className="mt-4 space-y-3">
      <div role="group" aria-label="Cancel all, because of" className="flex flex-wrap gap-2">
        {reasons.map(([key, { name }]) => (
          <Button
            key={key}
            variant={key === reason ? 'default' : 'secondary'}
            size="thumb"
            aria-pressed={key === reason}
            onClick={() => setReason(key)}
          >
            {name}
          </Button>
        ))}
      </div>
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

/** What became of each, and a text for whom no email reaches. */
export function Canceled({ visits }: { visits: readonly CanceledVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <ul role="status" className="w-full space-y-2">
      {visits.map((visit) => {
        const { reference, owner, hasEmail, isRefused, words } = visit;
        const name = firstName(owner);
        if (isRefused)
          return <li key={reference}>{name}: not canceled, since it changed meanwhile.</li>;
        return (
          <li key={reference} className="flex flex-wrap items-center gap-2">
            {name}: canceled{hasEmail ? ', and an email goes out.' : '. No email reaches them.'}
            {hasEmail ? null : <TextCanceled {...visit} words={words} />}
          </li>
        );
      })}
    </ul>
  );
}
