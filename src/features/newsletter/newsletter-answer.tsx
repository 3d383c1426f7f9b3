import type { SubmissionError } from '@/backend/submission/submission-error';
import { callOrText, contactLinks } from '@/site/paths';
import { FailureNotice } from '@/ui/failure-notice';
import { Notice } from '@/ui/notice';

type NewsletterAnswerProps = {
  isStored: boolean;
  failure: SubmissionError['failure'] | undefined;
  email: string;
};

const messages = {
  offline: 'You’re offline. Tap Subscribe once you’re back.',
  unreachable: 'We couldn’t sign you up just now. Please try again.',
  limited: 'We’re getting a lot of sign-ups from your network. Please try again in 10 minutes.',
  refused: 'That address doesn’t look right. Please check it.',
  unexpected: 'Something went wrong on our side. Please tap Subscribe again.',
} as const satisfies Record<SubmissionError['failure'], string>;

/** A known email gets the same thanks: nobody may learn who is on the list. */
export function NewsletterAnswer({ isStored, failure, email }: NewsletterAnswerProps) {
  return (
    <>
      <div role="status">
        {isStored ? (
          <Notice tone="good" className="mt-4">
            <strong className="block">Thank you. Please check your inbox.</strong>
            We’ll send a link to confirm your address.
          </Notice>
        ) : null}
      </div>
      {failure ? (
        <FailureNotice
          failure={failure}
          messages={messages}
          backOnline={{ words: 'You’re back online. Tap Subscribe again.' }}
          reach={callOrText(`Newsletter for ${email}`)}
          className="mt-4"
        >
          <a href={contactLinks.email} className="font-semibold underline underline-offset-4">
            Or email us
          </a>
        </FailureNotice>
      ) : null}
    </>
  );
}
