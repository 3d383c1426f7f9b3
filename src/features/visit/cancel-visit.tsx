import { useState } from 'react';
import type { OwnerVisit, VisitRefusal } from '@shared/visit-state';
import type { VisitMutation } from '@/backend/use-visit';
import { type VisitFailure, visitFailure } from '@/backend/visit-calls';
import { useGuardedPress } from '@/browser/use-guarded-press';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { lateFee } from './visit-words';

type CancelVisitProps = { visit: OwnerVisit; mutation: VisitMutation };

/** Cancels in two presses; what it costs stands before the second one. */
export function CancelVisit({ visit, mutation }: CancelVisitProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { status, revision, isLate } = visit;
  const isRequest = status === 'requested';
  const { isPending, error, data } = mutation;
  const { press, hasFailed } = useGuardedPress('Canceling');
  const failure = hasFailed ? 'unexpected' : error && visitFailure(error);

  function cancel() {
    press(() => mutation.mutate({ action: 'cancel', revision, acceptsFee: isLate }));
  }

  return (
    <section
      aria-labelledby="cancel"
      className="no-print mt-12 max-w-measure border-t-2 border-line pt-6"
    >
      <h2 id="cancel" className="text-heading">
        {isRequest ? 'Changed your mind?' : 'Can’t make it?'}
      </h2>
      {isAsking ? (
        <div ref={takeFocus} tabIndex={-1} className="mt-3 outline-none">
          <Notice tone={isLate ? 'care' : 'plain'}>{costWords(visit)}</Notice>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="destructive" isBusy={isPending} onClick={cancel}>
              {isPending ? 'Canceling...' : yesWords(visit)}
            </Button>
            <Button variant="ghost" disabled={isPending} onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-1 text-muted">
            {isRequest
              ? 'Take the request back, and we won’t call.'
              : 'To move it, call or text us. Canceling takes two presses.'}
          </p>
          <Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
            {isRequest ? 'Take back this request' : 'Cancel this visit'}
          </Button>
        </>
      )}
      {failure && !isPending ? <Failure failure={failure} /> : null}
      {data?.refusal && !isPending ? <Refusal refusal={data.refusal} /> : null}
    </section>
  );
}

function costWords({ status, isLate }: OwnerVisit): string {
  if (status === 'requested') return 'Nothing is booked yet, so this costs nothing.';
  return isLate
    ? `Your visit begins in less than 4 hours. Canceling now costs $${String(lateFee)}.`
    : 'Canceling now is free.';
}

function yesWords({ status, isLate }: OwnerVisit): string {
  if (status === 'requested') return 'Yes, take it back';
  return isLate ? `Cancel for $${String(lateFee)}` : 'Yes, cancel it';
}

const gone = 'This link is no longer valid. Please call or text us.';

const failures = {
  offline: 'You’re offline, so nothing was sent. Press again when the network is back.',
  unreachable:
    'No answer came back. Please press again: it can’t be canceled twice. If that doesn’t help, call or text us.',
  unknown_link: gone,
  link_ended: gone,
  operator_key_required: gone,
  wrong_operator_key: gone,
  too_many: 'Too many tries came from your network. Please wait ten minutes, or call or text us.',
  unexpected: 'Something went wrong on our side. Please press again, or call or text us.',
} as const satisfies Record<VisitFailure, string>;

function Failure({ failure }: { failure: VisitFailure }) {
  return (
    <Notice tone="bad" role="alert" className="mt-4">
      <p>{failures[failure]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ReachButtons
          call={{ href: contactLinks.call, words: `Call ${displayPhone()}` }}
          text={{ href: contactLinks.text('Please cancel my visit: '), words: 'Text us' }}
        />
      </div>
    </Notice>
  );
}

/** `stale` is told above the ticket, which then shows another state. */
function Refusal({ refusal }: { refusal: VisitRefusal }) {
  if (refusal === 'stale') return null;
  return (
    <Notice tone="care" role="alert" className="mt-4">
      {refusal === 'late_fee'
        ? `It’s less than 4 hours to your visit by now, so nothing was canceled yet. You decide: it costs $${String(lateFee)}.`
        : 'This visit can’t be canceled here anymore. Please call or text us.'}
    </Notice>
  );
}

/** The button that was pressed is gone: what it asked comes next. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
