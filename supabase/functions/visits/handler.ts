import { type Reply, pageHandler, refuse } from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import { jsonFields } from '../_shared/http/read-text.ts';
import { answerStopAddress } from './answers/answer-returns.ts';
import type { Context } from './check-keys.ts';
import { findAnswer } from './find-answer.ts';
import type { Settings } from './read-settings.ts';

const mostBytes = 8 * 1024;

type Deployment = Omit<Context, 'headers'>;

export function createHandler(site: Settings, send: typeof fetch) {
  const deployment = toDeployment(site, send);
  return pageHandler({
    site,
    mostBytes,
    answer: deployment && ((text, headers) => answerPage(text, { ...deployment, headers })),
    answerProgram({ url, method, headers }) {
      const key = new URL(url).searchParams.get('stop');
      return deployment && key !== null
        ? answerStopAddress({ key, method }, { ...deployment, headers })
        : undefined;
    },
  });
}

function toDeployment(
  { project, origin, isPublic, linkSecrets, operatorKey }: Settings,
  send: typeof fetch,
): Deployment | undefined {
  if (!project || !origin || linkSecrets.length === 0 || !operatorKey) return undefined;
  return {
    call: (name, args) => callDatabase(project, name, args, send),
    origin,
    linkSecrets,
    operatorKey,
    isPublic,
  };
}

function answerPage(text: string, context: Context): Reply | Promise<Reply> {
  const body = jsonFields(text);
  return findAnswer(body)?.(body, context) ?? refuse(400, 'invalid_request');
}
