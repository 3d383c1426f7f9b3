import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionSettings } from './function-settings.ts';

export type DenoProcess = Awaited<ReturnType<typeof startDeno>>;

/** Milliseconds, both; the first start also compiles the functions. */
const longestStart = 20_000;
const longestStop = 2_000;

export async function startDeno(
  root: string,
  names: readonly string[],
  settings: FunctionSettings,
  log: (line: string) => void,
) {
  const deno = findDeno(root);
  if (!deno)
    throw new Error('Deno is not installed here: run npm install. The site works without it');
  const child = spawn(deno, denoArguments(root, names, settings), {
    env: {
      ...settings.environment,
      DENO_DIR: path.join(root, 'supabase/.temp/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(log(error.message)));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? undefined : log(`ended: ${signal ?? code}`)),
    );
  });
  createInterface({ input: child.stderr }).on('line', log);

  async function stop(): Promise<void> {
    child.stdin.end();
    await Promise.race([ended, sleep(longestStop, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
  }

  const port = await Promise.race([
    readFirstLine(child, log),
    ended,
    sleep(longestStart, undefined, { ref: false }),
  ]);
  if (!port) {
    await stop();
    throw new Error('The functions could not start; see the log for the reason');
  }
  return { origin: `http://127.0.0.1:${port}`, ended, stop };
}

function readFirstLine({ stdout }: ChildProcessWithoutNullStreams, log: (line: string) => void) {
  const lines = createInterface({ input: stdout });
  return new Promise<string>((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.on('line', log);
    });
  });
}

/** Deno may only open a port, call `hosts` and read the functions. */
function denoArguments(root: string, names: readonly string[], { hosts }: FunctionSettings) {
  const functions = path.join(root, 'supabase/functions');
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--no-lock',
    '--no-config',
    '--node-modules-dir=manual',
    `--allow-net=${['127.0.0.1:0', ...hosts].join()}`,
    `--allow-read=${functions}`,
    // The environment is passed explicitly, so the functions may read all of it.
    '--allow-env',
    path.join(import.meta.dirname, 'functions-router.ts'),
    functions,
    ...names,
  ];
}

/** Not the `deno` wrapper: its install script may have been skipped, and it does not pass signals on. */
function findDeno(root: string): string | undefined {
  const { platform, arch } = process;
  const program = platform === 'win32' ? 'deno.exe' : 'deno';
  // there is none for Linux with musl
  const system = platform === 'linux' ? `linux-${arch}-glibc` : `${platform}-${arch}`;
  try {
    const deno = createRequire(path.join(root, 'package.json')).resolve('deno/package.json');
    return createRequire(deno).resolve(`@deno/${system}/${program}`);
  } catch {
    return undefined;
  }
}
