import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRunning } from './folder-lock.ts';

/** Whether npm has ended, or the shell that it runs scripts in. Neither tells the script when it is killed. */
export function watchNpm(): () => boolean {
  if (!process.env['npm_lifecycle_event']) return () => false;
  const shell = process.ppid;
  const npm = findParent(shell);
  return () => process.ppid !== shell || (npm !== undefined && !isRunning(npm));
}

/** `undefined` where the system does not say, such as Windows. */
function findParent(pid: number): number | undefined {
  try {
    // `ps` is not on every Linux
    const printed =
      process.platform === 'linux'
        ? /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' });
    return Number(printed) || undefined;
  } catch {
    return undefined;
  }
}
