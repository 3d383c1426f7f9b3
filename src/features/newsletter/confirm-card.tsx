import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import {
  type ConfirmFailure,
  confirmFailure,
  confirmSubscription,
  parseToken,
} from './confirm-subscription';
import { queryClient } from '@/backend/query-client';
import { contactLinks } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { FormNeedsScript } from '@/ui/script-needed';

const messages = {
  'wrong link':
    'This link isn’t valid, or it’s older than 30 days. Sign up again on our blog and we’ll send you a new one.',
  offline: 'You’re offline. Tap Confirm again once you’re back online.',
  unreachable: 'We couldn’t confirm your address just now. Please tap Confirm again in a minute.',
} as const satisfies Record<ConfirmFailure, string>;

/** Needs a click: mail scanners open links, so opening one changes nothing. */
export function ConfirmCard() {
  const token = parseToken(useLocation().hash);
  const { mutate, isPending, isSuccess, error } = useMutation(
    { mutationFn: confirmSubscription },
    queryClient,
  );

  return (
    <section aria-label="Confirm your address" className="max-w-measure">
      <div role="status">
        {isSuccess ? (
          <Notice tone="good">
            <strong className="block">Thank you, your address is confirmed.</strong>
            The next issue will land in your inbox. Every issue has a link to unsubscribe.
          </Notice>
        ) : null}
      </div>
      {isSuccess ? null : (
        <>
          <p className="text-muted">
            One click and you’re subscribed. If you didn’t sign up, just close this page.
          </p>
          <FormNeedsScript />
          <Button
            type="button"
            variant="accent"
            isBusy={isPending}
            className="mt-5 noscript:hidden"
            onClick={() => {
              mutate(token ?? '');
            }}
          >
            {isPending ? 'Confirming...' : 'Confirm'}
          </Button>
        </>
      )}
      {error ? (
        <Notice tone="bad" role="alert" className="mt-5">
          {messages[confirmFailure(error)]}{' '}
          <a href={contactLinks.email} className="font-semibold underline underline-offset-4">
            Or write to us
          </a>
        </Notice>
      ) : null}
    </section>
  );
}
