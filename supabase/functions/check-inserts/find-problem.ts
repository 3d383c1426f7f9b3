import { postToDatabase, type Project } from '../_shared/project-database.ts';
import { invalidRows } from './invalid-rows.ts';

const checkViolation = '23514';

/** How the API fails to refuse the invalid rows by a CHECK, as a code; null when it does. */
export async function findProblem(project: Project, send: typeof fetch): Promise<string | null> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const [table, row] of Object.entries(invalidRows(tomorrow))) {
    const problem = await problemOf(() => postToDatabase(project, table, row, send));
    if (problem !== null) return problem;
  }
  return null;
}

async function problemOf(post: () => Promise<Response>): Promise<string | null> {
  try {
    const answer = await post();
    const code = codeOf(await answer.json().catch(() => undefined));
    if (answer.status === 400 && code === checkViolation) return null;
    return [`status_${answer.status}`, code].filter(Boolean).join('_').toLowerCase();
  } catch {
    return 'no_answer';
  }
}

function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return /^\w{1,20}$/.exec(String(body.code))?.[0] ?? '';
}
