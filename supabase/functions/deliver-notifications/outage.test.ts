import assert from 'node:assert/strict';
import { biscuit, bookingJob } from './emails/sample-job.fixture.ts';
import {
  accepted,
  manyJobs,
  refused,
  setup,
  startProject,
  startProvider,
} from './loopback.fixture.ts';

const { test } = Deno;

test('waits for a short pause and sends the same email with the same key', async () => {
  const clock = { time: 0 };
  await using project = startProject(manyJobs(2));
  await using provider = startProvider((tries) =>
    tries === 1 ? refused(429, 'rate_limit_exceeded', { 'retry-after': '2' }) : accepted(),
  );
  const { run } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 2, queued: 0, left_out: 0, failed: 0 });
  assert.equal(clock.time, 2000);
  assert.equal(provider.tries[0]?.key, provider.tries[1]?.key);
  assert.deepEqual(provider.tries[0]?.body, provider.tries[1]?.body);
});

test('a long pause ends the run, and the outbox is told its seconds', async () => {
  await using project = startProject(manyJobs(3));
  await using provider = startProvider(() =>
    refused(429, 'daily_quota_exceeded', { 'retry-after': '3600' }),
  );
  const { run } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 0, queued: 1, left_out: 0, failed: 0 });
  const [marks] = project.completed;
  assert.deepEqual([marks?.retry_after, marks?.pause], [3600, true]);
  assert.equal(provider.tries.length, 1);
});

test('an address that bounces fails at once, and the operator’s email goes', async () => {
  await using project = startProject(manyJobs(2).reverse());
  await using provider = startProvider((tries) =>
    tries === 1 ? refused(422, 'validation_error') : accepted(),
  );
  const { run, lines, alarms } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 1 });
  assert.deepEqual(
    [...provider.delivered.values()].map(({ to }) => to),
    ['boss@pets.example'],
  );
  assert.equal(project.completed[0]?.reason, 'provider_422_validation_error');
  assert.match(
    alarms.join(),
    /^GIVEN UP: mail .* to the owner\), try 1: provider_422_validation_error/,
  );
  assert.doesNotMatch([...lines, ...alarms].join(), /rivera|Sam|Biscuit|555-0199|Pearl/);
});

test('an email that is given up after its last try is an alarm', async () => {
  await using project = startProject([{ ...bookingJob('operator', biscuit), try: 13 }]);
  await using provider = startProvider(() => refused(500));
  const { run, alarms } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 0, queued: 0, left_out: 0, failed: 1 });
  assert.match(alarms.join(), /^GIVEN UP: mail .*, try 13: provider_500/);
});

test('a run ends in time, and the next one goes on', async () => {
  const clock = { time: 0 };
  await using project = startProject(manyJobs(10));
  await using provider = startProvider(() => {
    clock.time += 9000;
    return accepted();
  });
  const { run } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 5, queued: 0, left_out: 0, failed: 0 });
  assert.deepEqual(await run(), { sent: 5, queued: 0, left_out: 0, failed: 0 });
});

test('an operator’s email that is refused for its content or address goes without them', async () => {
  for (const [status, refusals] of [
    [422, 1],
    [451, 2],
    [400, 2],
  ] as const) {
    await using project = startProject(manyJobs(1));
    await using provider = startProvider((tries) =>
      tries <= refusals ? refused(status, 'validation_error') : accepted(),
    );
    const { run, alarms } = setup({ ...project, ...provider });

    assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });
    const [sent] = provider.delivered.values();
    assert.equal(sent?.body['reply_to'], undefined);
    assert.equal(new Set(provider.tries.map(({ key }) => key)).size, refusals + 1);
    assert.deepEqual(alarms, []);
  }
});

test('an operator’s email that is refused in every version waits, and holds up no other', async () => {
  await using project = startProject(manyJobs(2));
  await using provider = startProvider((_tries, to) =>
    to === 'boss@pets.example' ? refused(422, 'validation_error') : accepted(),
  );
  const { run } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 1, queued: 1, left_out: 0, failed: 0 });
  assert.equal(project.completed[0]?.reason, 'refused_422_validation_error');
});

const resent = [
  ['owner', 'as it was', 'round-1', /Biscuit/],
  ['operator', 'without anything typed', 'round-1/2', /^(?!.*(Biscuit|Rivera|Pearl)).*AG-7K4Q2M/s],
] as const;

for (const [audience, how, key, words] of resent) {
  test(`an email to the ${audience} that came back goes again ${how}, under a new key`, async () => {
    await using project = startProject([{ ...bookingJob(audience, biscuit), round: 1 }]);
    await using provider = startProvider(accepted);
    const { run } = setup({ ...project, ...provider });

    assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });
    const [first] = provider.tries;
    assert.equal(first?.key, `${project.completed[0]?.id}/${key}`);
    assert.match(JSON.stringify(first?.body), words);
  });
}
