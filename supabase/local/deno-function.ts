import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { denoArguments, denoEnvironment, type Launch } from './deno-command.ts';
import { freePort, isPortOpen } from './free-port.ts';

/** A function that is running: where it listens, and how to end it. */
export type DenoFunction = {
  readonly origin: string;
  /** Settles when the process is gone, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds for a function to listen; a first start also compiles it. */
const longestStart = 20_000;
/** Milliseconds for a function to end by itself. */
const longestStop = 2_000;

/** Runs one edge function in Deno until it is stopped; resolves when it listens, or rejects. */
export async function startDenoFunction(
  launch: Launch,
  onLine: (line: string) => void,
): Promise<DenoFunction> {
  const port = await freePort();
  const child = spawn(launch.deno, denoArguments(launch, port), {
    env: denoEnvironment(launch, port),
  });
  const log = (line: string) => onLine(`[${launch.name}] ${line}`);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(log(error.message)));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? undefined : log(`ended: ${signal ?? code}`)),
    );
  });
  for (const input of [child.stdout, child.stderr]) {
    // Where it listens is our choice and nobody else's concern.
    createInterface({ input }).on('line', (line) => line.startsWith('Listening on') || log(line));
  }

  async function stop() {
    child.stdin.end();
    await Promise.race([ended, sleep(longestStop, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
  }

  if (!(await listensInTime(port, ended))) {
    await stop();
    throw new Error(`The function ${launch.name} could not start; its reason is in the log`);
  }
  return { origin: `http://127.0.0.1:${port}`, ended, stop };
}

async function listensInTime(port: number, ended: Promise<void>): Promise<boolean> {
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    if (await isPortOpen(port)) return true;
    const hasEnded = await Promise.race([ended.then(() => true), sleep(25, false)]);
    if (hasEnded) return false;
  }
  return false;
}
