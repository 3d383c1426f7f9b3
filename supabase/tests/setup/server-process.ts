import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

type Server = ChildProcess & { stderr: Readable };

/** Starts a process whose stdin closes when ours ends, even after kill -9; then it ends the server. */
export function endWithUs({ pid }: ChildProcess, signal: 'SIGQUIT' | 'SIGTERM'): ChildProcess {
  const program = `process.stdin.on('end', () => process.kill(${pid}, '${signal}')).resume()`;
  return spawn(process.execPath, ['-e', program], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

export function whenReady(server: Server, name: string, line: string): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-5000);
      if (log.includes(line)) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`${name} did not start: ${log}`)));
  });
}
