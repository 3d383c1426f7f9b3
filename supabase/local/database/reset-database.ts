import { rm } from 'node:fs/promises';
import { lockFolder } from '../process/folder-lock.ts';
import { databaseFolder } from './local-database.ts';

try {
  const folder = databaseFolder(process.cwd());
  if (!folder) throw new Error('LOCAL_DB=:memory: keeps nothing that could be deleted.');
  const lock = await lockFolder(folder);
  await rm(folder, { recursive: true, force: true });
  lock.release();
  console.log('The database of this machine is deleted. The next npm start makes a new one.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
