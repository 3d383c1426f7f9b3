import type { SubmissionError } from '@/backend/submission-error';
import { useOnline } from '@/browser/use-online';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';

type SubmissionFailureProps = {
  failure: SubmissionError['failure'];
  details: string;
};

const words = {
  offline: 'You’re offline. Your request is saved on this page until you can send it.',
  unreachable:
    'We couldn’t send your request. It’s saved on this page, and trying again won’t book you twice.',
  limited:
    'We’re getting a lot of requests from your network. Yours is saved on this page. Please try again in 10 minutes, or call or text us.',
  refused:
    'We couldn’t accept this request as it is. It’s saved on this page: please check your answers, or call or text us.',
  unexpected:
    'Something went wrong on our side. Your request is saved on this page. Please try again, or call or text us.',
} as const satisfies Record<SubmissionError['failure'], string>;

export function SubmissionFailure({ failure, details }: SubmissionFailureProps) {
  const isOnline = useOnline();
  const isBack = failure === 'offline' && isOnline;
  return (
    <Notice tone={isBack ? 'good' : 'bad'} role="alert" ref={bringIntoSight}>
      <p className="font-semibold">
        {isBack ? 'You’re back online. Your request is ready to send.' : words[failure]}
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

/** The submit button is in a sticky bar that may be far from this notice. */
function bringIntoSight(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'center' });
}
