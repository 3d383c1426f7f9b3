import assert from 'node:assert/strict';
import { ask, confirmed, startProject } from '../visits.fixture.ts';

Deno.test('what was done on some days is read for real days alone', async () => {
  await using project = startProject(confirmed);
  const earned = {
    audience: 'operator',
    action: 'earned',
    first: '2026-11-23',
    last: '2026-11-28',
  };
  assert.deepEqual((await ask(project.url, { body: earned })).body, {
    earned: { done: [], owed: 25 },
  });
  for (const first of ['2026-11-31', '', null]) {
    assert.equal((await ask(project.url, { body: { ...earned, first } })).status, 400);
  }
});
