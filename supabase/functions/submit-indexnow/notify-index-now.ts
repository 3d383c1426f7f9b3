import type { IndexNow } from './read-settings.ts';
import { refusal, type Reply } from './reply.ts';

/** What a function needs from the world around it, so that tests can stand in for it. */
export type Outside = {
  readonly send: typeof fetch;
  readonly log: (line: string) => void;
  /** Milliseconds to wait for IndexNow. */
  readonly timeout?: number;
};

type Submission = { origin: string; indexNow: IndexNow; urls: readonly string[] };

/** Hands URLs to one IndexNow endpoint (the participants share them) and gives our reply to it. */
export async function notifyIndexNow(submission: Submission, outside: Outside): Promise<Reply> {
  const count = submission.urls.length;
  try {
    const answer = await post(submission, outside);
    outside.log(`IndexNow answered ${answer.status} to ${count} URLs`);
    return replyTo(answer, count);
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    outside.log(`IndexNow ${isTimeout ? 'timed out' : 'was not reached'} with ${count} URLs`);
    return isTimeout ? refusal(504, 'upstream_timeout') : refusal(502, 'upstream_unreachable');
  }
}

async function post({ origin, indexNow, urls }: Submission, { send, timeout }: Outside) {
  const { key, endpoint } = indexNow;
  const { host } = new URL(origin);
  const answer = await send(endpoint, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }),
    signal: AbortSignal.timeout(timeout ?? 10_000),
  });
  await answer.body?.cancel();
  return answer;
}

/** The meaning of each status: https://indexnow.org/documentation. 202: the key is still checked. */
function replyTo({ status, headers }: Response, submitted: number): Reply {
  if (status === 200) return { status: 200, body: { submitted, pending: false } };
  if (status === 202) return { status: 200, body: { submitted, pending: true } };
  if (status === 403) return refusal(502, 'upstream_key_rejected');
  if (status === 400 || status === 422) return refusal(502, 'upstream_urls_rejected');
  if (status !== 429) return refusal(502, 'upstream_error');
  return refusal(429, 'upstream_rate_limited', {
    'retry-after': headers.get('retry-after') ?? '60',
  });
}
