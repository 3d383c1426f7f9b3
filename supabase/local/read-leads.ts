import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../functions/_shared/database.types.ts';
import { openDatabase } from './database/local-database.ts';
import { localKeys } from './local-keys.ts';
import { findFolderUser, lockFolder } from './process/folder-lock.ts';

export type Lead = Database['public']['Functions']['list_leads']['Returns'][number];

/** Reads from the site that uses the folder, else from the folder itself. */
export async function readLeads(folder: string): Promise<Lead[]> {
  let user = await findFolderUser(folder);
  // a site that is starting writes its URL once its database is open
  for (let tries = 0; user && !user.url && tries < 100; tries += 1) {
    await sleep(100);
    user = await findFolderUser(folder);
  }
  if (user?.url) {
    const call = { method: 'POST', headers: { apikey: localKeys.secret }, body: '{}' };
    const answer = await fetch(`${user.url}/rest/v1/rpc/list_leads`, call);
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

export function toText({ kind, reference, status, sent, ...details }: Lead): string {
  const title = [kind.toUpperCase(), reference].filter(Boolean).join(' ');
  const facts = Object.entries(details).filter(([label]) => !label.endsWith('_at'));
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  const lines = facts.flatMap(([label, value]) => {
    // for 80 columns; indented, so that nothing a stranger typed looks like a line of ours
    const text = [value].flat().join('\n');
    const parts = text.match(/.{1,69}(?:\s|$)|\S+\s?/gu) ?? [];
    return parts.map(
      (part, index) => `  ${(index === 0 ? label : '').padEnd(width)}${part.trimEnd()}`,
    );
  });
  return [`${title}, ${status}, sent ${sent}`, ...lines].join('\n');
}

/** What strangers typed must not steer the terminal or reverse the reading direction. */
export function escapeControls(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
