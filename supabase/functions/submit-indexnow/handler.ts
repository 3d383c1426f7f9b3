import { callerHeaders } from '../_shared/caller-headers.ts';
import { type OperatorKey, operatorKeyState } from '../_shared/operator-key.ts';
import { refuseCaller } from '../_shared/page-call.ts';
import { callDatabase } from '../_shared/project-database.ts';
import { readText } from '../_shared/read-text.ts';
import { type Dependencies, notifyIndexNow } from './notify-index-now.ts';
import { ownUrls } from './own-urls.ts';
import type { Settings } from './read-settings.ts';
import { refuse, withCorsHeaders } from './reply.ts';

const maxBytes = 64 * 1024;

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
  const { origin, indexNow, operatorKey } = settings;
  if (!origin || !indexNow || !operatorKey) {
    dependencies.log(
      'Not configured: SITE_ORIGIN and INDEXNOW_KEY are needed, and OPERATOR_KEY, if set, in its right form',
    );
    return refuse(503, 'not_configured');
  }
  const { headers } = request;
  const refusedCaller = refuseCaller(headers, settings);
  if (refusedCaller) return refuse(...refusedCaller);
  const refusedDevice = await refuseDevice(headers, operatorKey, settings, dependencies);
  if (refusedDevice) return refusedDevice;

  const text = await readText(request, maxBytes);
  if (text === undefined) return refuse(413, 'too_large');
  const own = ownUrls(text, origin);
  if ('error' in own) return refuse(400, own.error);
  return notifyIndexNow(own.urls, { origin, ...indexNow }, dependencies);
}

/** Wrong keys are counted so that they cannot be guessed here; a right one always opens. */
async function refuseDevice(
  headers: Headers,
  operatorKey: OperatorKey,
  { project }: Settings,
  { send }: Dependencies,
): Promise<Response | undefined> {
  const state = await operatorKeyState(headers, operatorKey);
  if (state === 'right') return undefined;
  if (state === 'missing') return refuse(403, 'operator_key_required');
  const args = { headers: callerHeaders(headers) };
  const isOver =
    project && (await callDatabase(project, 'note_wrong_key', args, send).catch(() => false));
  return isOver
    ? refuse(429, 'too_many_keys', { 'retry-after': '600' })
    : refuse(403, 'operator_key_required');
}
