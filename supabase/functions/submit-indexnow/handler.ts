import { callerHeaders } from '../_shared/http/caller-headers.ts';
import { type OperatorKey, operatorKeyState } from '../_shared/http/operator-key.ts';
import { type Reply, pageHandler } from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import {
  type Dependencies,
  type Site,
  notifyIndexNow,
  refuseSubmission,
} from './notify-index-now.ts';
import { ownUrls } from './own-urls.ts';
import type { Settings } from './read-settings.ts';

const mostBytes = 64 * 1024;

export function createHandler(settings: Settings, dependencies: Dependencies) {
  const { origin, indexNow, operatorKey, isPublic } = settings;

  async function answer(text: string, headers: Headers, site: Site, key: OperatorKey) {
    const state = operatorKeyState(headers, { operatorKey: key, isPublic });
    const refused = await refuseDevice(headers, state, settings, dependencies);
    if (refused) return refused;
    const own = ownUrls(text, site.origin);
    if ('error' in own) return refuseSubmission(400, own.error);
    return notifyIndexNow(own.urls, site, dependencies);
  }

  return pageHandler({
    site: settings,
    mostBytes,
    answer:
      origin && indexNow && operatorKey
        ? (text, headers) => answer(text, headers, { origin, ...indexNow }, operatorKey)
        : undefined,
    onNotConfigured: () =>
      dependencies.log(
        'Not configured: set SITE_ORIGIN and INDEXNOW_KEY; OPERATOR_KEY, if set, needs at least 16 characters',
      ),
  });
}

/** The limit only quiets callers with wrong keys. A right one always opens; its length prevents guessing. */
async function refuseDevice(
  headers: Headers,
  state: ReturnType<typeof operatorKeyState>,
  { project }: Settings,
  { send }: Dependencies,
): Promise<Reply | undefined> {
  if (state === 'right') return undefined;
  if (state === 'unset') return refuseSubmission(403, 'operator_key_missing');
  if (state === 'missing') return refuseSubmission(403, 'operator_key_required');
  const args = { headers: callerHeaders(headers) };
  const isOver =
    project && (await callDatabase(project, 'note_wrong_key', args, send).catch(() => false));
  return isOver
    ? refuseSubmission(429, 'too_many_keys', { 'retry-after': '600' })
    : refuseSubmission(403, 'operator_key_required');
}
