import { existsSync } from 'node:fs';
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

test('a free folder is taken, announced and released', async () => {
  const folder = await newFolder();
  expect(await findFolderUser(folder)).toBeUndefined();

  const lock = await lockFolder(folder);
  expect(await findFolderUser(folder)).toEqual({ pid: process.pid, url: undefined });
  await lock.announce('http://localhost:5173');
  expect(await findFolderUser(folder)).toEqual({ pid: process.pid, url: 'http://localhost:5173' });

  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a folder of a living process is refused, with its pid and URL in the sentence', async () => {
  const folder = await newFolder();
  const holder = { pid: process.ppid, url: 'http://localhost:5173' };
  await writeFile(`${folder}.lock`, JSON.stringify(holder));

  const sentence = `is in use by process ${process.ppid} (http://localhost:5173). Stop that process`;
  await expect(lockFolder(folder)).rejects.toThrow(sentence);
  await expect(refuseIfLocked(folder)).rejects.toThrow(sentence);
});

test.each([
  ['a dead process', '{"pid":2147483646}'],
  ['nobody, because the disk was full', ''],
])('the lock of %s is taken over', async (_, content) => {
  const folder = await newFolder();
  await writeFile(`${folder}.lock`, content);

  const lock = await lockFolder(folder);
  expect(await findFolderUser(folder)).toMatchObject({ pid: process.pid });
  lock.release();
});

test('a restarting server waits for itself instead of refusing', async () => {
  const folder = await newFolder();
  const before = await lockFolder(folder);
  await refuseIfLocked(folder);
  const after = lockFolder(folder);
  before.release();

  (await after).release();
});

test('a lock that is read while being announced names its holder', async () => {
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
