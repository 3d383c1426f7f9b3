import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { denverDay, formatDay, isDay } from '../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../functions/_shared/time/holidays.ts';
import type { BookingRow } from '../functions/_shared/visits/request-details.ts';
import { openDatabase } from './database/local-database.ts';
import { type FolderLock, lockFolder } from './process/folder-lock.ts';
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
  const database = await openOrRelease(folder, lock);
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

async function openOrRelease(folder: string | undefined, lock: FolderLock | undefined) {
  try {
    return await openDatabase(folder);
  } catch (error) {
    lock?.release();
    throw error;
  }
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

/** Keeps values as they were sent: PostgreSQL takes other ones than it returns, such as `tomorrow` for a date. */
type SentBooking = Partial<Record<keyof BookingRow, unknown>>;

const tableWords: Record<string, string> = {
  contact_inquiries: 'message',
  newsletter_subscribers: 'newsletter address',
};

/** No personal data: reference, services and time window come from fixed lists that the database has checked. */
export function storedLines({ table, rows }: StoredRows): string[] {
  if (table !== 'bookings') return [`${tableWords[table] ?? table} stored (see npm run leads)`];
  const pets: readonly SentBooking[] = rows;
  const references = new Set(pets.map((pet) => pet.reference));
  return [...references].map((reference) =>
    bookingLine(pets.filter((pet) => pet.reference === reference)),
  );
}

function bookingLine(pets: readonly SentBooking[]): string {
  const { reference, preferred_date: day, preferred_time: slot } = pets[0] ?? {};
  const services = pets.map((pet) => pet.service).join(' + ');
  const request = ['booking', reference].filter(Boolean).join(' ');
  const preferred = [services, wantedDay(day), slot].filter(Boolean).join(', ');
  return `${request} stored: ${preferred} (see npm run leads)`;
}

function wantedDay(day: unknown): string {
  return typeof day === 'string' && isDay(day) ? formatDay(day) : '';
}
