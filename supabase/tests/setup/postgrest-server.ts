import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { endWithUs, whenReady } from './server-process.ts';

export async function startPostgrest(program: string, postgresPort: string, database: string) {
  const port = await freePort();
  const jwtSecret = randomBytes(32).toString('hex');
  const server = spawn(program, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${postgresPort}/${database}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      // the schema does not change, and listening would read it twice at the start
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  const watcher = endWithUs(server, 'SIGTERM');
  await whenReady(server, 'PostgREST', 'Schema cache loaded');

  return {
    url: `http://127.0.0.1:${port}`,
    jwtSecret,
    async stop() {
      watcher.kill();
      server.kill('SIGTERM');
      await ended;
    },
  };
}
