import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../local/local-database.ts';
import { localKeys } from '../../local/local-keys.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'alpenglow-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'supabase/.temp/pgdata');
}

let prepared = '';

/** Makes what `emptyFolder` copies, because making one takes seconds. A test file calls it once. */
export function prepareFolder(): void {
  // Each test starts several processes, and each of them has 180 seconds.
  vi.setConfig({ testTimeout: 600_000 });
  beforeAll(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'alpenglow-'));
    prepared = join(parent, 'pgdata');
    const database = await openDatabase(prepared);
    await database.close();
    return () => rm(parent, { recursive: true, force: true });
  });
}

export async function emptyFolder(): Promise<string> {
  const folder = await newFolder();
  await cp(prepared, folder, { recursive: true });
  return folder;
}

export function run(file: string, folder: string, ...args: readonly string[]) {
  return launch(folder, process.execPath, ['--import', 'tsx', here(file), ...args]);
}

function launch(folder: string, command: string, args: readonly string[]) {
  const child = spawn(command, args, {
    env: { ...process.env, VITEST: '', LOCAL_DB: folder, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { pid: child.pid, kill: child.kill.bind(child), ended, output: () => output };
}

/** What `npm run leads` prints. */
export async function listLeads(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run('../../local/leads.ts', folder, ...args).ended;
  expect(code, output).toBe(0);
  return output;
}

/** Runs SQL in a folder that no process uses. */
export async function edit(folder: string, statements: string): Promise<void> {
  const database = new PGlite(folder);
  await database.exec(statements);
  await database.close();
}

/** Resolves when the HTTP server is up, before its database is. */
export async function startSite(folder: string) {
  const site = run('./site-main.ts', folder);
  const url = await waitFor(() => /^Site: (\S+)$/m.exec(site.output())?.[1]);
  return {
    ...site,
    url,
    insert: (table: string, rows: object) =>
      fetch(`${url}/rest/v1/${table}`, {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify(rows),
      }),
    stop: (signal: NodeJS.Signals) => {
      site.kill(signal);
      return site.ended;
    },
  };
}

async function waitFor<T>(ask: () => T | undefined): Promise<T> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const answer = ask();
    if (answer !== undefined) return answer;
    await sleep(20);
  }
  throw new Error('No answer within 180 s');
}
