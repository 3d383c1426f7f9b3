import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRunning } from './folder-lock.ts';

/** Whether npm has ended, or the shell that it runs scripts in. Neither tells the script when it is killed. */
export function watchNpm(): () => boolean {
  if (!process.env['npm_lifecycle_event']) return () => false;
  const parent = process.ppid;
  const npm = findParentOfShell(parent);
  return () => process.ppid !== parent || (npm !== undefined && !isRunning(npm));
}

/** `undefined` for npm itself, into whose process some shells put the script, and where the system does not say. */
function findParentOfShell(pid: number): number | undefined {
  try {
    // `ps` is not on every Linux
    const [, name = '', parent] =
      process.platform === 'linux'
        ? (/^Name:\s+(.+)[^]*^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ??
          [])
        : (/^(.+?)\s+(\d+)\s*$/.exec(ps(pid)) ?? []);
    return /sh$/.test(name) ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}

function ps(pid: number): string {
  return execFileSync('ps', ['-o', 'comm=,ppid=', '-p', `${pid}`], { encoding: 'utf8' });
}
