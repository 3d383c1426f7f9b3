import { requestText } from '../ticket/request-summary';
import type { SubmissionError } from '@/backend/submission/submission-error';
import type { BookingValues } from '@/request/booking-schema';
import { callOrText } from '@/site/paths';
import { FailureNotice } from '@/ui/failure-notice';

type SubmissionFailureProps = {
  failure: SubmissionError['failure'];
  values: BookingValues;
};

const messages = {
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

export function SubmissionFailureNotice({ failure, values }: SubmissionFailureProps) {
  return (
    <FailureNotice
      failure={failure}
      messages={messages}
      backOnline={{
        words: 'You’re back online. Your request is ready to send.',
        tone: 'good',
        hasSendAgain: true,
      }}
      reach={callOrText(requestText(values), 'Text us these details')}
      className="mt-6 font-semibold"
      tabIndex={-1}
      ref={bringIntoSight}
    />
  );
}

/** The submit button is in a sticky bar that may be far from this notice, and lost the focus while it was disabled. */
function bringIntoSight(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'center' });
  notice?.focus({ preventScroll: true });
}
