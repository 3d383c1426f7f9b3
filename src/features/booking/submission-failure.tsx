import type { SubmissionError } from '@/backend/submission-error';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { useOnline } from '@/browser/use-online';

type SubmissionFailureProps = {
  failure: SubmissionError['failure'];
  /** The whole request as a text message. */
  details: string;
};

const words = {
  offline: 'You are offline. Nothing is lost: your request stays here until you can send it.',
  unreachable:
    'We could not reach our booking desk. Nothing is lost: your request is still here, and sending it again will not book twice.',
  limited:
    'Many requests have come from your network in the last minutes, so this one has to wait. Nothing is lost: try again in ten minutes, or reach us directly.',
  refused:
    'Our booking desk did not accept this request. Nothing is lost: check your answers, or reach us directly.',
} as const satisfies Record<SubmissionError['failure'], string>;

/** What happened to a request that was not stored, and the ways on from here. */
export function SubmissionFailure({ failure, details }: SubmissionFailureProps) {
  const isOnline = useOnline();
  const isBack = failure === 'offline' && isOnline;
  return (
    <Notice tone={isBack ? 'good' : 'bad'} role="alert">
      <p className="font-semibold">
        {isBack ? 'You are back online. Your request is ready to send.' : words[failure]}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isBack ? (
          <Button type="submit" size="sm">
            Send again
          </Button>
        ) : null}
        <ReachButtons
          call={{ href: contactLinks.call, words: `Call ${displayPhone()}` }}
          text={{ href: contactLinks.text(details), words: 'Text us these details' }}
        />
      </div>
    </Notice>
  );
}
