import { formatDay, isDay } from '../functions/_shared/denver-time.ts';
import type { StoredRows } from './rest/create-rest.ts';

type Row = Record<string, unknown>;

const words: Record<string, string> = {
  contact_inquiries: 'message',
  newsletter_signups: 'newsletter address',
};

/**
 * What the terminal says after rows were stored, one line per request, without personal data:
 * reference, services and slot come from fixed lists, and the database has checked them.
 */
export function storedLines({ table, rows }: StoredRows): string[] {
  if (table !== 'bookings') return [`${words[table] ?? table} stored (see npm run leads)`];
  const references = new Set(rows.map((row) => row['reference']));
  return [...references].map((reference) =>
    bookingLine(rows.filter((row) => row['reference'] === reference)),
  );
}

function bookingLine(pets: readonly Row[]): string {
  const { reference, preferred_date: day, preferred_time: slot } = pets[0] ?? {};
  const services = pets.map((pet) => pet['service']).join(' + ');
  const request = ['booking', reference].filter(Boolean).join(' ');
  const wish = [services, wantedDay(day), slot].filter(Boolean).join(', ');
  return `${request} stored: ${wish} (see npm run leads)`;
}

/** PostgreSQL takes other texts for a date too. */
function wantedDay(day: unknown): string {
  return typeof day === 'string' && isDay(day) ? formatDay(day) : '';
}
