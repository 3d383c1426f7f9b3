import { joinNames } from '../functions/_shared/business/format.ts';
import { denverDay, formatDay } from '../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../functions/_shared/time/holidays.ts';
import { type ClosedDays, isOpenDay } from '../functions/_shared/time/open-days.ts';
import {
  type Deployment,
  type Finding,
  type Network,
  ask,
  cli,
  missing,
  notSeen,
  ok,
} from './finding.ts';

type State = {
  readonly jobs: readonly string[];
  readonly secrets: readonly string[];
  readonly problem: string | null;
  readonly callers: number;
  readonly is_unknown: boolean;
  readonly closed_days: readonly string[];
  readonly site_origin: string | null;
};

const jobs = ['deliver-notifications', 'forget-callers', 'purge-cron-log', 'purge-expired'];

const vault = {
  project_url: `select vault.create_secret('https://PROJECT_REF.supabase.co', 'project_url');`,
  secret_key: `select vault.create_secret('sb_secret_...', 'secret_key');`,
  heartbeat_url: `select vault.create_secret('https://...', 'heartbeat_url');`,
} as const;

export async function lookAtProject(deployment: Deployment, network: Network): Promise<Finding[]> {
  if (deployment.secretKey === '') {
    return [
      notSeen(
        'Schedule, heartbeat and limits were not checked',
        'set MAILS_SECRET_KEY in .env to check these too',
      ),
    ];
  }
  const state = await readState(deployment, network);
  if (!state) {
    return [
      missing(
        'The project’s state could not be read',
        `check that MAILS_SECRET_KEY in .env is a secret key of the project, and run ${cli} db push --remote`,
      ),
    ];
  }
  const missingJobs = jobs.filter((job) => !state.jobs.includes(job));
  return [
    missingJobs.length === 0
      ? ok('The schedule has all its jobs')
      : missing(
          `The schedule is missing ${missingJobs.join(', ')}`,
          'enable pg_cron and pg_net (Database, Extensions), and run: select private.schedule_jobs();',
        ),
    ...Object.entries(vault).map(([name, fix]) =>
      state.secrets.includes(name)
        ? ok(`The Vault has ${name}`)
        : missing(`The Vault has no ${name}`, fix),
    ),
    state.problem === null
      ? ok('Requests reach you, and the heartbeat is sent')
      : missing(
          `The heartbeat is silent: ${state.problem}`,
          'see “When the heartbeat is silent” in docs/operating.md for what that means',
        ),
    state.site_origin === null
      ? missing(
          'The database does not know the site, so forms sent by other pages are not marked',
          `run: update private.settings set site_origin = 'https://www.your-domain.com' where id;`,
        )
      : ok(`Forms of other pages than ${state.site_origin} are marked`),
    toHolidayFinding(openHolidays(denverDay(new Date()), state.closed_days)),
    await checkCallers(deployment, network),
  ];
}

/** The next Thanksgiving and Christmas, from `today` on, on which the form still offers visits. */
export function openHolidays(today: string, closedDays: ClosedDays): string[] {
  return nextHolidays(today)
    .filter(({ day }) => isOpenDay(day, closedDays))
    .map(({ day }) => formatDay(day));
}

function toHolidayFinding(open: readonly string[]): Finding {
  return open.length === 0
    ? ok('Thanksgiving and Christmas are blocked')
    : missing(
        `Visits are offered on ${joinNames(open)}, and so maybe on your other holidays`,
        'block them on /operator: Block time, Other day',
      );
}

/** Two wrong keys with different forged addresses must count as one caller. They are deleted within minutes. */
async function checkCallers(deployment: Deployment, network: Network): Promise<Finding> {
  const { project, publishableKey } = deployment;
  for (const forged of ['192.0.2.1', '192.0.2.2']) {
    await ask(network, `${project}/functions/v1/visits`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': forged,
        'cf-connecting-ip': forged,
      },
      body: JSON.stringify({
        audience: 'owner',
        reference: 'AG-000000',
        token: 'doctor',
        action: 'read',
      }),
    });
  }
  const state = await readState(deployment, network);
  const fix = `update private.settings set caller_headers = '{x-real-ip}' where id; (see “Which header names the caller” in docs/trust.md)`;
  if (!state || state.callers === 0) {
    return notSeen('No caller was counted: the platform may reject forged headers', fix);
  }
  return state.callers === 1 && !state.is_unknown
    ? ok('Limits recognize a caller despite forged addresses')
    : missing('Limits trust a forged address, or see none', fix);
}

async function readState({ project, secretKey }: Deployment, network: Network) {
  const answer = await ask(network, `${project}/rest/v1/rpc/project_state`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer?.status !== 200) return undefined;
  try {
    const state: unknown = JSON.parse(answer.text);
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null && 'jobs' in value && 'closed_days' in value;
}
