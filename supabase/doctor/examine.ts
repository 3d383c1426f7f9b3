import { type Finding, type Instruments, type Patient, ask, missing } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtFunctions, lookAtWebhook } from './look-at-functions.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtProject } from './look-at-project.ts';
import { lookAtRecords } from './look-at-records.ts';
import { lookAtSite } from './look-at-site.ts';

export type Step = { readonly title: string; readonly findings: readonly Finding[] };

/** Follows the order of docs/operating.md, "Go live". Nothing it sends is kept. */
export async function examine(patient: Patient, instruments: Instruments): Promise<Step[]> {
  const { site, project } = patient;
  if (!(await ask(instruments, `${site}/`)) && !(await ask(instruments, project || site))) {
    const mend = 'look at the address and at your network';
    return [
      { title: 'Nothing answers', findings: [missing(`Neither ${site} nor a project`, mend)] },
    ];
  }
  const settings = missing(
    'The project is not known here',
    'set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env, as at your host',
  );
  const isKnown = project !== '' && patient.publishableKey !== '';
  return [
    {
      title: '1. The database and the functions',
      findings: isKnown
        ? [
            ...(await lookAtDatabase(patient, instruments)),
            ...(await lookAtFunctions(patient, instruments)),
          ]
        : [settings],
    },
    { title: '2. The mails', findings: await lookAtMail(patient, instruments) },
    {
      title: '3. The site',
      findings: [
        ...(await lookAtSite(patient, instruments)),
        lookAtRecords(patient.demonstrationFiles),
      ],
    },
    {
      title: '4. What guards it',
      findings: isKnown
        ? [
            ...(await lookAtWebhook(patient, instruments)),
            ...(await lookAtProject(patient, instruments)),
          ]
        : [settings],
    },
  ];
}

const marks = { stands: 'ok      ', missing: 'MISSING ', 'not seen': 'not seen' } as const;

export function report(steps: readonly Step[]): string {
  return steps
    .flatMap(({ title, findings }) => ['', title, ...findings.flatMap(lines)])
    .join('\n')
    .trim();
}

function lines({ state, what, mend }: Finding): string[] {
  return [`  ${marks[state]} ${what}`, ...(mend ? [`           ${mend}`] : [])];
}

export function isIncomplete(steps: readonly Step[]): boolean {
  return steps.some(({ findings }) => findings.some(({ state }) => state === 'missing'));
}
