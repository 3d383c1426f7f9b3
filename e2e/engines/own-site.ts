import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'playwright/test';
import { localKeys } from '../../supabase/local/local-keys';
import { freePort } from '../../supabase/local/process/free-port';
import { pressCall } from '../support/visits/press-call';

/** The built site with an empty database and a clock that tests move. */
export type OwnSite = {
  readonly origin: string;
  readonly mails: string;
  /** Moves the database's clock and delivers what is due. */
  readonly pass: (hours: number) => Promise<void>;
  readonly call: (name: string, args: object) => Promise<unknown>;
  readonly answer: (press: Parameters<typeof pressCall>[0]) => Promise<void>;
  /** For an hour. */
  readonly confirm: (reference: string, day: string, time: string) => Promise<void>;
  readonly read: (table: string, order: string) => Promise<readonly Record<string, unknown>[]>;
  /** Each time from another network. */
  readonly store: (rows: readonly object[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

// Several servers may start at once, on a busy machine.
const startTimeout = { timeout: 180_000 };

export async function startOwnSite(mails: string): Promise<OwnSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/engines/serve.ts'], {
    env: {
      ...process.env,
      LOCAL_DB: ':memory:',
      LOCAL_MAIL: mails,
      LOCAL_SITE_LIMITS: 'off',
      ENGINES_PORT: String(port),
      ENGINES_CLOCK: 'on',
    },
    stdio: 'ignore',
  });
  const post = (path: string, key: string, body: object = {}, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const deliver = () => post('/functions/v1/deliver-notifications', localKeys.secret);
  await expect
    .poll(
      () =>
        deliver().then(
          ({ ok }) => ok,
          () => false,
        ),
      startTimeout,
    )
    .toBe(true);

  const call = async (name: string, args: object): Promise<unknown> => {
    const answer = await post(`/rest/v1/rpc/${name}`, localKeys.secret, args);
    expect(answer.status, name).toBe(200);
    return answer.json();
  };

  const answer: OwnSite['answer'] = async (press) => {
    const outcome = await call('change_visit', pressCall(press));
    expect(outcome).toMatchObject({ outcome: 'done' });
  };
  let hoursAhead = 0;

  return {
    origin,
    mails,
    call,
    answer,
    confirm: (reference, day, time) =>
      answer({ reference, revision: 0, action: 'confirm', day, local_time: time, minutes: 60 }),
    async pass(hours) {
      hoursAhead += hours;
      await post(`/clock?ahead=${hoursAhead}`, localKeys.secret);
      expect((await deliver()).ok).toBe(true);
    },
    async read(table, order) {
      const url = `${origin}/rest/v1/${table}?select=*&order=${order}`;
      const answer = await fetch(url, { headers: { apikey: localKeys.secret } });
      expect(answer.status).toBe(200);
      const rows: Record<string, unknown>[] = await answer.json();
      return rows;
    },
    async store(rows) {
      const answer = await post('/rest/v1/bookings', localKeys.publishable, rows, { origin });
      expect(answer.status).toBe(201);
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
