import { type Reply, pageHandler, refuse } from '../_shared/http/page-call.ts';
import { callDatabase } from '../_shared/http/project-database.ts';
import { answerAdded } from './answers/answer-added.ts';
import { answerBlock, answerClosedDays } from './answers/answer-block.ts';
import { answerDay } from './answers/answer-day.ts';
import { answerMessage } from './answers/answer-message.ts';
import { answerReturns, answerStopAddress } from './answers/answer-returns.ts';
import { answerVisit } from './answers/answer-visit.ts';
import type { Settings } from './read-settings.ts';
import type { Context } from './reading/check-keys.ts';
import { readRequest } from './reading/read-request.ts';

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
  const request = readRequest(text);
  if (request === undefined) return refuse(400, 'invalid_request');
  switch (request.action) {
    case 'day':
      return answerDay(request, context);
    case 'message':
      return answerMessage(request, context);
    case 'block':
    case 'unblock':
      return answerBlock(request, context);
    case 'closed_days':
      return answerClosedDays(context);
    case 'find':
    case 'add':
      return answerAdded(request, context);
    case 'read_return_emails':
    case 'end_return_emails':
    case 'resume_return_emails':
      return answerReturns(request, context);
    default:
      return answerVisit(request, context);
  }
}
