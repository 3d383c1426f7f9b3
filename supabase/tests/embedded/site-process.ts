import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { onTestFinished } from 'vitest';
import { localKeys } from '../../local/local-keys.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'alpenglow-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'supabase/.temp/pgdata');
}

export function run(file: string, folder: string) {
  return launch(folder, process.execPath, ['--import', 'tsx', here(file)]);
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
