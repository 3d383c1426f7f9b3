import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { denverDay } from '../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../functions/_shared/time/holidays.ts';
import { openDatabase } from './database/local-database.ts';
import { lockFolder } from './process/folder-lock.ts';
import { type StoredRows, createRest } from './rest/create-rest.ts';

type Log = { info: (line: string) => void };

// Test suites send more than a site gets, and read emails at once. Limits of forms per caller stay. Only in memory: a folder would
// keep it.
const withoutSiteLimits = `update private.settings
  set surge_limit = 100000, site_limit = 100000, question_limit = 100000, requests_per_day = 100000,
    visitor_mails_per_hour = 100000, visitor_mails_per_day = 100000, answer_delay = '0'`;

export type EmbeddedBackend = Awaited<ReturnType<typeof openBackend>>;

/** Without a folder the database lives in memory. */
export async function openBackend(folder: string | undefined, log: Log, onStored: () => void) {
  const lock = folder ? await lockFolder(folder) : undefined;
  const isNew = folder !== undefined && !existsSync(folder);
  const database = await openDatabase(folder).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  if (!folder && process.env['LOCAL_SITE_LIMITS'] === 'off')
    await database.query(withoutSiteLimits);
  if (isNew) await addDemonstrationBlocks(database);
  return {
    rest: createRest({
      database,
      onStored: (stored) => {
        for (const line of storedLines(stored)) log.info(line);
        onStored();
      },
      onRefused: (code, constraint) => log.info(`refused: ${code} ${constraint ?? ''}`.trim()),
    }),
    async hasDueMail(): Promise<boolean> {
      const { rows } = await database.query<{ due: boolean }>(
        'select private.is_mail_due() as due',
      );
      return rows[0]?.due ?? false;
    },
    announce: (url: string) => lock?.announce(url),
    async stop(): Promise<void> {
      await database.close();
      lock?.release();
    },
  };
}

/** A fresh machine shows blocked days; Remove on the operator's page takes them back for good. */
async function addDemonstrationBlocks(database: PGlite): Promise<void> {
  for (const { name, day } of nextHolidays(denverDay(new Date()))) {
    await database.query(
      'select public.block_time(gen_random_uuid(), $1::date, $1::date, null, null, $2)',
      [day, name],
    );
  }
}

const tableWords: Record<string, string> = {
  contact_inquiries: 'message',
  newsletter_subscribers: 'newsletter address',
};

/** No personal data. */
export function storedLines({ table, rows }: StoredRows): string[] {
  const stored = rows.map(
    ({ reference }) => tableWords[table] ?? ['booking', reference].filter(Boolean).join(' '),
  );
  return [...new Set(stored)].map((what) => `${what} stored (see npm run leads)`);
}
