import { RotateCw } from 'lucide-react';
import { isKeyFailure, unopened } from './failure-words';
import { useOperator } from './operator';
import { OperatorKeyForm } from './operator-key-form';
import type { VisitFailure } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { ScriptNeeded } from '@/ui/script-needed';

type UnopenedProps = {
  opens: 'day' | 'request';
  /** Undefined while the request or the day loads. */
  failure: VisitFailure | undefined;
  query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
};

export function Unopened({ opens, failure, query: { isFetching, refetch } }: UnopenedProps) {
  const { operatorKey, takeKey } = useOperator();
  if (!failure) return <OperatorLoading />;

  const isLinkGuessed = opens === 'request' && failure === 'too_many' && operatorKey === '';
  if (isLinkGuessed || !isKeyFailure(failure)) {
    const onRetry = failure === 'unreachable' ? () => void refetch() : undefined;
    return <FailedNote {...unopened[opens][failure]} isBusy={isFetching} onRetry={onRetry} />;
  }
  return (
    <OperatorKeyForm
      opens={opens}
      failure={failure}
      isBusy={isFetching}
      onKey={(key) => takeKey(key, refetch)}
    />
  );
}

/** Shown while loading, and without JavaScript. */
export function OperatorLoading() {
  return (
    <>
      <h1 className="text-title">Requests and visits</h1>
      <p className="mt-2 text-muted noscript:hidden">Loading...</p>
      <ScriptNeeded>
        {import.meta.env.SSR &&
          'Requests are answered here with JavaScript, which is off in this browser. The email has the customer’s phone number: call or text.'}
      </ScriptNeeded>
    </>
  );
}

type FailedNoteProps = {
  title: string;
  text: string;
  isBusy?: boolean;
  /** Set where trying again may help. */
  onRetry?: (() => void) | undefined;
};

export function FailedNote({ title, text, isBusy = false, onRetry }: FailedNoteProps) {
  return (
    <div role="alert">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      {onRetry ? (
        <Button variant="accent" className="mt-5" isBusy={isBusy} onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          {isBusy ? 'Trying...' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
