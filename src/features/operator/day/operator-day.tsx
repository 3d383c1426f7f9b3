import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FailedNote } from '../failed-note';
import { type KeyFailure, OperatorKeyForm, isKeyFailure, keyMissing } from '../operator-key-form';
import { OperatorLoading } from '../operator-loading';
import { useOperatorKey } from '../use-operator-key';
import { DayBoard } from './day-board';
import { DayPanel } from './day-panel';
import { MailTrouble } from './mail-trouble';
import { type DayFailure, dayFailure, useOperatorDay } from '@/backend/calls/use-operator-day';
import { takeFocus } from '@/browser/take-focus';
import { serverTime, useNow } from '@/browser/use-now';
import { useOnline } from '@/browser/use-online';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatMoment } from '@shared/time/denver-time';
import { mostDayPages } from '@shared/visits/operator-day';

const messages = {
  operator_key_missing: keyMissing,
  offline: {
    title: 'You’re offline',
    text: 'Your requests and visits show up when the network is back.',
  },
  unreachable: {
    title: 'The database can’t be reached',
    text: 'Nothing is lost. Try again in a minute. Each request is in your email too.',
  },
  unexpected: {
    title: 'Something went wrong on this page',
    text: 'Nothing is lost. Reload it. Each request is in your email too.',
  },
} as const satisfies Record<Exclude<DayFailure, KeyFailure>, { title: string; text: string }>;

export function OperatorDay() {
  const { operatorKey, takeKey, forgetKey, hasForgotten } = useOperatorKey();
  const [pages, setPages] = useState(1);
  const query = useOperatorDay(operatorKey, pages);
  const now = useNow();
  const { data: day, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = query;
  const isOnline = useOnline();
  const failure = error ? dayFailure(error) : isOnline ? undefined : 'offline';

  if (failure && isKeyFailure(failure)) {
    return (
      <OperatorKeyForm
        opens="day"
        failure={failure}
        isBusy={isFetching}
        hasForgotten={hasForgotten}
        onKey={(key) => takeKey(key, refetch)}
      />
    );
  }
  if (!day || failure === 'operator_key_missing') {
    if (!failure) return <OperatorLoading />;
    const onRetry = failure === 'unreachable' ? () => void refetch() : undefined;
    return <FailedNote {...messages[failure]} isBusy={isFetching} onRetry={onRetry} />;
  }
  const readAt = formatMoment(serverTime(dataUpdatedAt), now);
  return (
    <>
      <h1 className="text-title">Requests and visits</h1>
      <div role="status">
        {failure ? (
          <Notice tone="care" className="mt-3">
            <strong>{messages[failure].title}.</strong> This is how it stood {readAt}.
          </Notice>
        ) : (
          <p className="mt-1 text-[0.95rem] text-muted tabular-nums">Checked {readAt}</p>
        )}
      </div>
      {failure === 'unreachable' ? (
        <Button
          variant="outline"
          size="thumb"
          className="mt-3"
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? 'Trying...' : 'Try again'}
        </Button>
      ) : null}
      <MailTrouble trouble={day.trouble} />
      <DayPanel operatorKey={operatorKey} day={day} />
      <DayBoard
        day={day}
        operatorKey={operatorKey}
        onMore={() => setPages(Math.min(pages + 1, mostDayPages))}
        isLoadingMore={isPlaceholderData}
      />
      {operatorKey === '' ? null : <ForgetDevice onForget={forgetKey} />}
    </>
  );
}

/** Asks first: the key is long to type. */
function ForgetDevice({ onForget }: { onForget: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-label="This device" className="mt-12 border-t border-line pt-5">
      {isAsking ? (
        <>
          <p className="max-w-measure">
            Forget the key here? This device then needs it again to open requests and visits.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button ref={takeFocus} variant="destructive" size="thumb" onClick={onForget}>
              Forget the key
            </Button>
            <Button variant="ghost" size="thumb" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <Button variant="ghost" size="thumb" onClick={() => setIsAsking(true)}>
          <KeyRound aria-hidden className="size-4" />
          Forget this device
        </Button>
      )}
    </section>
  );
}
