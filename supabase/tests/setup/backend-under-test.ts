import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database } from '../../local/database/database.ts';
import { localKeys } from '../../local/local-keys.ts';
import { serveLocally } from '../../local/process/serve-locally.ts';
import { createRest } from '../../local/rest/create-rest.ts';
import { newDatabase } from './new-database.ts';
import { createGateway } from './platform-gateway.ts';
import { postgrestProgram } from './postgrest-program.ts';
import { startPostgrest } from './postgrest-server.ts';
import { restClients } from './rest-clients.ts';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

/*
 * Runs on the embedded database with `supabase/local/rest` and on PostgreSQL with PostgREST. On a staging project these
 * five files run, but for their tests that choose an address or run SQL. They write rows and share one address, so first
 * set soft_limit, hard_limit and surge_limit of private.settings to 100000:
 * BACKEND=url:https://<project>.supabase.co ANON_KEY=... SECRET_KEY=... npx vitest run --project database
 *   --no-file-parallelism storing permissions error-answers column-limits newsletter
 */
const {
  BACKEND = '',
  ANON_KEY = '',
  SECRET_KEY = '',
  DATABASE = '',
  POSTGRES_PORT = '',
} = process.env;
const hostedUrl = BACKEND.startsWith('url:') ? BACKEND.slice('url:'.length) : undefined;

/** Tests that choose the caller's address or run SQL, which a real project does not allow. */
export const localTest = test.skipIf(hostedUrl);

/** PostgREST has its own code for it since version 13. */
export const unknownTable = {
  status: 404,
  error: { code: expect.stringMatching(/^(PGRST205|42P01)$/) },
};

export const notDone = { error: { code: expect.stringMatching(/^(42501|LOCAL501)$/) } };

type Started = {
  url: string;
  anonKey: string;
  secretKey: string;
  sql: (statement: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
};

export async function startBackend() {
  const { url, anonKey, secretKey, sql, stop } = hostedUrl ? hosted(hostedUrl) : await startLocal();
  return { url, sql, stop, ...restClients({ url, anonKey, secretKey }) };
}

async function startLocal(): Promise<Started> {
  const database = await newDatabase();
  // Most files send more than a surge or a busy day and read an answer's email at once; tests of these set their own.
  await database.exec(
    `update private.settings set surge_limit = 100000, requests_per_day = 100000, answer_delay = '0' where id`,
  );
  const rest = await startRest(database);
  const { url, stop } = await serveLocally(rest.answer);
  return {
    url,
    anonKey: localKeys.publishable,
    secretKey: localKeys.secret,
    sql: async (statement: string) =>
      (await database.query<Record<string, unknown>>(statement)).rows,
    stop: async () => {
      await stop();
      await rest.stop();
      await database.close();
    },
  };
}

/** PostgREST where npm has it, else the stand-in. */
async function startRest(database: Database) {
  const program = DATABASE === 'server' ? postgrestProgram() : undefined;
  if (!program) return { answer: createRest({ database }), stop: () => Promise.resolve() };
  const { rows } = await database.query<{ name: string }>('select current_database() as name');
  const postgrest = await startPostgrest(program, POSTGRES_PORT, String(rows[0]?.name));
  return { answer: createGateway(postgrest), stop: postgrest.stop };
}

function hosted(url: string): Started {
  return {
    url,
    anonKey: ANON_KEY,
    secretKey: SECRET_KEY,
    sql: () => Promise.reject(new Error('A real project runs no SQL over REST')),
    stop: () => removeTestRows(url),
  };
}

async function removeTestRows(url: string): Promise<void> {
  const operator = createClient(url, SECRET_KEY, { auth: { persistSession: false } });
  for (const table of ['bookings', 'contact_inquiries', 'newsletter_subscribers']) {
    for (const mailbox of ['%@conformance.example', sampleAnswers.email]) {
      await operator.from(table).delete().ilike('email', mailbox);
    }
  }
}
