import { cacheFor } from '../_shared/http/cache-for.ts';
import { type OperatorKey, readOperatorKey } from '../_shared/http/operator-key.ts';
import { type Reply, pageHandler, refuse } from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import { type Environment, type Site, readSite } from '../_shared/http/read-site.ts';
import { jsonFields } from '../_shared/http/read-text.ts';
import type { BusyDays } from '../_shared/visits/open-windows.ts';
import { readLinkSecrets } from '../_shared/visits/visit-link.ts';
import { answerUnsubscribeAddress } from './answers/answer-returns.ts';
import type { Call, Context } from './check-keys.ts';
import { findAnswer } from './find-answer.ts';

/** Four pets, each with notes as long as the form takes, in any script. */
const mostBytes = 32 * 1024;

const minute = 60_000;

export function createHandler(site: Settings, send: typeof fetch) {
  const deployment = toDeployment(site, send);
  return pageHandler({
    site,
    mostBytes,
    answer: deployment && ((text, headers) => answerPage(text, { ...deployment, headers })),
    answerProgram({ url, method, headers }) {
      const key = new URL(url).searchParams.get('stop');
      return deployment && key !== null
        ? answerUnsubscribeAddress({ key, method }, { ...deployment, headers })
        : undefined;
    },
  });
}

function toDeployment(
  { project, origin, isPublic, linkSecrets, operatorKey }: Settings,
  send: typeof fetch,
): Omit<Context, 'headers'> | undefined {
  if (!project || !origin || linkSecrets.length === 0 || !operatorKey) return undefined;
  const call: Call = (...asked) => callDatabase(project, asked, send);
  return {
    call,
    busyDays: cacheFor(minute, () => call<BusyDays>('busy_days', {})),
    origin,
    linkSecrets,
    operatorKey,
    isPublic,
  };
}

async function answerPage(text: string, context: Context): Promise<Reply> {
  const body = jsonFields(text);
  const reply = await (findAnswer(body)?.(body, context) ?? refuse(400, 'invalid_request'));
  // A change by the operator shows at once. Refused calls empty no cache, since anybody can send one.
  if (body['audience'] === 'operator' && reply[0] === 200) context.busyDays.forget();
  return reply;
}

export type Settings = Omit<Site, 'secretKeys'> & {
  /** The current secret, then the previous one; none without the current one. */
  readonly linkSecrets: readonly string[];
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: Environment): Settings {
  const { project, origin, isPublic, publishableKeys } = readSite(env);
  return {
    project,
    origin,
    isPublic,
    publishableKeys,
    linkSecrets: readLinkSecrets(env),
    operatorKey: readOperatorKey(env),
  };
}
