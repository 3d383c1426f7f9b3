import {
  type Check,
  type Deployment,
  type Finding,
  type Network,
  compare,
  get,
  lookAt,
  silence,
} from './check.ts';
import { formChecks, functionChecks, guardChecks } from './project-checks.ts';
import { mailChecks, nameChecks, recordCheck, siteChecks } from './site-checks.ts';

export type Step = { readonly title: string; readonly findings: readonly Finding[] };

/** Leaves nothing behind but wrong keys, for ten minutes. */
export async function examine(deployment: Deployment, network: Network): Promise<Step[]> {
  const { site, project, publishableKey } = deployment;
  const first = await get(`${site}/`, project || site)(network);
  if (first.every(({ text }) => text === silence)) {
    const what = `${site} or a project responds`;
    const findings = [compare(false, what, 'check the address and your network')];
    return [{ title: 'Nothing responds', findings }];
  }
  const noProject = compare(
    false,
    'A project is configured here',
    'set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env to the same values as at your host',
  );
  const isKnown = project !== '' && publishableKey !== '';
  const ofProject = isKnown
    ? [...formChecks(deployment), ...functionChecks(deployment)]
    : [noProject];
  const tables: readonly (readonly [string, readonly (Check | Finding)[]])[] = [
    ['The database and the functions', ofProject],
    ['The emails', mailChecks(deployment)],
    ['The site', siteChecks(deployment)],
    ['Its names and records', [...nameChecks(deployment), recordCheck(deployment)]],
    ['What guards it', isKnown ? guardChecks(deployment) : [noProject]],
  ];
  const steps: Step[] = [];
  for (const [title, rows] of tables) steps.push({ title, findings: await lookAt(rows, network) });
  return steps;
}

const marks = { ok: 'ok      ', missing: 'MISSING ', 'not seen': 'not seen' } as const;

export function report(steps: readonly Step[]): string {
  return steps
    .flatMap(({ title, findings }) => ['', title, ...findings.flatMap(lines)])
    .join('\n')
    .trim();
}

function lines({ state, what, fix }: Finding): string[] {
  return [`  ${marks[state]} ${what}`, ...(fix ? [`           ${fix}`] : [])];
}

export function isIncomplete(steps: readonly Step[]): boolean {
  return steps.some(({ findings }) => findings.some(({ state }) => state === 'missing'));
}
