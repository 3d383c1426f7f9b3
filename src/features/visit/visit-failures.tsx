import { RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type VisitFailure, visitFailure } from '@/backend/calls/visit-calls';
import { callOrText, paths } from '@/site/paths';
import { Button, buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { linkDays } from '@shared/time/hours';

const linkWords = 'This link is no longer valid. Please call or text us.';

const failures = {
  unknown_link: linkWords,
  link_ended: linkWords,
  operator_key_required: linkWords,
  wrong_operator_key: linkWords,
  operator_key_missing: linkWords,
  too_many:
    'We’re getting a lot of attempts from your network. Please wait 10 minutes, or call or text us.',
  unexpected: 'Something went wrong on our side. Please tap again, or call or text us.',
} as const satisfies Record<Exclude<VisitFailure, 'offline' | 'unreachable'>, string>;

type ChangeFailureProps = {
  error: Error | null;
  missed: 'canceled' | 'saved' | 'sent';
  /** Why a second tap is safe, after "Tap again". */
  again?: string;
  message: string;
};

export function ChangeFailure({ error, missed, again = '.', message }: ChangeFailureProps) {
  if (!error) return null;
  const words = {
    ...failures,
    offline: `You’re offline, so nothing was ${missed}. Tap again once you’re back online.`,
    unreachable: `That didn’t go through. Tap again${again} If it still fails, call or text us.`,
  };
  return (
    <Notice tone="bad" role="alert" className="mt-4">
      <p>{words[visitFailure(error)]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ReachButtons {...callOrText(message)} />
      </div>
    </Notice>
  );
}

type VisitFailureNoteProps = {
  failure: VisitFailure;
  isBusy?: boolean;
  onRetry?: () => void;
  /** A link that has ended fills in the booking form for longer than it shows the visit. */
  again?: string | undefined;
};

/** Owners have no key, so anyone who is asked for one has opened the wrong page. */
const wrongPage = {
  title: 'This link doesn’t open a visit',
  text: 'Open the link in our latest email once more, or call or text us.',
};

const messages = {
  unknown_link: {
    title: 'This link doesn’t open a visit',
    text: 'It may be incomplete, or we’ve sent you a newer one. Open the link in our latest email, or call or text us and we’ll find your visit by your name.',
  },
  link_ended: {
    title: 'This link has ended',
    text: `A visit’s page stays open for at least ${linkDays.visit} days after it, an unanswered request’s for ${linkDays.request}. If you have a question, call or text us.`,
  },
  operator_key_required: wrongPage,
  wrong_operator_key: wrongPage,
  operator_key_missing: wrongPage,
  too_many: {
    title: 'Please wait 10 minutes',
    text: 'We saw several invalid links from your network. Your visit is safe. If it can’t wait, call or text us.',
  },
  offline: {
    title: 'You’re offline',
    text: 'Your visit is safe with us. It will appear as soon as you’re back online.',
  },
  unreachable: {
    title: 'We can’t look it up right now',
    text: 'Your visit is safe. We just can’t reach our calendar. Try again in a minute, or call or text us.',
  },
  unexpected: {
    title: 'Something went wrong on our side',
    text: 'Your visit is safe with us. Reload the page, or call or text us.',
  },
} as const satisfies Record<VisitFailure, { title: string; text: string }>;

/** The link itself may be right. */
const passing = ['too_many', 'offline', 'unreachable', 'unexpected'];

export function VisitFailureNote({
  failure,
  isBusy = false,
  onRetry,
  again,
}: VisitFailureNoteProps) {
  const { title, text } = messages[failure];
  return (
    <div role="alert">
      <h1 className="max-w-[14.25em] text-page">{title}</h1>
      <p className="mt-4 max-w-measure text-lead text-balance text-muted">{text}</p>
      <div className="mt-7 flex flex-wrap gap-2">
        {passing.includes(failure) ? null : (
          <Link
            to={(failure === 'link_ended' && again) || paths.booking()}
            className={`max-sm:w-full ${buttonStyle({ variant: 'accent', size: 'sm' })}`}
          >
            Book a visit
          </Link>
        )}
        {failure === 'unreachable' ? (
          <Button variant="accent" size="sm" isBusy={isBusy} onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            {isBusy ? 'Trying...' : 'Try again'}
          </Button>
        ) : null}
        <ReachButtons {...callOrText('About my visit: ')} />
      </div>
    </div>
  );
}
