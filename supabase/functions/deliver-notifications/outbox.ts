import type { Job } from './job.ts';
import type { Outcome } from './mail.ts';

/** The project whose outbox is delivered, and its secret key. */
export type Project = { readonly url: string; readonly secretKey: string };

/** The queue of mails in the database. Both calls throw when it does not answer. */
export type Outbox = {
  /** The next due job, which nobody else gets for 2 minutes; `undefined` when none is due. */
  claim(): Promise<Job | undefined>;
  /** Marks a claimed job and gives its new status; null when the claim had run out. */
  complete(job: Job, outcome: Outcome): Promise<'sent' | 'queued' | 'failed' | null>;
};

/** Milliseconds to wait for the database; a claim lasts longer than all waiting together. */
const timeout = 10_000;

/** The outbox behind the REST API. Its calls reject when the database gives no answer. */
export function createOutbox({ url, secretKey }: Project, send: typeof fetch): Outbox {
  async function call(name: string, args: object) {
    const answer = await send(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...credentials(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return answer.json();
    await answer.body?.cancel();
    throw new Error(`${name} was answered ${answer.status}`);
  }

  return {
    async claim() {
      const [job]: Job[] = await call('claim_notification', {});
      return job;
    },
    complete(job, outcome) {
      return call('complete_notification', { id: job.id, try: job.try, ...marks(outcome) });
    },
  };
}

/**
 * A legacy key is a JWT, which the database takes its role from; a key that begins with `sb_` is none,
 * and may be refused as a bearer: https://supabase.com/docs/guides/api/api-keys
 */
function credentials(secretKey: string): Record<string, string> {
  const isLegacy = !secretKey.startsWith('sb_');
  return { apikey: secretKey, ...(isLegacy && { authorization: `Bearer ${secretKey}` }) };
}

function marks(outcome: Outcome) {
  if (outcome.outcome === 'sent') return { outcome: 'sent' };
  if (outcome.outcome === 'never') return outcome;
  const { reason, retryAfter } = outcome;
  const isPaused = retryAfter !== undefined;
  return { outcome: 'later', reason, retry_after: retryAfter ?? 0, pause: isPaused };
}
