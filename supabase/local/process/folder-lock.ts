import { rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainError } from './plain-error.ts';

type FolderUser = { pid: number; url?: string | undefined };

/** Two processes would destroy the database. Waits for a restarting server of this process; else throws. */
export async function lockFolder(folder: string) {
  const file = lockFile(folder);
  await mkdir(dirname(file), { recursive: true });
  while (!(await tryToCreate(file))) {
    const user = await findFolderUser(folder);
    if (user?.pid === process.pid) await sleep(50);
    else if (user) throw plainError(describeUse(folder, user));
    else await rm(file, { force: true });
  }

  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  const announce = async (url: string): Promise<void> =>
    rename(await writeDraft(file, { pid: process.pid, url }), file);
  return { announce, release };
}

/** Like `lockFolder`, but neither locks nor waits. */
export async function refuseIfLocked(folder: string): Promise<void> {
  const user = await findFolderUser(folder);
  if (user && user.pid !== process.pid) throw plainError(describeUse(folder, user));
}

export async function findFolderUser(folder: string): Promise<FolderUser | undefined> {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => '');
  const [, pid = '0'] = /"pid":(\d+)/.exec(text) ?? [];
  const [, url] = /"url":"([^"]+)"/.exec(text) ?? [];
  return isRunning(Number(pid)) ? { pid: Number(pid), url } : undefined;
}

function lockFile(folder: string): string {
  return `${folder}.lock`;
}

// Moved into place, so nobody reads a lock file without a pid.
async function writeDraft(file: string, user: FolderUser): Promise<string> {
  const draft = `${file}.${user.pid}`;
  await writeFile(draft, JSON.stringify(user));
  return draft;
}

async function tryToCreate(file: string): Promise<boolean> {
  const draft = await writeDraft(file, { pid: process.pid });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function describeUse(folder: string, { pid, url }: FolderUser): string {
  const where = url ? ` (${url})` : '';
  return `The database in ${folder} is in use by process ${pid}${where}. Stop that process first, or delete ${lockFile(folder)} if it is not this site.`;
}
