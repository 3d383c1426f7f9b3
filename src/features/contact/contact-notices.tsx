import { CircleCheck } from 'lucide-react';
import type { ContactMessage } from './contact-schema';
import type { SubmissionFailure } from '@/backend/submission-error';
import { takeFocus } from '@/browser/take-focus';
import { useOnline } from '@/browser/use-online';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { answerWithin } from '@shared/hours';

export const sentWords = {
  title: 'Message Sent!',
  description: `We’ll get back to you within ${answerWithin.contact_inquiries} hours.`,
};

export const failureWords = {
  title: 'Error',
  description: 'Failed to send message. Please try calling us directly.',
};

export function SentNotice() {
  return (
    <Notice
      tone="good"
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="mb-8 flex gap-3 outline-none"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <h3 className="text-heading">{sentWords.title}</h3>
        <p className="mt-1">{sentWords.description}</p>
      </div>
    </Notice>
  );
}

export function MissingContactNotice() {
  return (
    <Notice tone="bad" role="alert">
      <strong>Contact Information Required:</strong> Please provide either an email address or phone
      number.
    </Notice>
  );
}

const reasons = {
  offline: 'You’re offline. Tap Send Message again once you’re back online.',
  unreachable: 'Your message didn’t go through. Trying again won’t send it twice.',
  limited: 'We’re getting a lot of messages from your network. Please try again in 10 minutes.',
  refused: 'Something in the message wasn’t accepted. Please check it and send it again.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<SubmissionFailure, string>;

type FailureNoticeProps = { failure: SubmissionFailure; message: ContactMessage };

export function FailureNotice({ failure, message }: FailureNoticeProps) {
  const isBack = useOnline() && failure === 'offline';
  const { firstName, lastName, email, phone } = message;
  const details = [message.message, `${firstName} ${lastName}`, email, phone]
    .filter(Boolean)
    .join('\n');
  return (
    <Notice tone="bad" role="alert" tabIndex={-1} ref={takeFocus} className="outline-none">
      <p className="font-semibold">
        {failureWords.title}: {failureWords.description}
      </p>
      <p className="mt-1">
        {isBack ? 'You’re back online.' : reasons[failure]} What you typed is saved here.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isBack ? (
          <Button type="submit" size="sm">
            Send again
          </Button>
        ) : null}
        <ReachButtons
          call={{ href: contactLinks.call, words: `Call ${displayPhone()}` }}
          text={{ href: contactLinks.text(details), words: 'Text us this message' }}
        />
      </div>
    </Notice>
  );
}
