import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openDatabase } from './local-database.ts';

// 142 MB, so npx fetches it on demand
const cli = 'npx --yes supabase@3.1.0';

/** Uses a fresh database with all migrations and returns the output; throws it when the CLI fails. */
export async function runSupabaseCli(...args: readonly string[]): Promise<string> {
  const database = await openDatabase();
  // 0: any free port
  const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: 10 });
  await server.start();
  try {
    return await runSupabaseCliOn(server.getServerConn(), ...args);
  } finally {
    await server.stop();
    await database.close();
  }
}

/** `server` is the HOST:PORT of a PostgreSQL server that asks for no real password. */
export function runSupabaseCliOn(server: string, ...args: readonly string[]): Promise<string> {
  const target = `"--remote=postgresql://postgres:local@${server}/postgres?sslmode=disable"`;
  return readOutput([cli, ...args, target].join(' '));
}

export const withoutSupabaseCli =
  'First push of the migrations: NOT TESTED HERE, since npx cannot fetch the Supabase CLI.';

export async function hasSupabaseCli(): Promise<boolean> {
  return readOutput(`${cli} --version`).then(
    () => true,
    () => false,
  );
}

async function readOutput(command: string): Promise<string> {
  // npx is a batch file on Windows, which only a shell starts
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const output = await text(child.stdout);
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error(output || `${command} ended with ${exitCode}`);
  return output;
}
