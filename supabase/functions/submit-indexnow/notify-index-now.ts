import { type Reply, refuse } from '../_shared/http/page-call.ts';
import type { IndexNow } from './read-settings.ts';

export type Dependencies = {
  readonly send: typeof fetch;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly timeout?: number;
};

export type Site = IndexNow & { readonly origin: string };

/** One endpoint is enough: search engines share what they get. */
export async function notifyIndexNow(
  urls: readonly string[],
  { origin, key, endpoint }: Site,
  { send, log, timeout = 10_000 }: Dependencies,
): Promise<Reply> {
  const { host } = new URL(origin);
  try {
    const answer = await send(endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    log(`IndexNow answered ${answer.status} to ${urls.length} URLs`);
    return replyTo(answer, urls.length);
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    log(`IndexNow ${isTimeout ? 'timed out' : 'was not reached'} with ${urls.length} URLs`);
    return isTimeout ? refuse(504, 'upstream_timeout') : refuse(502, 'upstream_unreachable');
  }
}

/** https://indexnow.org/documentation; 202: the key is still being checked. */
function replyTo({ status, headers }: Response, submitted: number): Reply {
  switch (status) {
    case 200:
    case 202:
      return [200, { submitted, pending: status === 202 }];
    case 400:
    case 422:
      return refuse(502, 'upstream_urls_rejected');
    case 403:
      return refuse(502, 'upstream_key_rejected');
    case 429:
      return refuse(429, 'upstream_rate_limited', {
        'retry-after': headers.get('retry-after') ?? '60',
      });
    default:
      return refuse(502, 'upstream_error');
  }
}
