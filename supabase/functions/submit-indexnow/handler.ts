import { callerHeaders } from '../_shared/http/caller-headers.ts';
import { type OperatorKey, operatorKeyState } from '../_shared/http/operator-key.ts';
import { type Reply, pageHandler, refuse, refuseForNow } from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import { type Dependencies, type Site, notifyIndexNow } from './notify-index-now.ts';
import { ownUrls } from './own-urls.ts';
import type { Settings } from './read-settings.ts';

const mostBytes = 64 * 1024;

export function createHandler(settings: Settings, dependencies: Dependencies) {
  const { origin, indexNow, operatorKey } = settings;
  const site = origin && indexNow && { origin, ...indexNow };

  async function answer(text: string, headers: Headers, to: Site, key: OperatorKey) {
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
  const args = { headers: callerHeaders(headers) };
  const isOver =
    state === 'wrong' &&
    project &&
    (await callDatabase(project, ['note_wrong_key', args], send).catch(() => false));
  return isOver ? refuseForNow('too_many_keys') : refuse(403, 'operator_key_required');
}
