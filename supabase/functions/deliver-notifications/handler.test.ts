import assert from 'node:assert/strict';
import { manyJobs, post, setup, startProject } from './loopback.fixture.ts';

for (const [name, headers] of [
  ['no key', {}],
  ['an empty key', { apikey: '' }],
  ['the start of the key', { apikey: 'secre' }],
  ['the publishable key', { apikey: 'publishable' }],
] as const) {
  Deno.test(`refuses a caller with ${name}, and claims nothing`, async () => {
    await using project = startProject(manyJobs(2));
    const { handle } = setup(project);

    const response = await handle(post(headers));

    assert.deepEqual([response.status, await response.json()], [401, { error: 'invalid_api_key' }]);
    assert.deepEqual(project.calls, []);
  });
}

for (const apikey of ['secret', 'old secret']) {
  Deno.test(`takes the key ${apikey}`, async () => {
    await using project = startProject([]);
    const { handle } = setup(project);

    const response = await handle(post({ apikey }));

    const noneSent = { sent: 0, queued: 0, left_out: 0, failed: 0 };
    assert.deepEqual([response.status, await response.json()], [200, noneSent]);
    assert.deepEqual(project.calls, ['claim_job secret']);
    assert.deepEqual(project.bearers, [null]);
  });
}

for (const method of ['GET', 'OPTIONS', 'PUT']) {
  Deno.test(`refuses ${method}`, async () => {
    const { handle } = setup();
    const response = await handle(new Request('http://function.invalid/', { method }));

    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST']);
  });
}

for (const [without, missing] of [
  [{ provider: undefined }, ['RESEND_API_KEY']],
  [{ sender: undefined }, ['OPERATOR_EMAIL', 'BUSINESS_PHONE']],
  [{ project: undefined }, ['SUPABASE_URL']],
] as const) {
  Deno.test(`leaves every email queued without ${Object.keys(without)}, and says so`, async () => {
    await using project = startProject(manyJobs(2));
    const { handle, alarms } = setup({ url: project.url, settings: { ...without, missing } });

    const response = await handle(post());

    assert.deepEqual([response.status, await response.json()], [503, { error: 'not_configured' }]);
    assert.deepEqual(project.calls, []);
    assert.deepEqual(alarms, [`Mail is waiting: set ${missing.join(', ')}`]);
  });
}

Deno.test('says so when the outbox does not answer', async () => {
  const { handle, alarms } = setup();
  const response = await handle(post());

  assert.deepEqual(
    [response.status, await response.json()],
    [502, { error: 'outbox_unavailable' }],
  );
  assert.match(alarms.join(), /outbox did not respond/);
});
