import { type Project, callDatabase } from '../_shared/http/project-database.ts';
import { readText } from '../_shared/http/read-text.ts';
import { isSigned, readEvent } from './provider-events.ts';

type Settings = { readonly project: Project | undefined; readonly secret: string | undefined };
type Dependencies = {
  readonly send: typeof fetch;
  readonly now: () => number;
  readonly alarm: (line: string) => void;
};

const mostBytes = 64 * 1024;

export function createHandler({ project, secret }: Settings, { send, now, alarm }: Dependencies) {
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'method_not_allowed');
    if (!project || !secret) return refuse(503, 'not_configured');
    const body = await readText(request, mostBytes);
    if (body === undefined) return refuse(413, 'too_large');
    if (!isSigned({ headers: request.headers, body }, secret, now())) {
      return refuse(401, 'invalid_signature');
    }

    const found = readEvent(body);
    if (!found) return Response.json({ marked: false });
    const { jobId: id, round, event } = found;
    try {
      const args = { id, event, round };
      const audience = await callDatabase(project, ['report_mail_event', args], send);
      if (audience === 'operator' && event !== 'failed')
        alarm(`OPERATOR'S ADDRESS: mail ${id} ${event}`);
      return Response.json({ marked: audience !== null });
    } catch {
      return refuse(502, 'database_unavailable');
    }
  };
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
