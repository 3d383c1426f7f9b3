import assert from 'node:assert/strict';
import { manyJobs, startProject } from '../loopback.fixture.ts';
import { createOutbox } from './outbox.ts';

Deno.test('the outbox is asked with the secret key, and never with a bearer', async () => {
  await using project = startProject(manyJobs(1));
  const outbox = createOutbox({ url: project.url, key: 'sb_secret_abc' }, fetch);
  const job = await outbox.claim();
  assert.ok(job);
  assert.equal(await outbox.complete(job, { outcome: 'sent' }), 'sent');

  const names = ['claim_job', 'complete_job'];
  assert.deepEqual(
    project.calls,
    names.map((name) => `${name} sb_secret_abc`),
  );
  assert.deepEqual(project.bearers, [null, null]);
});
