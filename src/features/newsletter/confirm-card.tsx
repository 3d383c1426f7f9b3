import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FunctionCallError, invokeFunction } from '@/backend/calls/invoke-function';
import { queryClient } from '@/backend/query-client';
import { takeFocus } from '@/browser/take-focus';
import { useHydrated } from '@/browser/use-hydrated';
import { contactLinks, paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { FormNeedsScript } from '@/ui/script-needed';

type ConfirmFailure = 'wrong link' | 'offline' | 'unreachable';

const wrongLinkCodes = ['unknown_token', 'invalid_token'];

const linkStyle = 'font-semibold underline underline-offset-4';

const messages = {
  'wrong link': (
    <>
      This link isn’t valid, or it’s older than 30 days.{' '}
      <Link to={paths.blog} className={linkStyle}>
        Sign up again on our blog
      </Link>{' '}
      and we’ll send you a new one.
    </>
  ),
  offline: 'You’re offline. Tap Confirm again once you’re back online.',
  unreachable: 'We couldn’t confirm your address just now. Please tap Confirm again in a minute.',
} as const satisfies Record<ConfirmFailure, ReactNode>;

export function ConfirmCard() {
  const token = parseToken(useLocation().hash);
  const isHydrated = useHydrated();
  return (
    <section aria-label="Confirm your address" className="max-w-measure">
      {!isHydrated ? (
        // The prerendered page does not know the link.
        <>
          <p className="text-muted noscript:hidden">One moment, we’re opening your link.</p>
          <FormNeedsScript />
        </>
      ) : token === undefined ? (
        <FailureNotice failure="wrong link" />
      ) : (
        <ConfirmToken key={token} token={token} />
      )}
    </section>
  );
}

/** Needs a click: mail scanners open links, so opening one changes nothing. */
function ConfirmToken({ token }: { token: string }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => invokeFunction('confirm-subscription', { body: { token } }),
      // Outlives a reload.
      onSuccess: () => navigate({ hash }, { replace: true, state: 'confirmed' }),
    },
    queryClient,
  );
  const isConfirmed = state === 'confirmed';
  const failure = error && confirmFailure(error);
  if (failure === 'wrong link') return <FailureNotice failure={failure} takesFocus />;

  return (
    <>
      <div role="status">
        {isConfirmed ? (
          <Notice tone="good">
            <strong className="block">Thank you, your address is confirmed.</strong>
            The next issue will land in your inbox. Every issue has a link to unsubscribe.
          </Notice>
        ) : null}
      </div>
      {isConfirmed ? null : (
        <>
          <p className="text-muted">
            One click and you’re subscribed. If you didn’t sign up, just close this page.
          </p>
          <Button
            type="button"
            variant="accent"
            isBusy={isPending}
            className="my-5"
            onClick={() => mutate()}
          >
            {isPending ? 'Confirming...' : 'Confirm'}
          </Button>
        </>
      )}
      {failure ? <FailureNotice failure={failure} /> : null}
    </>
  );
}

type FailureNoticeProps = { failure: ConfirmFailure; takesFocus?: boolean };

function FailureNotice({ failure, takesFocus = false }: FailureNoticeProps) {
  return (
    <Notice
      tone="bad"
      role="alert"
      tabIndex={-1}
      ref={takesFocus ? takeFocus : undefined}
      className="outline-none"
    >
      {messages[failure]} Or{' '}
      <a href={contactLinks.email} className={`whitespace-nowrap ${linkStyle}`}>
        email us
      </a>
      .
    </Notice>
  );
}

function parseToken(hash: string): string | undefined {
  return /^#([0-9a-f]{32})$/.exec(hash)?.[1];
}

function confirmFailure(error: Error): ConfirmFailure {
  const code = error instanceof FunctionCallError ? error.code : '';
  if (wrongLinkCodes.includes(code)) return 'wrong link';
  return code === 'offline' ? 'offline' : 'unreachable';
}
