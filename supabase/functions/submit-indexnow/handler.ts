import { notifyIndexNow, type Outside } from './notify-index-now.ts';
import { ownUrls } from './own-urls.ts';
import { readText } from './read-text.ts';
import type { Settings } from './read-settings.ts';
import { refuseCaller } from './refuse-caller.ts';
import { refusal, type Reply, toResponse } from './reply.ts';

const mostBytes = 64 * 1024;

/**
 * The function itself: POST `{ urls }`, answered with 200 `{ submitted, pending }` or `{ error }`.
 * Free of Deno; `outside.send` is its only way to the network.
 */
export function createHandler(settings: Settings, outside: Outside) {
  return async function handle(request: Request): Promise<Response> {
    const reply = await replyTo(request, settings, outside);
    return toResponse(reply, settings.origin);
  };
}

async function replyTo(request: Request, settings: Settings, outside: Outside): Promise<Reply> {
  if (request.method === 'OPTIONS') return { status: 204 };
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', { allow: 'POST, OPTIONS' });
  }
  const { origin, indexNow } = settings;
  if (!origin || !indexNow) {
    outside.log('Not configured: SITE_ORIGIN and INDEXNOW_KEY are needed, each in its right form');
    return refusal(503, 'not_configured');
  }
  const refused = await refuseCaller(request, settings);
  if (refused) return refused;

  const text = await readText(request, mostBytes);
  if (text === undefined) return refusal(413, 'too_large');
  const body = parseJson(text);
  if (body === undefined) return refusal(400, 'invalid_json');
  const own = ownUrls(body, origin);
  if ('error' in own) return refusal(400, own.error);

  return notifyIndexNow({ origin, indexNow, urls: own.urls }, outside);
}

/** `undefined` is no JSON value, so here it can only mean that the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
