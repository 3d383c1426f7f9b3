import { prepareDatabase } from '../../local/database/local-database.ts';
import { startPostgres } from './postgres-server.ts';
import { postgrestProgram, withoutPostgrest } from './postgrest-program.ts';
import { openServerDatabase } from './server-database.ts';

/** https://supabase.com/docs/guides/database/postgres/timeouts */
const hostedRolesSql = `
alter role authenticator login;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role authenticated set statement_timeout = '8s';
alter role anon set statement_timeout = '3s';
`;

/** All tests share one server; each test file copies a migrated database. */
export default async function setup(): Promise<() => Promise<void>> {
  const { port, stop } = await startPostgres();
  const template = openServerDatabase(port, 'postgres');
  await template.exec('create database migrated');
  await template.close();
  const migrated = openServerDatabase(port, 'migrated');
  await prepareDatabase(migrated);
  await migrated.exec(hostedRolesSql);
  await migrated.close();
  if (!postgrestProgram()) console.log(withoutPostgrest);

  process.env['POSTGRES_PORT'] = String(port);
  return stop;
}
