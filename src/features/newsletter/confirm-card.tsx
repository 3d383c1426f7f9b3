import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queryClient } from '@/backend/query-client';
import { contactLinks } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { FormNeedsScript } from '@/ui/script-needed';
import {
  confirmFailure,
  type ConfirmFailure,
  confirmSubscription,
  tokenOf,
} from './confirm-subscription';

const words = {
  'wrong link':
    'This link is not valid, or it is older than 30 days. Sign up once more on our blog, and we send you a new one.',
  offline: 'You are offline. Press Confirm again when the network is back.',
  unreachable: 'We could not reach our list. Please press Confirm again in a minute.',
} as const satisfies Record<ConfirmFailure, string>;

/** Confirms a newsletter address by a press: opening the link changes nothing, since mail scanners open links. */
export function ConfirmCard() {
  const token = tokenOf(useLocation().hash);
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
            The next letter comes to your inbox. Every one has a link to unsubscribe.
          </Notice>
        ) : null}
      </div>
      {isSuccess ? null : (
        <>
          <p className="text-muted">
            One click, and our letters come to your inbox. If you didn’t ask for them, just close
            this page.
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
          {words[confirmFailure(error)]}{' '}
          <a href={contactLinks.email} className="font-semibold underline underline-offset-4">
            Or write to us
          </a>
        </Notice>
      ) : null}
    </section>
  );
}
