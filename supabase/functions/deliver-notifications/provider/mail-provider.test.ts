import assert from 'node:assert/strict';
import { accepted, refused, startProvider } from '../loopback.fixture.ts';
import { type Email, mailProvider } from './mail-provider.ts';

const { test } = Deno;

const mail: Email = {
  from: 'Alpenglow <requests@pets.example>',
  to: 'sam@rivera.test',
  replyTo: 'hello@pets.example',
  subject: 'We have your request',
  text: 'Hi',
  html: '<p>Hi</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [
    { filename: 'visit.ics', content: 'SUMMARY:Bärli\r\n', contentType: 'text/calendar' },
  ],
};

const later = (reason: string, retryAfter?: number) => ({
  outcome: 'later',
  reason,
  ...(retryAfter !== undefined && { retryAfter }),
});
const never = (reason: string) => ({ outcome: 'never', reason });

/** https://resend.com/docs/api-reference/errors */
const answers = [
  [200, '', { outcome: 'sent' }],
  [201, '', { outcome: 'sent' }],
  [400, 'validation_error', never('provider_400_validation_error')],
  [400, '', never('provider_400')],
  [401, 'missing_api_key', later('provider_401_missing_api_key')],
  [403, 'invalid_api_key', later('provider_403_invalid_api_key')],
  [404, 'not_found', later('provider_404_not_found')],
  [408, '', later('provider_408')],
  [409, 'concurrent_idempotent_requests', later('provider_409_concurrent_idempotent_requests')],
  [409, 'invalid_idempotent_request', { outcome: 'sent' }],
  [413, '', never('provider_413')],
  [422, 'missing_required_field', never('provider_422_missing_required_field')],
  [422, 'invalid_from_address', later('provider_422_invalid_from_address')],
  [429, 'rate_limit_exceeded', later('provider_429_rate_limit_exceeded', 60)],
  [451, 'security_error', never('provider_451_security_error')],
  [500, 'application_error', later('provider_500_application_error')],
  [502, '', later('provider_502')],
  [503, '', later('provider_503')],
] as const;

for (const [status, name, outcome] of answers) {
  test(`reads ${status} ${name} as ${outcome.outcome}`, async () => {
    await using provider = startProvider(() => refused(status, name));

    assert.deepEqual(await send(provider), outcome);
  });
}

for (const [given, seconds] of [
  ['7', 7],
  ['0.2', 1],
  ['-5', 1],
  ['99999999', 86_400],
  ['soon', 60],
  ['a date', 90],
] as const) {
  test(`waits ${seconds} s when Retry-After is ${given}`, async () => {
    const inWords = given === 'a date' ? new Date(Date.now() + 90_500).toUTCString() : given;
    await using provider = startProvider(() => refused(429, '', { 'retry-after': inWords }));
    const outcome = await send(provider);

    const waits = outcome.outcome === 'later' ? (outcome.retryAfter ?? 0) : 0;
    assert.ok(Math.abs(waits - seconds) <= 1, `${waits}`);
  });
}

test('sends the email with key and idempotency key', async () => {
  await using provider = startProvider(accepted);
  await send(provider);

  const { replyTo: reply_to, to, ...rest } = mail;
  const headers = { 'Auto-Submitted': 'auto-generated', ...mail.headers };
  const tags = [
    { name: 'job', value: 'job-1' },
    { name: 'round', value: '2' },
  ];
  const attachments = [
    { filename: 'visit.ics', content: 'U1VNTUFSWTpCw6RybGkNCg==', content_type: 'text/calendar' },
  ];
  assert.deepEqual(provider.tries[0]?.body, {
    ...rest,
    to: [to],
    reply_to,
    headers,
    tags,
    attachments,
  });
  assert.equal(provider.tries[0]?.key, 'job-1');
  assert.equal(provider.tries[0]?.headers.get('authorization'), 'Bearer re_key');
});

test('does not store a sentence in place of a code, because it may name a person', async () => {
  await using provider = startProvider(() => refused(400, 'No mailbox sam@rivera.test'));

  assert.deepEqual(await send(provider), never('provider_400'));
});

test('gives up on a provider that hangs, before and in the middle of its answer', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  await using silent = startProvider(() => late);
  assert.deepEqual(await send(silent, 200), later('provider_timeout'));
  resolve(accepted());

  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });
  await using slow = startProvider(() => new Response(endless, { status: 500 }));
  // long enough for the head of the answer
  assert.deepEqual(await send(slow, 2000), later('provider_500'));
});

for (const status of [301, 302, 307]) {
  test(`does not follow a ${status} redirect with an email`, async () => {
    await using elsewhere = startProvider(accepted);
    const headers = { location: elsewhere.endpoint };
    await using provider = startProvider(() => refused(status, '', headers));

    assert.deepEqual(await send(provider), later('provider_unreachable'));
    assert.deepEqual(elsewhere.tries, []);
  });
}

test('an unreachable provider is tried again', async () => {
  const outcome = await send({ endpoint: 'http://127.0.0.1:9/emails' });

  assert.deepEqual(outcome, later('provider_unreachable'));
});

function send({ endpoint }: { endpoint: string }, timeout = 5000) {
  const options = { apiKey: 're_key', send: fetch, endpoint, timeout };
  return mailProvider(options).send(mail, { jobId: 'job-1', round: 2, key: 'job-1' });
}
