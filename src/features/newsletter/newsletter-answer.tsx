import type { SubmissionError } from '@/backend/submission-error';
import { useOnline } from '@/browser/use-online';
import { contactLinks, displayPhone } from '@/site/paths';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';

type NewsletterAnswerProps = {
  isStored: boolean;
  failure: SubmissionError['failure'] | undefined;
  email: string;
};

const words = {
  offline: 'You’re offline. Tap Subscribe once you’re back.',
  unreachable: 'We couldn’t sign you up just now. Please try again.',
  limited: 'We’re getting a lot of sign-ups from your network. Please try again in 10 minutes.',
  refused: 'That address doesn’t look right. Please check it.',
  unexpected: 'Something went wrong on our side. Please tap Subscribe again.',
} as const satisfies Record<SubmissionError['failure'], string>;

const backWords = 'You’re back online. Tap Subscribe again.';

/** A known email gets the same thanks: nobody may learn who is on the list. */
export function NewsletterAnswer({ isStored, failure, email }: NewsletterAnswerProps) {
  const isBack = useOnline() && failure === 'offline';
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
        <Notice tone="bad" role="alert" className="mt-4">
          <p>
            {isBack ? backWords : words[failure]}{' '}
            <a href={contactLinks.email} className="font-semibold underline underline-offset-4">
              Or write to us
            </a>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ReachButtons
              call={{ href: contactLinks.call, words: `Call ${displayPhone()}` }}
              text={{ href: contactLinks.text(`Newsletter for ${email}`), words: 'Text us' }}
            />
          </div>
        </Notice>
      ) : null}
    </>
  );
}
