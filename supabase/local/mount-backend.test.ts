import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkSecret } from './mount-backend.ts';

test('a folder keeps its secret over a restart, and each start without a folder makes its own', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, 'new/pgdata');

  const secret = await linkSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await linkSecret(folder)).toBe(secret);
  expect(await linkSecret(undefined)).not.toBe(await linkSecret(undefined));
});
