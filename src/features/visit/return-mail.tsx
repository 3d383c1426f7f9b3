import { ChangeFailure } from './change-failure';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { visitFailure } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { repeatWish } from '@shared/business/repeat-visits';
import type { OwnerVisit } from '@shared/visits/visit-state';

type ReturnMailProps = { visit: OwnerVisit; mutation: VisitMutation };

/** Regular customers get one email when it is time to come back, and can turn it off with one click. */
export function ReturnMail({ visit, mutation }: ReturnMailProps) {
  const { returnEmail, preferred } = visit;
  const { isPending, error, variables } = mutation;
  if (!returnEmail) return null;
  return (
    <section className="no-print mt-12 max-w-measure border-t-2 border-line pt-6">
      <h2 className="text-heading">When it’s time again</h2>
      {returnEmail === 'booked' ? (
        <p className="mt-1 text-muted">
          You’ve already arranged your next visit, so we won’t email you about coming back.
        </p>
      ) : returnEmail === 'ended' ? (
        <p
          ref={variables?.action === 'end_return_emails' ? takeFocus : undefined}
          tabIndex={-1}
          className="mt-1 text-muted outline-none"
        >
          OK, we won’t email you about it. Book again whenever you like.
        </p>
      ) : (
        <>
          <p className="mt-1 text-muted">
            You asked for a reminder {repeatWish(preferred.repeatWeeks)}, so we’ll send you one
            email a week before.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            isBusy={isPending}
            onClick={() => mutation.mutate({ action: 'end_return_emails' })}
          >
            {isPending ? 'Saving...' : 'No email, thanks'}
          </Button>
        </>
      )}
      {error && !isPending ? (
        <ChangeFailure
          failure={visitFailure(error)}
          words={{
            offline: 'You’re offline, so nothing was saved. Tap again once you’re back online.',
            unreachable: 'That didn’t go through. Tap again, or call or text us.',
          }}
          message="Please send me no more emails about my next visit: "
        />
      ) : null}
    </section>
  );
}
