import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Settings = { readonly env?: Record<string, string>; readonly cwd?: string };

const isWindows = process.platform === 'win32';
/** Milliseconds until a site must answer. */
const patience = 180_000;

export async function runCommand(
  command: string,
  { isShown = true, ...settings }: Settings & { readonly isShown?: boolean } = {},
): Promise<{ isOk: boolean; output: string }> {
  const child = start(command, settings);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    });
  }
  const [code] = await once(child, 'close');
  return { isOk: code === 0, output };
}

/** Starts a command that does not end, waits until `url` answers, and stops it after `use`. */
export async function useServer(
  command: string,
  url: string,
  use: () => Promise<void>,
  settings: Settings = {},
): Promise<void> {
  if (await answers(url)) throw new Error(`Something else answers at ${url}: stop it first`);
  // a process group can be stopped as a whole
  const child = start(command, settings, !isWindows);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stdout, { end: false });
  const ended = once(child, 'close');
  try {
    await waitFor(url, child);
    await use();
  } finally {
    stop(child);
    await ended;
  }
}

function start(command: string, { env = {}, cwd = process.cwd() }: Settings, detached = false) {
  const path = `${join(cwd, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return spawn(command, {
    shell: true,
    cwd,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, ...env },
  });
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null)
      throw new Error(`The command ended with ${ending}, before ${url} answered`);
    if (Date.now() > deadline) throw new Error(`No answer from ${url}`);
    await sleep(500);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

function stop({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGTERM');
}
