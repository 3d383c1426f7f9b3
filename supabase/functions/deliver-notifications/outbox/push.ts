import { formatDay } from '../../_shared/time/denver-time.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import { digestTitle, nudgeTitle } from '../emails/operator/waiting.ts';
import { dayCount, holdsOf } from '../emails/parts/operator-blocks.ts';
import type { OutboxJob } from './outbox-job.ts';

/** Holds no personal data: `New booking request AG-7K4Q2M, asked for Tue, Nov 24`. */
export function summaryLine(job: OutboxJob): string {
  switch (job.kind) {
    case 'digest':
      return digestTitle(job.request);
    case 'tomorrow':
      return `${dayCount({ visits: job.request.length, holds: job.blocked.flatMap(holdsOf).length })} on the next day`;
    case 'links':
      return `New link to ${bookingWords('booking request', job.request)}`;
    case 'nudge':
      return nudgeTitle(job.request);
    case 'asked':
      return `The customer asks for another time: ${bookingWords('request', job.request)}`;
    case 'canceled':
      return `The customer canceled ${bookingWords('request', job.request)}`;
    default:
      return job.source === 'bookings'
        ? bookingWords(
            isSentAgain(job) ? 'Sent again: booking request' : 'New booking request',
            job.request,
          )
        : 'New message';
  }
}

function isSentAgain(job: OutboxJob): boolean {
  return 'after_answer' in job && job.after_answer;
}

function bookingWords(what: string, [pet]: readonly BookingRow[]): string {
  if (!pet) return what;
  const named = [what, pet.reference].filter(Boolean).join(' ');
  return `${named}, asked for ${formatDay(pet.preferred_date)}`;
}

/** Sends to a push service such as ntfy. Never rejects; returns the problem, or ''. */
export async function push(url: string, words: string, send: typeof fetch): Promise<string> {
  try {
    const answer = await send(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: words,
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    return answer.ok ? '' : `status ${answer.status}`;
  } catch {
    return 'no answer';
  }
}
