import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const versions = '/usr/lib/postgresql';
const bin = existsSync(versions)
  ? readdirSync(versions)
      .map((version) => join(versions, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')))
  : undefined;

/** Whether this machine has a PostgreSQL server; without one its test is left out. */
export const hasRealPostgres = bin !== undefined;

/** A PostgreSQL server of its own on a socket in a temporary folder; never touches another one. */
export function startRealPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'alpenglow-pg-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const execute = (program: string, args: readonly string[]) =>
    execFileSync(join(bin ?? '', program), args, { ...user, cwd: folder, stdio: 'ignore' });

  execute('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  execute('pg_ctl', ['-D', data, '-w', '-o', `-k ${folder} -c listen_addresses=''`, 'start']);

  return {
    /** Runs statements over a connection of their own; gives the rows of the last one as text. */
    async psql(sql: string): Promise<{ output: string; errors: string }> {
      const args = ['-h', folder, '-U', 'postgres', '-X', '-q', '-A', '-t', '-c', sql];
      const { stdout, stderr } = await promisify(execFile)('psql', args);
      return { output: stdout.trim(), errors: stderr };
    },
    stop() {
      execute('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// The server refuses to run as root.
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}
