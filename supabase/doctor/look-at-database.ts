import type { Database } from '../functions/_shared/database.types.ts';
import { localKeys } from '../local/local-keys.ts';
import {
  type Deployment,
  type Finding,
  type Network,
  ask,
  cli,
  findCode,
  missing,
  ok,
} from './finding.ts';

/** Sends each form's table one row that a CHECK must refuse, so nothing is stored. */
export async function lookAtDatabase(deployment: Deployment, network: Network): Promise<Finding[]> {
  const { project, publishableKey } = deployment;
  if (publishableKey === localKeys.publishable || publishableKey.startsWith('sb_secret_')) {
    return [
      missing(
        'The key in VITE_SUPABASE_ANON_KEY is not the publishable key of a project',
        'copy it from Settings, API Keys (sb_publishable_...), set it here and at your host, and publish again',
      ),
    ];
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const found: Finding[] = [];
  for (const [table, row] of Object.entries(invalidRows(tomorrow))) {
    const name = table === 'bookings' ? 'booking form' : 'contact form';
    const answer = await ask(network, `${project}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(row),
    });
    found.push(toFormFinding(name, answer));
  }
  return [...found, await checkSignUp(deployment, network)];
}

function toFormFinding(name: string, answer: Awaited<ReturnType<typeof ask>>): Finding {
  if (!answer) {
    return missing(
      `The ${name}: the project does not respond`,
      'check VITE_SUPABASE_URL, and whether the dashboard shows the project as paused',
    );
  }
  // https://supabase.com/docs/guides/platform/http-status-codes
  if (answer.status === 540) {
    return missing(
      `The ${name}: the project is paused`,
      'press Restore in the dashboard; a paid plan is never paused',
    );
  }
  const code = findCode(answer.text);
  if (answer.status === 400 && code === '23514') {
    return ok(`The ${name} reaches the database, which rejects invalid rows`);
  }
  if (answer.status === 401 && code !== '42501') {
    return missing(
      `The ${name}: the project does not recognize the key`,
      'set VITE_SUPABASE_ANON_KEY to the project’s publishable key, here and at your host, and publish again',
    );
  }
  return missing(
    `The ${name}: the project returned ${[answer.status, code].filter(Boolean).join(' ')}`,
    `${cli} db push --remote`,
  );
}

async function checkSignUp({ project, publishableKey }: Deployment, network: Network) {
  const answer = await ask(network, `${project}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
  });
  return answer && /"disable_signup"\s*:\s*true/.test(answer.text)
    ? ok('Strangers cannot sign up for the project')
    : missing(
        'Strangers may be able to sign up for the project',
        'turn off "Allow new users to sign up" (Authentication, Sign In / Providers)',
      );
}

type Tables = Database['public']['Tables'];

/** Requires all columns, so TypeScript reports a forgotten one. */
type Sent<Table extends 'bookings' | 'contact_inquiries'> = Required<
  Omit<Tables[Table]['Insert'], 'created_at' | 'status' | 'review_reasons' | 'is_known' | 'source'>
>;

// Complete, so that a column unknown to the API is noticed; only the CHECK on the negative time refuses them.
const signals = { honeypot_filled: false, fill_seconds: -1 };

function invalidRows(day: string) {
  return {
    bookings: {
      id: crypto.randomUUID(),
      reference: null,
      pet_number: 1,
      parent_name: 'Probe',
      phone: '0000000000',
      email: 'probe@probe.invalid',
      address: 'Probe',
      gate_code: null,
      zip_code: '00000',
      zip_answer: null,
      pet_name: 'Probe',
      pet_type: 'dog',
      breed: null,
      weight: null,
      pet_size: null,
      service: 'Custom Service',
      add_ons: null,
      estimated_price: null,
      preferred_date: day,
      preferred_time: '8-10 AM',
      repeat_weeks: null,
      additional_notes: null,
      ...signals,
    } satisfies Sent<'bookings'>,
    contact_inquiries: {
      id: crypto.randomUUID(),
      first_name: 'Probe',
      last_name: 'Probe',
      email: 'probe@probe.invalid',
      phone: null,
      message: 'Probe',
      ...signals,
    } satisfies Sent<'contact_inquiries'>,
  };
}
