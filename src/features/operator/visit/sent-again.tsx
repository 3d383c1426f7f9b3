import { RequestDetails } from './request-facts';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatMoment } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';

type SentAgainProps = { visit: OperatorVisit; mutation: VisitMutation };

/** What the owner sent after the answer. It changes nothing until the operator uses it. */
export function SentAgain({ visit, mutation }: SentAgainProps) {
  const { sentAgain, status, starts, revision } = visit;
  const now = useNow();
  if (!sentAgain) return null;
  const { requestVersion, sentAt } = sentAgain;
  const isUsable = status === 'confirmed' && starts !== null;
  return (
    <section
      aria-labelledby="sent-again"
      className="rounded-card border-2 border-amber bg-card p-5 shadow-card"
    >
      <h2 id="sent-again" className="text-heading">
        Sent again after your answer
      </h2>
      <p className="mt-1 text-muted">
        It came {formatMoment(new Date(sentAt), now)}. What you agreed on still stands.
      </p>
      <div className="mt-4">
        <RequestDetails details={sentAgain} />
      </div>
      {isUsable ? (
        <>
          <Button
            variant="secondary"
            className="mt-5"
            isBusy={mutation.isPending}
            onClick={() =>
              mutation.mutate({ action: 'use_details', fields: { revision, requestVersion } })
            }
          >
            {mutation.isPending ? 'Saving...' : 'Use these details'}
          </Button>
          <p className="mt-2 text-[0.95rem] text-muted">
            The time stays as it is. We’ll email the customer.
          </p>
        </>
      ) : (
        <Notice tone="care" className="mt-5">
          No time is confirmed yet. Call or text the customer.
        </Notice>
      )}
    </section>
  );
}
