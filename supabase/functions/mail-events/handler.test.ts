import assert from 'node:assert/strict';
import { startServer } from '../_shared/http/loopback.fixture.ts';
import { createHandler } from './handler.ts';
import { sign as signWith } from './signature.fixture.ts';

const { test } = Deno;

const secret = `whsec_${btoa('a secret of thirty-two bytes....')}`;
const now = Date.parse('2026-11-24T12:00:00Z');
const jobId = '0b1c6a52-6a0e-4c7e-9a53-1d2f3a4b5c6d';
const tags = [{ name: 'job', value: jobId }];
const bounced = JSON.stringify({
  type: 'email.bounced',
  data: { to: ['boss@pets.example'], tags },
});

const sign = (body: string, { at = now, key = secret } = {}) => signWith(body, key, { at });

function startProject(audience: string | null) {
  const marked: unknown[] = [];
  const server = startServer(async (request) => {
    marked.push(await request.json());
    return Response.json(audience);
  });
  return { marked, ...server };
}

async function tell(url: string, body: string, headers: Record<string, string>) {
  const alarms: string[] = [];
  const handle = createHandler(
    { project: { url, key: 'secret' }, secret },
    { send: fetch, now: () => now, alarm: (line) => alarms.push(line) },
  );
  const answer = await handle(
    new Request('http://function.invalid/', { method: 'POST', body, headers }),
  );
  return { status: answer.status, body: await answer.json(), alarms };
}

test('signatures in these tests equal the example of the provider’s documentation', async () => {
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const sent = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000 };
  const headers = await signWith('{"test": 2432232314}', key, sent);
  assert.equal(headers['svix-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

for (const [type, event] of [
  ['email.bounced', 'bounced'],
  ['email.suppressed', 'bounced'],
  ['email.complained', 'complained'],
] as const) {
  test(`${type} marks the job as ${event}, and raises an alarm for the operator’s address`, async () => {
    for (const [audience, alarms] of [
      ['owner', []],
      ['operator', [`OPERATOR'S ADDRESS: mail ${jobId} ${event}`]],
    ] as const) {
      await using project = startProject(audience);
      for (const named of [tags, { job: jobId }]) {
        const body = JSON.stringify({ type, data: { tags: named } });
        const answer = await tell(project.url, body, await sign(body));
        assert.deepEqual([answer.status, answer.body], [200, { marked: true }]);
        assert.deepEqual(answer.alarms, alarms);
      }
      assert.deepEqual(project.marked, [
        { id: jobId, event, round: 0 },
        { id: jobId, event, round: 0 },
      ]);
    }
  });
}

test('email.failed reports a failure of its round, without an alarm', async () => {
  await using project = startProject('operator');
  const rounds = [...tags, { name: 'round', value: '2' }];
  const body = JSON.stringify({ type: 'email.failed', data: { tags: rounds } });
  const answer = await tell(project.url, body, await sign(body));

  assert.deepEqual([answer.body, answer.alarms], [{ marked: true }, []]);
  assert.deepEqual(project.marked, [{ id: jobId, event: 'failed', round: 2 }]);
});

for (const [type, event] of [
  ['Transient', 'failed'],
  ['Undetermined', 'failed'],
  ['Permanent', 'bounced'],
]) {
  test(`a bounce that is ${type} marks the job as ${event}, without an alarm`, async () => {
    await using project = startProject('owner');
    const body = JSON.stringify({ type: 'email.bounced', data: { tags, bounce: { type } } });
    const answer = await tell(project.url, body, await sign(body));

    assert.deepEqual([answer.body, answer.alarms], [{ marked: true }, []]);
    assert.deepEqual(project.marked, [{ id: jobId, event, round: 0 }]);
  });
}

for (const body of [
  JSON.stringify({ type: 'email.delivered', data: { tags } }),
  JSON.stringify({ type: 'email.bounced', data: {} }),
  JSON.stringify({ type: 'email.bounced', data: { tags: [{ name: 'job', value: "' or true" }] } }),
  'null',
  'no json',
]) {
  test(`ignores ${body}`, async () => {
    await using project = startProject('operator');
    const answer = await tell(project.url, body, await sign(body));

    assert.deepEqual([answer.status, answer.body], [200, { marked: false }]);
    assert.deepEqual(project.marked, []);
  });
}

const other = `whsec_${btoa('another secret of 32 bytes......')}`;
const good = await sign(bounced);
for (const [name, headers] of [
  ['no signature', { 'svix-id': good['svix-id'], 'svix-timestamp': good['svix-timestamp'] }],
  ['the signature of another body', await sign(`${bounced} `)],
  ['the signature of another secret', await sign(bounced, { key: other })],
  ['the signature of another message', { ...good, 'svix-id': 'msg_2' }],
  ['a signature of six minutes ago', await sign(bounced, { at: now - 360_000 })],
  ['a signature from the future', await sign(bounced, { at: now + 360_000 })],
  ['a time that is no number', { ...good, 'svix-timestamp': 'NaN' }],
] as const) {
  test(`rejects ${name}`, async () => {
    await using project = startProject('operator');
    const answer = await tell(project.url, bounced, headers);

    assert.deepEqual([answer.status, project.marked], [401, []]);
  });
}

test('accepts one right signature among several, as while a secret is replaced', async () => {
  await using project = startProject('owner');
  const signature = `v1,AAAA v2,${good['svix-signature']} ${good['svix-signature']}`;
  const answer = await tell(project.url, bounced, { ...good, 'svix-signature': signature });

  assert.equal(answer.status, 200);
});

test('answers 502 when an event cannot be stored, so the provider sends it again', async () => {
  assert.equal((await tell('http://127.0.0.1:9', bounced, good)).status, 502);
});
