import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFolderUser, lockFolder, refuseIfLocked } from './folder-lock.ts';

async function newFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'alpenglow-lock-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'pgdata');
}

test('a server takes over an empty lock, which a full disk leaves behind', async () => {
  const folder = await newFolder();
  await writeFile(`${folder}.lock`, '');

  const lock = await lockFolder(folder);
  expect(await findFolderUser(folder)).toMatchObject({ pid: process.pid });
  lock.release();
});

test('a restarting server waits for its own lock', async () => {
  const folder = await newFolder();
  const before = await lockFolder(folder);
  await refuseIfLocked(folder);
  const after = lockFolder(folder);
  before.release();

  (await after).release();
});

test('a lock names its holder while the holder announces a URL', async () => {
  const folder = await newFolder();
  const lock = await lockFolder(folder);

  for (let times = 0; times < 200; times += 1) {
    const [user] = await Promise.all([
      findFolderUser(folder),
      lock.announce('http://localhost:5173'),
    ]);
    expect(user?.pid).toBe(process.pid);
  }
  lock.release();
});
