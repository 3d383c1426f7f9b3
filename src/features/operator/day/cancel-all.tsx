import { useState } from 'react';
import { Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { firstName } from '../reach-owner';
import { TextCanceled } from './promised-calls';
import { type Pressed, usePressAll } from '@/backend/calls/use-press-all';
import { Button } from '@/ui/button';
import type { BlockedVisit } from '@shared/visits/day-blocks';
import { endReasons } from '@shared/visits/end-reasons';

type CancelAllProps = { visits: readonly BlockedVisit[] };

const reasons = Object.entries(endReasons.cancel);

/** One reason for all: an email each, and a text for whom no email reaches. */
export function CancelAll({ visits }: CancelAllProps) {
  const { operatorKey } = useOperator();
  const [reason, setReason] = useState<string>();
  const { mutate, data, error, isPending } = usePressAll();
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
    );
  }

  if (data && chosen) return <Canceled visits={visits} pressed={data} words={chosen.words} />;
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
          <p>They read: “{chosen.words}”</p>
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

type CanceledProps = CancelAllProps & { pressed: readonly Pressed[]; words: string };

function Canceled({ visits, pressed, words }: CanceledProps) {
  return (
    <ul role="status" className="mt-4 space-y-2">
      {visits.map((visit) => {
        const { reference, owner, hasEmail } = visit;
        const name = firstName(owner);
        const isRefused = pressed.find((one) => one.reference === reference)?.refusal !== undefined;
        if (isRefused)
          return (
            <li key={reference}>{name}: not canceled, since it changed meanwhile. Open it.</li>
          );
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
