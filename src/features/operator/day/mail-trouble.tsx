import { useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import { formatMoment } from '@shared/time/denver-time';
import type { MailTrouble as Trouble } from '@shared/visits/operator-day';

const problems: Readonly<Record<string, string>> = {
  operator_address: 'Emails to you come back, so look here.',
  mail_given_up: 'An email to you was given up, so look here.',
  mail_late: 'Emails are late, so look here.',
  request_unqueued: 'A request came in without an email, so look here.',
};

/** One line for what the operator has to know about emails; nothing on an ordinary day. */
export function MailTrouble({ trouble }: { trouble: Trouble }) {
  const words = troubleWords(trouble, useNow());
  if (words === '') return null;
  return (
    <Notice tone="care" role="alert" className="mt-3">
      {words} The operating guide says what to do.
    </Notice>
  );
}

function troubleWords({ problem, receiptsWaitSince, pausedUntil }: Trouble, now: Date): string {
  if (problem !== null) return problems[problem] ?? problems['mail_late'] ?? '';
  if (pausedUntil !== null) {
    return `The email provider paused all emails. They go out again ${formatMoment(new Date(pausedUntil), now)}.`;
  }
  return receiptsWaitSince === null
    ? ''
    : 'Receipts to customers wait, because too many came back. Anyone who sends a request hears nothing until you answer.';
}
