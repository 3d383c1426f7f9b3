import {
  type OperatorKey,
  operatorKeyState,
  readOperatorKey,
} from '../_shared/http/operator-key.ts';
import {
  type Reply,
  callerHeaders,
  pageHandler,
  refuse,
  refuseForNow,
} from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import { type Environment, type Site, readSite, safeUrl } from '../_shared/http/read-site.ts';
import { ownUrls } from './own-urls.ts';

const mostBytes = 64 * 1024;

export function createHandler(settings: Settings, dependencies: Dependencies) {
  const { origin, indexNow, operatorKey } = settings;
  const site = origin && indexNow && { origin, ...indexNow };

  async function answer(text: string, headers: Headers, to: Destination, key: OperatorKey) {
    const refused = await refuseDevice(headers, key, settings, dependencies);
    if (refused) return refused;
    const own = ownUrls(text, to.origin);
    if ('error' in own) return refuse(400, own.error);
    return notifyIndexNow(own.urls, to, dependencies);
  }

  return pageHandler({
    site: settings,
    mostBytes,
    answer:
      site && operatorKey ? (text, headers) => answer(text, headers, site, operatorKey) : undefined,
  });
}

/** The limit only quiets callers with wrong keys. A right one always opens; its length prevents guessing. */
async function refuseDevice(
  headers: Headers,
  operatorKey: OperatorKey,
  { project, isPublic }: Settings,
  { send }: Dependencies,
): Promise<Reply | undefined> {
  const state = operatorKeyState(headers, { operatorKey, isPublic });
  if (state === 'right') return undefined;
  if (state === 'unset') return refuse(403, 'operator_key_missing');
  const args = { on_form: 'wrong_keys', headers: callerHeaders(headers) };
  const isOver =
    state === 'wrong' &&
    project &&
    (await callDatabase(project, ['note_call', args], send).catch(() => false));
  return isOver ? refuseForNow('too_many_keys') : refuse(403, 'operator_key_required');
}

type IndexNow = { readonly key: string; readonly endpoint: string };

export type Settings = Omit<Site, 'secretKeys'> & {
  readonly indexNow: IndexNow | undefined;
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: Environment): Settings {
  const indexNow = readIndexNow(env('INDEXNOW_KEY'), env('INDEXNOW_ENDPOINT'));
  return { ...readSite(env), indexNow, operatorKey: readOperatorKey(env) };
}

function readIndexNow(key = '', endpoint = ''): IndexNow | undefined {
  const url = safeUrl(endpoint || 'https://api.indexnow.org/indexnow');
  // https://indexnow.org/documentation
  return url && /^[a-zA-Z0-9-]{8,128}$/.test(key) ? { key, endpoint: url.href } : undefined;
}

type Dependencies = {
  readonly send: typeof fetch;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly timeout?: number;
};

type Destination = IndexNow & { readonly origin: string };

/** One endpoint is enough: search engines share what they get. */
async function notifyIndexNow(
  urls: readonly string[],
  { origin, key, endpoint }: Destination,
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
