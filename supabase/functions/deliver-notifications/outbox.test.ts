import assert from 'node:assert/strict';
import { manyJobs, startProject } from './loopback.fixture.ts';
import { createOutbox } from './outbox.ts';

for (const [kind, secretKey, bearer] of [
  ['a secret key alone', 'sb_secret_abc', null],
  ['a legacy key, which is a JWT, as a bearer too', 'e30.e30.abc', 'Bearer e30.e30.abc'],
] as const) {
  Deno.test(`the outbox sends ${kind}`, async () => {
    await using project = startProject({ time: 0 }, manyJobs(1));
    const outbox = createOutbox({ url: project.url, key: secretKey }, fetch);
    const job = await outbox.claim();
    assert.ok(job);
    assert.equal(await outbox.complete(job, { outcome: 'sent' }), 'sent');

    const names = ['claim_notification', 'complete_notification'];
    assert.deepEqual(
      project.calls,
      names.map((name) => `${name} ${secretKey}`),
    );
    assert.deepEqual(project.bearers, [bearer, bearer]);
  });
}
