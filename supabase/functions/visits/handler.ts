import { answerHeaders, refuseCaller } from '../_shared/page-call.ts';
import { callDatabase } from '../_shared/project-database.ts';
import { readText } from '../_shared/read-text.ts';
import { answerDay } from './answer-day.ts';
import {
  type Call,
  type Context,
  type Reply,
  answerVisit,
  endReturnEmails,
} from './answer-visit.ts';
import { readRequest } from './read-request.ts';
import type { Settings } from './read-settings.ts';

const mostBytes = 8 * 1024;
const retryAfterSeconds = 600;

export function createHandler(settings: Settings, send: typeof fetch) {
  return async function handle(request: Request): Promise<Response> {
    const headers = answerHeaders(settings.origin);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const [status, body] = await replyTo(request, settings, send);
    const wait = status === 429 ? { 'retry-after': String(retryAfterSeconds) } : {};
    return Response.json(body, { status, headers: { ...headers, ...wait } });
  };
}

async function replyTo(request: Request, settings: Settings, send: typeof fetch): Promise<Reply> {
  const { project, origin, linkSecrets, operatorKey } = settings;
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed');
  if (!project || !origin || linkSecrets.length === 0 || !operatorKey) {
    return refusal(503, 'not_configured');
  }
  const call: Call = (name, args) => callDatabase(project, name, args, send);
  const { headers } = request;
  const stop = new URL(request.url).searchParams.get('stop');
  try {
    if (stop !== null) return await endReturnEmails(stop, { call, linkSecrets, headers });
    return await answerPage(
      request,
      { ...settings, origin },
      { call, linkSecrets, operatorKey, headers },
    );
  } catch {
    return refusal(502, 'database_unavailable');
  }
}

async function answerPage(
  request: Request,
  settings: Settings & { origin: string },
  context: Context,
): Promise<Reply> {
  const refused = refuseCaller(request.headers, settings);
  if (refused) return refusal(...refused);
  const text = await readText(request, mostBytes);
  if (text === undefined) return refusal(413, 'too_large');
  const visitRequest = readRequest(text);
  if (visitRequest === undefined) return refusal(400, 'invalid_request');

  const isPublic = settings.origin.startsWith('https:');
  if (visitRequest.action === 'day') return await answerDay(context, isPublic);
  return await answerVisit(visitRequest, context);
}

function refusal(status: number, error: string): Reply {
  return [status, { error }];
}
