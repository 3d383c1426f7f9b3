import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderUser, lockFolder } from './folder-lock.ts';
import { leadReport } from './lead-report.ts';
import { databaseFolder, openDatabase } from './local-database.ts';
import { type Leads, noLeads, readLeads } from './read-leads.ts';
import { createRest } from './rest/create-rest.ts';

/** `npm run leads`: what is stored on this machine, for the person at it. `--json` for programs. */
try {
  const leads = await storedLeads(databaseFolder(process.cwd()));
  const isForPrograms = process.argv.includes('--json');
  console.log(isForPrograms ? JSON.stringify(leads, null, 2) : leadReport(leads));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function storedLeads(folder: string | undefined): Promise<Leads> {
  if (!folder) throw new Error('LOCAL_DB=:memory: stores nothing that could be listed.');
  const url = await runningSite(folder);
  if (url) return readLeads(url, fetch);
  return existsSync(folder) ? leadsInFolder(folder) : noLeads;
}

// The site may just be starting: it writes its URL once its database is open.
async function runningSite(folder: string, triesLeft = 100): Promise<string | undefined> {
  const user = await folderUser(folder);
  if (!user || user.url || triesLeft === 0) return user?.url;
  await sleep(100);
  return runningSite(folder, triesLeft - 1);
}

async function leadsInFolder(folder: string): Promise<Leads> {
  const lock = await lockFolder(folder);
  const database = await openDatabase(folder);
  try {
    return await readLeads('http://localhost', createRest({ database }));
  } finally {
    await database.close();
    lock.release();
  }
}
