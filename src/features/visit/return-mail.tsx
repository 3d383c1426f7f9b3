import { ChangeFailure } from './visit-failures';
import { sectionStyle } from './visit-section';
import { type UnsubscribeKey, useReturnChange } from '@/backend/calls/use-return-emails';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Notice } from '@/ui/notice';
import type { ReturnEmail } from '@shared/visits/visit-status';

type ReturnMailProps = {
  unsubscribeKey: UnsubscribeKey;
  returnEmail: ReturnEmail;
  /** Such as "6 weeks after this visit"; '' when unknown. */
  repeat?: string;
  /** A page of its own, behind the link in such an email. */
  isPage?: boolean;
};

/** Regular customers get one email when it is time to come back, until they stop these emails with one click. */
export function ReturnMail({
  unsubscribeKey,
  returnEmail,
  repeat = '',
  isPage = false,
}: ReturnMailProps) {
  const { mutate, data: changed, variables, isPending, error } = useReturnChange(unsubscribeKey);
  const state = changed ?? returnEmail;
  const isEnded = state === 'ended';
  const words = { ref: changed ? takeFocus : undefined, tabIndex: -1 };
  return (
    <section className={isPage ? undefined : sectionStyle}>
      {isPage ? (
        <h1 className="text-page">{pageTitle(isEnded, changed !== undefined)}</h1>
      ) : (
        <h2 className="text-heading">When it’s time again</h2>
      )}
      <div className={classNames('max-w-measure text-muted', isPage ? 'mt-4 text-lead' : 'mt-1')}>
        {isEnded ? (
          // It stands above the place of the other button, so that a second tap does not take the first one back.
          <Notice tone="good" className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p {...words} className="grow basis-56 outline-none">
              OK, we won’t email you about it, after this visit or any other.
            </p>
            <Button
              variant="outline"
              size="sm"
              isBusy={isPending}
              onClick={() => mutate('resume_return_emails')}
            >
              Undo
            </Button>
          </Notice>
        ) : (
          <p {...words} className="outline-none">
            {state === 'booked'
              ? 'Your next visit is asked for or booked, so we won’t email you about coming back after this one.'
              : `${repeat && `It’s time again ${repeat}. `}You asked for a reminder. That’s one email, about a week before.`}
          </p>
        )}
        <p className="mt-2">
          {isEnded ? 'To get one again, ask when you book.' : 'Stopping covers all your visits.'}{' '}
          Emails about a visit that’s booked still come.
        </p>
      </div>
      {isEnded ? null : (
        <Button
          variant={isPage ? 'accent' : 'outline'}
          className={isPage ? 'mt-6' : 'mt-4'}
          isBusy={isPending}
          onClick={() => mutate('end_return_emails')}
        >
          {isPending ? 'Saving...' : 'Stop these emails'}
        </Button>
      )}
      <ChangeFailure
        error={isPending ? null : error}
        missed="saved"
        message={
          variables === 'end_return_emails'
            ? 'Please send me no more emails about my next visit: '
            : 'Please remind me again when it’s time to come back: '
        }
      />
    </section>
  );
}

function pageTitle(isEnded: boolean, hasChanged: boolean): string {
  if (isEnded) return 'These emails are stopped';
  return hasChanged ? 'These emails are on again' : 'Stop these emails?';
}
