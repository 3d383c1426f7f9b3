import { createClient } from '@supabase/supabase-js';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'vitest';
import { localKeys } from '../local/local-keys.ts';
import { nodeListener } from '../local/node-listener.ts';
import { createRest, type StoredRows } from '../local/rest/create-rest.ts';
import { whenListening } from '../local/server-origin.ts';
import { newDatabase } from './new-database.ts';

/*
 * The contract runs twice, behind the same REST API: on the embedded database and on a PostgreSQL server.
 * It also runs against a real project (staging: it writes rows):
 *   BACKEND=url:https://<project>.supabase.co ANON_KEY=... SECRET_KEY=... npm run test:database
 * There every test comes from one address, so first lift that project's limits:
 *   update private.settings set soft_limit = 100000, hard_limit = 100000;
 */
const { BACKEND = '', ANON_KEY = '', SECRET_KEY = '' } = process.env;
const hostedUrl = BACKEND.startsWith('url:') ? BACKEND.slice('url:'.length) : undefined;

/** For what a real project cannot be asked: to choose the caller's address, or to run SQL. */
export const localTest = test.skipIf(hostedUrl);

type Started = {
  url: string;
  anonKey: string;
  secretKey: string;
  /** Runs SQL as the owner of the database. */
  sql: (statement: string) => Promise<Record<string, unknown>[]>;
  /** What the embedded backend would log, and what it reported as stored. */
  refusals: string[];
  stored: StoredRows[];
  stop: () => Promise<void>;
};

/** Callers are another visitor each time, unless a test names the address. */
export async function startBackend() {
  const { url, anonKey, secretKey, ...rest } = hostedUrl ? hosted(hostedUrl) : await startLocal();
  const client = (key: string, headers: Record<string, string>) =>
    createClient(url, key, { auth: { persistSession: false }, global: { headers } });

  return {
    ...rest,
    url,
    visitor: (address = newAddress()) => client(anonKey, { 'cf-connecting-ip': address }),
    operator: () => client(secretKey, {}),
    /** A bare request with the visitor's key. */
    send: (
      path: string,
      { headers, ...init }: RequestInit & { headers?: Record<string, string> },
    ) =>
      fetch(url + path, {
        ...init,
        headers: {
          apikey: anonKey,
          'content-type': 'application/json',
          'cf-connecting-ip': newAddress(),
          ...headers,
        },
      }),
  };
}

async function startLocal(): Promise<Started> {
  const database = await newDatabase();
  // Most files send more than a surge; those about it set the limit of their own.
  await database.exec('update private.settings set surge_limit = 100000 where id');
  const refusals: string[] = [];
  const stored: StoredRows[] = [];
  const rest = createRest({
    database,
    onStored: (rows) => stored.push(rows),
    onRefused: (code, constraint) => refusals.push(`${code} ${constraint ?? ''}`.trim()),
  });
  const listener = nodeListener(rest);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, 'localhost');
  return {
    url: await whenListening(server),
    anonKey: localKeys.publishable,
    secretKey: localKeys.secret,
    sql: async (statement: string) =>
      (await database.query<Record<string, unknown>>(statement)).rows,
    refusals,
    stored,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await database.close();
    },
  };
}

function hosted(url: string): Started {
  return {
    url,
    anonKey: ANON_KEY,
    secretKey: SECRET_KEY,
    sql: () => Promise.reject(new Error('A real project runs no SQL over REST')),
    refusals: [],
    stored: [],
    stop: () => removeTestRows(url),
  };
}

async function removeTestRows(url: string): Promise<void> {
  const operator = createClient(url, SECRET_KEY, { auth: { persistSession: false } });
  for (const table of [
    'bookings',
    'contact_inquiries',
    'newsletter_signups',
    'newsletter_subscribers',
  ]) {
    await operator.from(table).delete().ilike('email', '%@conformance.example');
  }
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}
