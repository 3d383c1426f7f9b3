import { type Project, postToDatabase, postToProject } from '../_shared/project-database.ts';
import { invalidRows } from './invalid-rows.ts';

const checkViolation = '23514';

/** A key that nobody has, for a reference that no request can have: the alphabet has no 0. */
const wrongKey = { audience: 'owner', reference: 'AG-000000', token: 'probe', action: 'read' };

/**
 * What visitors and owners call and how it fails to answer as it should, as a code; null when all is well: the
 * invalid rows of the forms are refused by a CHECK, a wrong key of a link and a wrong token are unknown.
 */
export async function findProblem(project: Project, send: typeof fetch): Promise<string | null> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const [table, row] of Object.entries(invalidRows(tomorrow))) {
    const problem = await findProblemIn(() => postToDatabase(project, table, row, send), 400, [
      checkViolation,
    ]);
    if (problem !== null) return `${table}_${problem}`;
  }
  for (const [name, body, status, ...answers] of [
    // `too_many` is healthy too: somebody else tried wrong keys from the same address
    ['visits', wrongKey, 404, 'unknown_link', 'too_many'],
    ['confirm-subscription', { token: '0'.repeat(32) }, 404, 'unknown_token'],
  ] as const) {
    const ask = () => postToProject(project, `functions/v1/${name}`, body, send);
    const problem = await findProblemIn(ask, status, answers);
    if (problem !== null) return `${name.replace('-', '_')}_${problem}`;
  }
  return null;
}

async function findProblemIn(
  post: () => Promise<Response>,
  status: number,
  codes: readonly string[],
): Promise<string | null> {
  try {
    const answer = await post();
    const code = findCode(await answer.json().catch(() => undefined));
    const isExpected = answer.status === status || answer.status === 429;
    if (isExpected && codes.includes(code)) return null;
    return [`status_${answer.status}`, code].filter(Boolean).join('_').toLowerCase();
  } catch {
    return 'no_answer';
  }
}

function findCode(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const code = 'code' in body ? body.code : 'error' in body ? body.error : '';
  return /^\w{1,20}$/.exec(String(code))?.[0] ?? '';
}
