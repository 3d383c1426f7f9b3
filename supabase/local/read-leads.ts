import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../functions/_shared/database.types.ts';
import { openDatabase } from './database/local-database.ts';
import { localKeys } from './local-keys.ts';
import { findFolderUser, lockFolder } from './process/folder-lock.ts';

export type Lead = Database['public']['Functions']['list_leads']['Returns'][number];

/** From the site that uses the folder, else from the folder itself. */
export async function readLeads(folder: string): Promise<Lead[]> {
  let user = await findFolderUser(folder);
  // a site that is starting writes its URL once its database is open
  for (let tries = 0; user && !user.url && tries < 100; tries += 1) {
    await sleep(100);
    user = await findFolderUser(folder);
  }
  if (user?.url) {
    const headers = { apikey: localKeys.secret };
    const answer = await fetch(`${user.url}/rest/v1/rpc/list_leads`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`The site at ${user.url} answered ${answer.status}.`);
    return answer.json();
  }
  if (!existsSync(folder)) return [];
  const lock = await lockFolder(folder);
  try {
    const database = await openDatabase(folder);
    const { rows } = await database.query<Lead>('select * from public.list_leads()');
    await database.close();
    return rows;
  } finally {
    lock.release();
  }
}
