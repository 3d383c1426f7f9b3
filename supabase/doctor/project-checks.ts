import type { Database } from '../functions/_shared/database.types.ts';
import { denverDay } from '../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../functions/_shared/time/holidays.ts';
import { isOpenDay } from '../functions/_shared/time/open-days.ts';
import { webhookSetting } from '../functions/mail-events/handler.ts';
import { localKeys } from '../local/local-keys.ts';
import {
  type Ask,
  type Check,
  type Deployment,
  type Finding,
  cli,
  compare,
  post,
  request,
  silence,
} from './check.ts';

const everywhere = 'here and at your host, and publish again';

/** Each form's table is sent one row that a CHECK must refuse, so nothing is stored. */
export function formChecks({ project, publishableKey: key }: Deployment): (Check | Finding)[] {
  if (key === localKeys.publishable || key.startsWith('sb_secret_')) {
    const fix = `copy it from Settings, API Keys (sb_publishable_...), set it ${everywhere}`;
    return [compare(false, 'VITE_SUPABASE_ANON_KEY is the publishable key of a project', fix)];
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return [
    ...Object.entries(invalidRows(tomorrow)).map(([table, row]): Check => ({
      ask: post(`${project}/rest/v1/${table}`, key, row),
      expect: /^returns 400 23514\n/,
      words: `A form reaches ${table}, which rejects invalid rows`,
      fix: {
        [silence]: 'check VITE_SUPABASE_URL, and whether the dashboard shows the project as paused',
        // https://supabase.com/docs/guides/platform/http-status-codes
        'returns 540': 'it is paused: press Restore in the dashboard; a paid plan is never paused',
        'returns 401 42501': `${cli} db push --remote`,
        'returns 401': `set VITE_SUPABASE_ANON_KEY to the project’s publishable key, ${everywhere}`,
        '': `${cli} db push --remote`,
      },
    })),
    {
      ask: request(`${project}/auth/v1/settings`, { headers: { apikey: key } }),
      expect: /"disable_signup"\s*:\s*true/,
      words: 'Strangers cannot sign up for the project',
      fix: 'turn off "Allow new users to sign up" (Authentication, Sign In / Providers)',
    },
  ];
}

/** Requests that change nothing. No fix replaces a secret that is set: mailed links and devices depend on them. */
export function functionChecks(deployment: Deployment): Check[] {
  const { site, indexNowKey } = deployment;
  const setSite = `${cli} secrets set SITE_ORIGIN=${site}`;
  const list = `run ${cli} secrets list, and set only what is missing: ${setSite}; ${cli} secrets set`;
  const keyShape = 'if OPERATOR_KEY is set, it needs at least 16 characters';
  const setLink = `${list} VISIT_LINK_SECRET="$(openssl rand -base64 32)", but never replace an existing one: links already emailed would stop working; ${keyShape}`;
  const setIndexNow = `${list} INDEXNOW_KEY=${indexNowKey || 'PUBLIC_KEY'}; ${keyShape}`;
  const functions = [
    ['visits', {}, 'invalid_request', setLink],
    ['confirm-subscription', {}, 'invalid_token', setSite],
    ['submit-indexnow', { urls: [] }, 'operator_key_required|urls_required', setIndexNow],
    // only accepts the secret key, which is not sent, so its settings cannot be seen
    ['deliver-notifications', {}, 'invalid_api_key', ''],
  ] as const;
  return [
    ...functions.map(([name, body, healthy, setMissing]): Check => ({
      ask: callFunction(deployment, name, body),
      expect: new RegExp(`^returns \\d+ (?:${healthy})\n`),
      words: `The function ${name} is deployed${setMissing ? ' and has its settings' : ''}`,
      fix: {
        'returns 503 not_configured': setMissing,
        'returns 403 foreign_origin': setSite,
        '': `${cli} functions deploy ${name} --use-api`,
      },
    })),
    {
      ask: callFunction(deployment, 'visits', { audience: 'operator', action: 'day' }),
      expect: /^returns \d+ operator_key_required\n/,
      // a site on https without a key refuses, and one on http shows the day to anybody
      unseen: /^(?!returns 200|returns \d+ operator_key)/,
      words: 'The operator’s pages ask for OPERATOR_KEY',
      fix: {
        'returns 403 operator_key_missing': newOperatorKey,
        'returns 200': newOperatorKey,
        '': 'fix the function visits first',
      },
    },
  ];
}

const newOperatorKey = `key="$(openssl rand -base64 24)"; echo "$key"; ${cli} secrets set OPERATOR_KEY="$key" (save the printed key: it cannot be read again)`;

const jobs = ['deliver-notifications', 'forget-callers', 'purge-cron-log', 'purge-expired'];
const vault = {
  project_url: 'https://PROJECT_REF.supabase.co',
  secret_key: 'sb_secret_...',
  heartbeat_url: 'https://...',
} as const;

export function guardChecks(deployment: Deployment, today = denverDay(new Date())): Check[] {
  const { project, secretKey } = deployment;
  const ask = post(`${project}/rest/v1/rpc/project_state`, secretKey, {});
  return [
    {
      // an unsigned event changes nothing
      ask: callFunction(deployment, 'mail-events', {}),
      expect: /^returns \d+ invalid_signature\n/,
      words: 'The project hears about bounces',
      fix: {
        'returns 503 not_configured': `add the webhook in Resend, and ${cli} secrets set ${webhookSetting}=whsec_...`,
        '': `${cli} functions deploy mail-events --use-api`,
      },
    },
    {
      ask,
      expect: /^returns 200\n/,
      ...(secretKey === '' && { unseen: /^/ }),
      isNeeded: true,
      words: 'Schedule, heartbeat and limits can be read',
      fix: secretKey
        ? `check that MAILS_SECRET_KEY in .env is a secret key of the project, and run ${cli} db push --remote`
        : 'set MAILS_SECRET_KEY in .env to check these too',
    },
    {
      ask,
      expect: /"problem": null/,
      reason: /"problem": "(\w+)"/,
      words: 'Requests reach you, and the heartbeat is sent',
      fix: 'see “When the heartbeat is silent” in docs/operating.md for what that means',
    },
    ...whatIsSet(today).map(([name, words, fix]): Check => ({
      ask,
      expect: new RegExp(name),
      words,
      fix,
    })),
    {
      ask: countForgers(deployment, ask),
      expect: /"callers": 1,[^]*"is_unknown": false/,
      unseen: /"callers": 0|^(?!returns 200)/,
      words: 'Limits recognize a caller despite forged addresses',
      fix: `update private.settings set caller_headers = '{x-real-ip}' where id; (see “Which header names the caller” in docs/trust.md)`,
    },
  ];
}

/** Each row has what the project's state must name, the words, and the fix. */
function whatIsSet(today: string): (readonly [string, string, string])[] {
  const scheduleFix =
    'enable pg_cron and pg_net (Database, Extensions), and run: select private.schedule_jobs();';
  return [
    ...jobs.map((job) => [`"${job}"`, `The schedule has ${job}`, scheduleFix] as const),
    ...Object.entries(vault).map(([name, value]) => {
      const fix = `select vault.create_secret('${value}', '${name}');`;
      return [`"${name}"`, `The Vault has ${name}`, fix] as const;
    }),
    [
      '"site_origin": "',
      'Forms sent by other pages are marked',
      `run: update private.settings set site_origin = 'https://www.your-domain.com' where id;`,
    ],
    // on a day that is closed anyway there is nothing to block
    ...nextHolidays(today)
      .filter(({ day }) => isOpenDay(day))
      .map(({ name, day }) => {
        const words = `${name}, ${day}, is blocked, and so are your other holidays`;
        const fix = 'block them on /operator: Block time, Other day';
        return [`"closed_days": \\[[^\\]]*"${day}"`, words, fix] as const;
      }),
  ];
}

/** Two wrong keys with different forged addresses must count as one caller. They are deleted within minutes. */
function countForgers({ project, publishableKey }: Deployment, askState: Ask): Ask {
  const wrong = { audience: 'owner', reference: 'AG-000000', token: 'doctor', action: 'read' };
  return async (network) => {
    for (const forged of ['192.0.2.1', '192.0.2.2']) {
      const headers = { 'x-forwarded-for': forged, 'cf-connecting-ip': forged };
      await post(`${project}/functions/v1/visits`, publishableKey, wrong, headers)(network);
    }
    return askState(network);
  };
}

function callFunction({ project, publishableKey, site }: Deployment, name: string, body: object) {
  return post(`${project}/functions/v1/${name}`, publishableKey, body, { origin: site });
}

type Made = 'created_at' | 'status' | 'review_reasons' | 'is_customer' | 'source';

/** Requires all columns, so TypeScript reports a forgotten one. */
type Sent<Table extends 'bookings' | 'contact_inquiries'> = Required<
  Omit<Database['public']['Tables'][Table]['Insert'], Made>
>;

// Complete, so that a column unknown to the API is noticed; only the CHECK on the negative time refuses them.
const signals = { honeypot_filled: false, fill_seconds: -1 };
const owner = { parent_name: 'Probe', phone: '0000000000', email: 'probe@probe.invalid' };
const place = { address: 'Probe', gate_code: null, zip_code: '00000', zip_answer: null };
const pet = { pet_number: 1, pet_name: 'Probe', pet_type: 'dog', breed: null, weight: null };
const groom = { pet_size: null, service: 'Custom Service', add_ons: null, estimated_price: null };

function invalidRows(day: string) {
  const id = crypto.randomUUID();
  const time = { preferred_date: day, preferred_time: '8-10 AM', repeat_weeks: null };
  const request = { ...owner, ...place, ...time, reference: 'AG-PRQBEE', additional_notes: null };
  const bookings: Sent<'bookings'> = { id, ...request, ...pet, ...groom, ...signals };
  const name = { first_name: 'Probe', last_name: 'Probe', email: owner.email, phone: null };
  const message: Sent<'contact_inquiries'> = { id, ...name, message: 'Probe', ...signals };
  return { bookings, contact_inquiries: message };
}
