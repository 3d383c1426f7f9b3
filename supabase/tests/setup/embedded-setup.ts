import { migratedData } from '../../local/database/local-database.ts';

/** Test files load a copy. */
export default async function setup(): Promise<void> {
  process.env['EMBEDDED_DATA'] = await migratedData();
}
