import { afterAll, afterEach, expect, test } from 'vitest';
import { createHandler } from '../../functions/deliver-notifications/handler.ts';
import { readSettings } from '../../functions/deliver-notifications/read-settings.ts';
import { localKeys } from '../../local/local-keys.ts';
import { serveLocally } from '../../local/process/serve-locally.ts';
import { startBackend } from '../setup/backend-under-test.ts';
import { booking, inquiry, petRows } from '../setup/sample-rows.ts';

// The real function and outbox; only the mail provider is a stub.
const { url, visitor, sql, stop } = await startBackend();
const secretKey = localKeys.secret;
const provider = await startProvider();
afterAll(async () => {
  await Promise.all([provider.stop(), stop()]);
});
afterEach(async () => {
  provider.status = 200;
  provider.tries = 0;
  provider.mails.clear();
  await sql('delete from private.outbox');
});

type Body = { to: string[]; subject: string };

async function startProvider() {
  const state = { status: 200, tries: 0, mails: new Map<string, Body>() };
  const server = await serveLocally(async (request) => {
    state.tries += 1;
    const body: Body = await request.json();
    const key = request.headers.get('idempotency-key') ?? '';
    if (state.status === 200) state.mails.set(key, body);
    return Response.json({}, { status: state.status });
  });
  return Object.assign(state, server);
}

const environment: Record<string, string> = {
  SUPABASE_URL: url,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  RESEND_API_KEY: 're_key',
  RESEND_ENDPOINT: provider.url,
  OPERATOR_EMAIL: 'boss@pets.example',
  MAIL_FROM: 'requests@pets.example',
};

async function run(send: typeof fetch = fetch) {
  const handle = createHandler(
    readSettings((name) => environment[name]),
    {
      send,
      now: Date.now,
      sleep: () => Promise.resolve(),
      log: () => undefined,
      alarm: () => undefined,
    },
  );
  const headers = { apikey: secretKey };
  const response = await handle(
    new Request('http://function.invalid/', { method: 'POST', headers }),
  );
  return response.json();
}

/** Leaves out the nudges, which are due later. */
const pass = (span: string) =>
  sql(`update private.outbox set due_at = due_at - interval '${span}' where kind <> 'nudge'`);
const statuses = () =>
  sql(
    `select status, count(*)::int as jobs from private.outbox where kind <> 'nudge' group by 1 order by 1`,
  );
const subjects = () =>
  [...provider.mails.values()].map(({ to, subject }) => `${to[0]}: ${subject}`);

test('a request with two pets sends one email to the operator and one to the owner', async () => {
  await visitor().from('bookings').insert(petRows(2, 'AG-7K4Q2M'));
  await visitor().from('contact_inquiries').insert(inquiry());

  expect(await run()).toEqual({ sent: 4, queued: 0, left_out: 0, failed: 0 });
  expect(subjects()).toEqual([
    expect.stringMatching(
      /^boss@pets.example: Booking AG-7K4Q2M: Biscuit and Biscuit, Full Groom, /,
    ),
    'boss@pets.example: Message from Ann Example: Hello',
    expect.stringMatching(
      /^sam@rivera.test: We have your request AG-7K4Q2M: Biscuit and Biscuit, /,
    ),
    'ann@conformance.example: We have your message',
  ]);
  expect(await statuses()).toEqual([{ status: 'sent', jobs: 4 }]);
});

test('every email goes once when the provider comes back after an hour', async () => {
  for (let times = 0; times < 5; times += 1) {
    await visitor()
      .from('bookings')
      .insert(booking({ email: `ann${times}@conformance.example` }));
  }
  provider.status = 503;
  for (let minutes = 0; minutes < 60; minutes += 2) {
    expect(await run()).toMatchObject({ sent: 0, failed: 0 });
    await pass('2 minutes');
  }
  // while the provider is down, each run tries one email, so no job gets near its last try
  expect([provider.mails.size, provider.tries]).toEqual([0, 30]);

  provider.status = 200;
  provider.tries = 0;
  for (let minutes = 0; minutes < 33; minutes += 2) {
    await run();
    await pass('2 minutes');
  }
  expect(await statuses()).toEqual([{ status: 'sent', jobs: 10 }]);
  expect([provider.mails.size, provider.tries]).toEqual([10, 10]);
});

test('a function that is killed between send and mark sends one email, and marks it on the second try', async () => {
  await visitor().from('contact_inquiries').insert(inquiry());
  const lossy: typeof fetch = (to, init) =>
    String(to).endsWith('complete_job') ? Promise.reject(new Error('killed')) : fetch(to, init);
  expect(await run(lossy)).toEqual({ error: 'outbox_unavailable' });
  expect(await statuses()).toEqual([{ status: 'queued', jobs: 2 }]);
  const [killed] = provider.mails.values();

  await pass('2 minutes');
  expect(await run()).toEqual({ sent: 2, queued: 0, left_out: 0, failed: 0 });
  expect([provider.mails.size, provider.tries]).toEqual([2, 3]);
  expect([...provider.mails.values()][0]).toEqual(killed);
});
