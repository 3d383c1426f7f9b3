import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFolderUser, lockFolder } from './folder-lock.ts';
import { type Leads, leadReport } from './lead-report.ts';
import { databaseFolder, openDatabase } from './local-database.ts';
import { localKeys } from './local-keys.ts';
import { createRest } from './rest/create-rest.ts';

type Send = (request: Request) => Promise<Response>;

try {
  const folder = databaseFolder(process.cwd());
  if (!folder) throw new Error('LOCAL_DB=:memory: stores nothing that could be listed.');
  const leads = await readStored(folder);
  const isForPrograms = process.argv.includes('--json');
  console.log(isForPrograms ? JSON.stringify(leads, null, 2) : leadReport(leads));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readStored(folder: string): Promise<Leads> {
  const url = await findRunningSite(folder);
  if (url) return readLeads(fetch, url);
  if (!existsSync(folder)) return readLeads(async () => Response.json([]));
  const lock = await lockFolder(folder);
  const database = await openDatabase(folder);
  try {
    return await readLeads(createRest({ database }));
  } finally {
    await database.close();
    lock.release();
  }
}

// A site that is starting writes its URL once its database is open.
async function findRunningSite(folder: string, triesLeft = 100): Promise<string | undefined> {
  const user = await findFolderUser(folder);
  if (!user || user.url || triesLeft === 0) return user?.url;
  await sleep(100);
  return findRunningSite(folder, triesLeft - 1);
}

async function readLeads(send: Send, origin = 'http://localhost'): Promise<Leads> {
  const readPath = async (path: string, method = 'GET') => {
    const url = new URL(`/rest/v1/${path}`, origin);
    const answer = await send(new Request(url, { method, headers: { apikey: localKeys.secret } }));
    if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
    return answer.json();
  };
  return {
    bookings: await readPath('bookings?order=created_at.desc,reference.asc,pet_number.asc'),
    inquiries: await readPath('contact_inquiries?order=created_at.desc'),
    signups: await readPath('newsletter_signups?order=created_at.desc'),
    subscribers: await readPath('newsletter_subscribers?order=created_at.desc'),
    mails: await readPath('rpc/list_notifications', 'POST'),
    visits: await readPath('rpc/list_visits', 'POST'),
  };
}
