import assert from 'node:assert/strict';
import {
  accepted,
  manyJobs,
  post,
  setup,
  startProject,
  startProvider,
} from './loopback.fixture.ts';

for (const [name, headers] of [
  ['no key', {}],
  ['an empty key', { apikey: '' }],
  ['the start of the key', { apikey: 'secre' }],
  ['the publishable key', { apikey: 'publishable' }],
  ['a wrong bearer', { authorization: 'Bearer wrong' }],
] as const) {
  Deno.test(`refuses a caller with ${name}, and claims nothing`, async () => {
    await using project = startProject({ time: 0 }, manyJobs(2));
    const { handle } = setup(project);

    const response = await handle(post(headers));

    assert.deepEqual([response.status, await response.json()], [401, { error: 'invalid_api_key' }]);
    assert.deepEqual(project.calls, []);
  });
}

for (const headers of [
  { apikey: 'secret' },
  { apikey: 'old secret' },
  { authorization: 'Bearer secret' },
]) {
  Deno.test(`takes ${JSON.stringify(headers)}`, async () => {
    await using project = startProject({ time: 0 }, []);
    const { handle } = setup(project);

    const response = await handle(post(headers));

    const nothing = { sent: 0, queued: 0, failed: 0 };
    assert.deepEqual([response.status, await response.json()], [200, nothing]);
    assert.deepEqual(project.calls, ['claim_notification secret']);
  });
}

for (const method of ['GET', 'OPTIONS', 'PUT']) {
  Deno.test(`refuses ${method}`, async () => {
    const { handle } = setup();
    const response = await handle(new Request('http://function.invalid/', { method }));

    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST']);
  });
}

for (const settings of [{ resendKey: undefined }, { sender: undefined }, { project: undefined }]) {
  Deno.test(`leaves every mail queued without ${Object.keys(settings)}, and says so`, async () => {
    await using project = startProject({ time: 0 }, manyJobs(2));
    const { handle, alarms } = setup({ url: project.url, settings });

    const response = await handle(post());

    assert.deepEqual([response.status, await response.json()], [503, { error: 'not_configured' }]);
    assert.deepEqual(project.statuses(), ['queued', 'queued']);
    assert.deepEqual(project.calls, []);
    assert.match(alarms.join(), /RESEND_API_KEY, OPERATOR_EMAIL and MAIL_FROM/);
  });
}

Deno.test('writes files where a folder is named and no provider', async () => {
  await using project = startProject({ time: 0 }, manyJobs(2));
  const settings = { resendKey: undefined, mailFolder: '/mails' };
  const { run, files } = setup({ url: project.url, settings });

  assert.deepEqual(await run(), { sent: 2, queued: 0, failed: 0 });
  const [first = '', second = ''] = files.keys();
  assert.match(
    first,
    /^\/mails\/Booking-AG-7K4Q2M-Biscuit-[\w-]+_to_boss@pets.example_\w{8}\.eml$/,
  );
  assert.match(
    second,
    /^\/mails\/We-have-your-request-AG-7K4Q2M[\w-]*_to_sam@rivera.test_\w{8}\.eml$/,
  );
});

Deno.test('prefers the provider to the folder', async () => {
  await using project = startProject({ time: 0 }, manyJobs(1));
  await using provider = startProvider(accepted);
  const { run, files } = setup({ ...project, ...provider, settings: { mailFolder: '/mails' } });
  await run();

  assert.equal(provider.delivered.size, 1);
  assert.equal(files.size, 0);
});

Deno.test('says so when the outbox does not answer', async () => {
  const { handle, alarms } = setup();
  const response = await handle(post());

  assert.deepEqual(
    [response.status, await response.json()],
    [502, { error: 'outbox_unavailable' }],
  );
  assert.match(alarms.join(), /outbox did not answer/);
});
