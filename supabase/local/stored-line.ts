import { formatDay, isDay } from '../functions/_shared/time/denver-time.ts';
import type { BookingRow } from '../functions/_shared/visits/request-details.ts';
import type { StoredRows } from './rest/create-rest.ts';

/** As it was sent: PostgreSQL takes other values than it returns, such as `tomorrow` for a date. */
type SentBooking = Partial<Record<keyof BookingRow, unknown>>;

const tableWords: Record<string, string> = {
  contact_inquiries: 'message',
  newsletter_signups: 'newsletter address',
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
