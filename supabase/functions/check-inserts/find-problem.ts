import { type Project, postToDatabase, postToProject } from '../_shared/project-database.ts';
import { invalidRows } from './invalid-rows.ts';

const checkViolation = '23514';

/** No reference can be this one: the alphabet has no 0. */
const wrongKey = { audience: 'owner', reference: 'AG-000000', token: 'probe', action: 'read' };

/** Sends rows, a key and a token that must be refused. Returns a code of what answered differently, else null. */
export async function findProblem(project: Project, send: typeof fetch): Promise<string | null> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const [table, row] of Object.entries(invalidRows(tomorrow))) {
    const problem = await findProblemIn(() => postToDatabase(project, table, row, send), 400, [
      checkViolation,
    ]);
    if (problem !== null) return `${table}_${problem}`;
  }
  for (const [name, body, status, ...answers] of [
    // `too_many` is fine too: somebody tried wrong keys from the same address
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
