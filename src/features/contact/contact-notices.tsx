import { CircleCheck } from 'lucide-react';
import type { ContactMessage } from './contact-schema';
import type { SubmissionFailure } from '@/backend/submission/submission-error';
import { takeFocus } from '@/browser/take-focus';
import { callOrText } from '@/site/paths';
import { FailureNotice } from '@/ui/failure-notice';
import { Notice } from '@/ui/notice';
import { joinFilled } from '@shared/business/format';
import { messageAnswerTime } from '@shared/time/hours';

export const sentWords = {
  title: 'Message Sent!',
  description: `We’ll get back to you ${messageAnswerTime}.`,
};

export const failureToasts = {
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

const messages = {
  offline: 'You’re offline. Tap Send Message again once you’re back online.',
  unreachable: 'Your message didn’t go through. Trying again won’t send it twice.',
  limited: 'We’re getting a lot of messages from your network. Please try again in 10 minutes.',
  refused: 'Something in the message wasn’t accepted. Please check it and send it again.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<SubmissionFailure, string>;

type ContactFailureProps = { failure: SubmissionFailure; message: ContactMessage };

export function ContactFailure({ failure, message }: ContactFailureProps) {
  const { firstName, lastName, email, phone } = message;
  const details = joinFilled([message.message, `${firstName} ${lastName}`, email, phone], '\n');
  return (
    <FailureNotice
      failure={failure}
      title={`${failureToasts.title}: ${failureToasts.description}`}
      messages={messages}
      backOnline={{ words: 'You’re back online.', hasSendAgain: true }}
      reach={callOrText(details, 'Text us this message')}
      tabIndex={-1}
      ref={takeFocus}
      className="outline-none"
    >
      What you typed is saved here.
    </FailureNotice>
  );
}
