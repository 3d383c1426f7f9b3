import { callDatabase, hasSecretKey } from '../_shared/project-database.ts';
import { findProblem } from './find-problem.ts';
import type { Settings } from './read-settings.ts';

type Dependencies = { readonly send: typeof fetch; readonly alarm: (line: string) => void };

export function createHandler(
  { secretKeys, project, publicProject, needsOperatorKey }: Settings,
  { send, alarm }: Dependencies,
) {
  return async function handle({ method, headers }: Request): Promise<Response> {
    if (method !== 'POST') return Response.json({ error: 'method_not_allowed' }, { status: 405 });
    if (!hasSecretKey(headers, secretKeys)) {
      return Response.json({ error: 'invalid_api_key' }, { status: 401 });
    }
    if (!project || !publicProject) {
      return Response.json({ error: 'not_configured' }, { status: 503 });
    }

    const found = await findProblem(publicProject, send);
    const problem = found ?? (needsOperatorKey ? 'operator_key_missing' : null);
    if (problem !== null) alarm(`CHECK FAILED: ${problem}`);
    try {
      await callDatabase(project, 'report_check', { problem }, send);
      return Response.json({ problem });
    } catch {
      return Response.json({ error: 'database_unavailable' }, { status: 502 });
    }
  };
}
