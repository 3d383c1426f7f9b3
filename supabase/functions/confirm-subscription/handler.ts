import { answerHeaders, refuseCaller } from '../_shared/page-call.ts';
import { callDatabase } from '../_shared/project-database.ts';
import { readText } from '../_shared/read-text.ts';
import type { Settings } from './read-settings.ts';

const mostBytes = 1024;

export function createHandler(settings: Settings, send: typeof fetch) {
  return async function handle(request: Request): Promise<Response> {
    const headers = answerHeaders(settings.origin);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const [status, body] = await replyTo(request, settings, send);
    return Response.json(body, { status, headers });
  };
}

type Reply = readonly [status: number, body: object];

async function replyTo(request: Request, settings: Settings, send: typeof fetch): Promise<Reply> {
  const { project, origin } = settings;
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed');
  if (!project || !origin) return refusal(503, 'not_configured');
  const refused = refuseCaller(request.headers, settings);
  if (refused) return refusal(...refused);
  const text = await readText(request, mostBytes);
  if (text === undefined) return refusal(413, 'too_large');
  const token = findToken(text);
  if (token === undefined) return refusal(400, 'invalid_token');

  try {
    const isConfirmed = await callDatabase(project, 'confirm_subscription', { token }, send);
    return isConfirmed === true ? [200, { confirmed: true }] : refusal(404, 'unknown_token');
  } catch {
    return refusal(502, 'database_unavailable');
  }
}

function findToken(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : '';
    return typeof token === 'string' && /^[0-9a-f]{32}$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string): Reply {
  return [status, { error }];
}
