import { prepareDatabase } from '../local/local-database.ts';
import { startPostgres } from './postgres-server.ts';
import { openServerDatabase } from './server-database.ts';

/** Starts one server for all tests, with a migrated database that each test file copies. */
export default async function setup(): Promise<() => Promise<void>> {
  const { port, stop } = await startPostgres();
  const template = openServerDatabase(port, 'postgres');
  await template.exec('create database migrated');
  await template.close();
  const migrated = openServerDatabase(port, 'migrated');
  await prepareDatabase(migrated);
  await migrated.close();

  process.env['POSTGRES_PORT'] = String(port);
  return stop;
}
