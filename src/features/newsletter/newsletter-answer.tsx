import type { SubmissionError } from '@/backend/submission-error';
import { contactLinks, displayPhone } from '@/site/paths';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { useOnline } from '@/browser/use-online';

type NewsletterAnswerProps = {
  isStored: boolean;
  failure: SubmissionError['failure'] | undefined;
  /** What was typed, for a text message. */
  email: string;
};

const words = {
  offline: 'You are offline. Your address stays here: press Subscribe when the network is back.',
  unreachable:
    'We could not reach our list. Your address is still here; sending it again will not add you twice.',
  limited:
    'Many requests have come from your network in the last minutes. Your address stays here: try again in ten minutes.',
  refused: 'Our list did not accept this address. Please check it and send it again.',
  unexpected:
    'Something went wrong on our side. Your address is still here: press Subscribe again.',
} as const satisfies Record<SubmissionError['failure'], string>;

const backWords = 'You are back online, and your address is still here: press Subscribe again.';

/** What came of it. A repeated address reads the same thanks: nobody may learn who is on the list. */
export function NewsletterAnswer({ isStored, failure, email }: NewsletterAnswerProps) {
  const isBack = useOnline() && failure === 'offline';
  return (
    <>
      <div role="status">
        {isStored ? (
          <Notice tone="good" className="mt-4">
            <strong className="block">Thank you. Please check your inbox.</strong>
            We’ll send a link to confirm your address. The next issue comes once you have.
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
