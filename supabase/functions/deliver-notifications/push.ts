import { dayWords } from './denver-time.ts';
import type { Job } from './job.ts';

/** A request in a few words without personal data: `New booking request AG-7K4Q2M, asked for Tue, Nov 24`. */
export function requestWords(job: Job): string {
  if (job.kind === 'digest') {
    return job.total === 1
      ? '1 request marked for review'
      : `${job.total} requests marked for review`;
  }
  if (job.source !== 'bookings') return 'New message';
  const [pet] = job.request;
  if (!pet) return 'New booking request';
  const what = ['New booking request', pet.reference].filter(Boolean).join(' ');
  return `${what}, asked for ${dayWords(pet.preferred_date)}`;
}

/** Sends the words to a push service such as ntfy, as plain text. Never rejects; gives what went wrong. */
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
