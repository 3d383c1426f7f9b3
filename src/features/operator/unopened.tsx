import { RotateCw } from 'lucide-react';
import { DayVisitActions } from './day/day-visit-actions';
import { DayVisitRow } from './day/day-visit-row';
import { useClosing } from './day/use-closing';
import { isKeyFailure, unopened } from './failure-words';
import { ListedDay, useOperator } from './operator';
import { OperatorKeyForm } from './operator-key-form';
import type { readKeptDay } from '@/backend/calls/stored-on-device';
import type { VisitFailure } from '@/backend/calls/visit-calls';
import { serverTime } from '@/browser/use-now';
import { useOnline } from '@/browser/use-online';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ScriptNeeded } from '@/ui/script-needed';
import { formatDay, formatMoment } from '@shared/time/denver-time';
import type { DayVisit } from '@shared/visits/operator-day';

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

type KeptVisitProps = { kept: NonNullable<ReturnType<typeof readKeptDay>>; visit: DayVisit };

/** A visit without an answer is shown as the row of the day that this device kept. */
export function KeptVisit({ kept: { day, readAt }, visit }: KeptVisitProps) {
  const closing = useClosing();
  const isOnline = useOnline();
  return (
    <ListedDay day={day}>
      <HowItStood failure={isOnline ? 'unreachable' : 'offline'} readAt={readAt} />
      <h1 className="my-4 text-title">{formatDay(visit.starts.day)}</h1>
      <div className="max-w-measure">
        <DayVisitRow visit={visit} kind="today" isNext={false} isJustClosed>
          <DayVisitActions visit={visit} isInHand stops={[]} closing={closing} />
        </DayVisitRow>
      </div>
    </ListedDay>
  );
}

type HowItStoodProps = { failure: keyof typeof unopened.day; readAt: number };

export function HowItStood({ failure, readAt }: HowItStoodProps) {
  const { now } = useOperator();
  return (
    <Notice tone="care" className="mt-3">
      <strong>{unopened.day[failure].title}.</strong> This is how it stood{' '}
      {formatMoment(serverTime(readAt), now)}.
    </Notice>
  );
}

/** Shown while loading, and without JavaScript. */
export function OperatorLoading() {
  return (
    <>
      <h1 className="flex min-h-12 items-center font-sans text-[0.95rem] font-semibold text-muted">
        Requests and visits
      </h1>
      <p className="text-muted noscript:hidden">Loading...</p>
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
