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

const minute = 60_000;

Deno.test('down for an hour, then up: every mail goes, none twice', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(20));
  await using provider = startProvider(() =>
    clock.time < 60 * minute ? refused(503) : accepted(),
  );
  const { run, alarms } = setup({ clock, ...project, ...provider });

  for (; clock.time < 60 * minute; clock.time += minute) await run();
  assert.equal(provider.delivered.size, 0);
  // while the provider is down, one email a minute is tried, so no job gets near its last try
  assert.equal(provider.tries.length, 60);
  for (; clock.time < 65 * minute; clock.time += minute) await run();

  assert.deepEqual(new Set(project.statuses()), new Set(['sent']));
  assert.equal(provider.delivered.size, 20);
  assert.equal(provider.tries.length, 60 + 20);
  assert.deepEqual(alarms, []);
});

Deno.test('waits for a short pause and sends the same email with the same key', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(2));
  await using provider = startProvider((tries) =>
    tries === 1 ? refused(429, 'rate_limit_exceeded', { 'retry-after': '2' }) : accepted(),
  );
  const { run } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 2, queued: 0, left_out: 0, failed: 0 });
  assert.equal(clock.time, 2000);
  assert.equal(provider.tries[0]?.key, provider.tries[1]?.key);
  assert.deepEqual(provider.tries[0]?.body, provider.tries[1]?.body);
});

Deno.test('every email waits for a long pause, to the second', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(3));
  await using provider = startProvider((tries) =>
    tries === 1 ? refused(429, 'daily_quota_exceeded', { 'retry-after': '3600' }) : accepted(),
  );
  const { run } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 0, queued: 1, left_out: 0, failed: 0 });
  for (clock.time = minute; clock.time < 60 * minute; clock.time += minute) await run();
  assert.equal(provider.tries.length, 1);
  assert.deepEqual(await run(), { sent: 3, queued: 0, left_out: 0, failed: 0 });
});

Deno.test('an address that bounces fails at once, and the operator’s mail goes', async () => {
  const clock = { time: 0 };
  const jobs = manyJobs(2).reverse();
  await using project = startProject(clock, jobs);
  await using provider = startProvider((tries) =>
    tries === 1 ? refused(422, 'validation_error') : accepted(),
  );
  const { run, lines, alarms } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 1 });
  assert.deepEqual(
    [...provider.delivered.values()].map(({ to }) => to),
    ['boss@pets.example'],
  );
  assert.equal(project.stored[0]?.reason, 'provider_422_validation_error');
  clock.time += 60 * minute;
  assert.deepEqual(await run(), { sent: 0, queued: 0, left_out: 0, failed: 0 });
  assert.match(
    alarms.join(),
    /^GIVEN UP: mail .* to the owner\), try 1: provider_422_validation_error/,
  );
  assert.doesNotMatch([...lines, ...alarms].join(), /rivera|Sam|Biscuit|555-0199|Pearl/);
});

Deno.test(
  'an email that never goes is given up with an alarm after 13 tries, over two days',
  async () => {
    const clock = { time: 0 };
    await using project = startProject(clock, manyJobs(1));
    await using provider = startProvider(() => refused(500));
    const { run, alarms } = setup({ clock, ...project, ...provider });
    for (; clock.time < 80 * 60 * minute; clock.time += minute) await run();

    assert.equal(provider.tries.length, 13);
    assert.deepEqual(project.statuses(), ['failed']);
    assert.match(alarms.join(), /^GIVEN UP: mail .*, try 13: provider_500/);
  },
);

Deno.test(
  'killed between sending and completing: the second try has the same key and content',
  async () => {
    const clock = { time: 0 };
    await using project = startProject(clock, manyJobs(1));
    await using provider = startProvider(accepted);
    const { run } = setup({ clock, ...project, ...provider });

    project.fault.marksAreLost = true;
    assert.deepEqual(await run(), { error: 'outbox_unavailable' });
    project.fault.marksAreLost = false;
    clock.time += 2 * minute - 1;
    assert.deepEqual(await run(), { sent: 0, queued: 0, left_out: 0, failed: 0 });
    clock.time += 1;
    assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });

    const [first, second] = provider.tries;
    assert.equal(provider.tries.length, 2);
    assert.deepEqual([second?.key, second?.body], [first?.key, first?.body]);
    assert.equal(provider.delivered.size, 1);
  },
);

Deno.test('two runs at once send each mail once', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(40));
  await using provider = startProvider(accepted);
  const { run } = setup({ clock, ...project, ...provider });

  const [one, two] = await Promise.all([run(), run()]);

  assert.equal(one.sent + two.sent, 40);
  assert.ok(one.sent > 0 && two.sent > 0);
  assert.equal(provider.tries.length, 40);
});

Deno.test('a run ends in time, and the next one goes on', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(10));
  await using provider = startProvider(() => {
    clock.time += 9000;
    return accepted();
  });
  const { run } = setup({ clock, ...project, ...provider });

  assert.deepEqual(await run(), { sent: 5, queued: 0, left_out: 0, failed: 0 });
  assert.deepEqual(await run(), { sent: 5, queued: 0, left_out: 0, failed: 0 });
});

Deno.test('1,000 mails are drained', async () => {
  const clock = { time: 0 };
  await using project = startProject(clock, manyJobs(1000));
  await using provider = startProvider(accepted);
  const { run } = setup({ clock, ...project, ...provider });
  const start = performance.now();

  assert.deepEqual(await run(), { sent: 1000, queued: 0, left_out: 0, failed: 0 });
  assert.equal(provider.delivered.size, 1000);
  console.log(`1,000 mails in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});

Deno.test(
  'an operator’s email that is refused for its content or address goes without them',
  async () => {
    const clock = { time: 0 };
    for (const [status, refusals] of [
      [422, 1],
      [451, 2],
      [400, 2],
    ] as const) {
      await using project = startProject(clock, manyJobs(1));
      await using provider = startProvider((tries) =>
        tries <= refusals ? refused(status, 'validation_error') : accepted(),
      );
      const { run, alarms } = setup({ clock, ...project, ...provider });

      assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });
      const [sent] = provider.delivered.values();
      assert.equal(sent?.body['reply_to'], undefined);
      assert.equal(new Set(provider.tries.map(({ key }) => key)).size, refusals + 1);
      assert.deepEqual(alarms, []);
    }
  },
);

Deno.test(
  'an operator’s email that is refused in every version waits and does not fail',
  async () => {
    const clock = { time: 0 };
    await using project = startProject(clock, manyJobs(1));
    await using provider = startProvider(() => refused(422, 'validation_error'));
    const { run } = setup({ clock, ...project, ...provider });

    assert.deepEqual(await run(), { sent: 0, queued: 1, left_out: 0, failed: 0 });
    assert.equal(project.stored[0]?.reason, 'refused_422_validation_error');
  },
);

Deno.test('an operator’s email that is refused in every version holds up no other', async () => {
  await using project = startProject({ time: 0 }, manyJobs(2));
  await using provider = startProvider((_tries, to) =>
    to === 'boss@pets.example' ? refused(422, 'validation_error') : accepted(),
  );
  const { run } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 1, queued: 1, left_out: 0, failed: 0 });
});

Deno.test('an email the provider accepted and failed later is sent under a new key', async () => {
  await using project = startProject({ time: 0 }, [{ ...bookingJob('owner', biscuit), round: 1 }]);
  await using provider = startProvider(accepted);
  const { run } = setup({ ...project, ...provider });

  assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });
  const [first] = provider.tries;
  assert.equal(first?.key, `${project.stored[0]?.job.id}/round-1`);
});
