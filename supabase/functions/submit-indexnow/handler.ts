import { sameSecret } from '../_shared/same-secret.ts';
import { notifyIndexNow, type Dependencies } from './notify-index-now.ts';
import { ownUrls } from './own-urls.ts';
import { readText } from '../_shared/read-text.ts';
import type { Settings } from './read-settings.ts';
import { refuse, withCorsHeaders } from './reply.ts';

const maxBytes = 64 * 1024;

/** POST `{ urls }`, answered with 200 `{ submitted, pending }` or with `{ error }`. */
export function createHandler(settings: Settings, dependencies: Dependencies) {
  return async function handle(request: Request): Promise<Response> {
    return withCorsHeaders(await answer(request, settings, dependencies), settings.origin);
  };
}

async function answer(
  request: Request,
  settings: Settings,
  dependencies: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') {
    return refuse(405, 'method_not_allowed', { allow: 'POST, OPTIONS' });
  }
  const { origin, indexNow } = settings;
  if (!origin || !indexNow) {
    dependencies.log(
      'Not configured: SITE_ORIGIN and INDEXNOW_KEY are needed, each in its right form',
    );
    return refuse(503, 'not_configured');
  }
  const refused = await refuseCaller(request.headers, settings);
  if (refused) return refused;

  const text = await readText(request, maxBytes);
  if (text === undefined) return refuse(413, 'too_large');
  const own = ownUrls(text, origin);
  if ('error' in own) return refuse(400, own.error);
  return notifyIndexNow(own.urls, { origin, ...indexNow }, dependencies);
}

/** The gateway does not check the key: `verify_jwt` is off, because publishable keys are no JWTs. */
async function refuseCaller(headers: Headers, settings: Settings): Promise<Response | undefined> {
  // Programs send no Origin; browsers always do, and no page can change it.
  const page = headers.get('origin');
  if (page !== null && page !== settings.origin) return refuse(403, 'foreign_origin');

  const apiKey = headers.get('apikey') ?? '';
  const matches = settings.publishableKeys.map((key) => sameSecret(apiKey, key));
  if (!(await Promise.all(matches)).includes(true)) return refuse(401, 'invalid_api_key');

  const { operatorKey } = settings;
  const given = headers.get('x-operator-key') ?? '';
  const isOperator = operatorKey === undefined || (await sameSecret(given, operatorKey));
  return isOperator ? undefined : refuse(403, 'operator_key_required');
}
