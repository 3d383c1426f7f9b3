import { type Deployment, type Finding, type Network, ask, missing } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtFunctions, lookAtWebhook } from './look-at-functions.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtProject } from './look-at-project.ts';
import { lookAtNames, lookAtRecords, lookAtSite } from './look-at-site.ts';

export type Step = { readonly title: string; readonly findings: readonly Finding[] };

/** Of what it sends only wrong keys are kept, for ten minutes. */
export async function examine(deployment: Deployment, network: Network): Promise<Step[]> {
  const { site, project } = deployment;
  if (!(await ask(network, `${site}/`)) && !(await ask(network, project || site))) {
    const fix = 'check the address and your network';
    return [
      {
        title: 'Nothing responds',
        findings: [missing(`Neither ${site} nor a project responds`, fix)],
      },
    ];
  }
  const settings = missing(
    'No project is configured here',
    'set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env to the same values as at your host',
  );
  const isKnown = project !== '' && deployment.publishableKey !== '';
  return [
    {
      title: 'The database and the functions',
      findings: isKnown
        ? [
            ...(await lookAtDatabase(deployment, network)),
            ...(await lookAtFunctions(deployment, network)),
          ]
        : [settings],
    },
    { title: 'The emails', findings: await lookAtMail(deployment, network) },
    {
      title: 'The site',
      findings: [
        ...(await lookAtSite(deployment, network)),
        ...(await lookAtNames(deployment, network)),
        lookAtRecords(deployment.demonstrationFiles),
      ],
    },
    {
      title: 'What guards it',
      findings: isKnown
        ? [
            ...(await lookAtWebhook(deployment, network)),
            ...(await lookAtProject(deployment, network)),
          ]
        : [settings],
    },
  ];
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
