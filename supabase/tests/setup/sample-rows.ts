import { randomUUID } from 'node:crypto';
import { addDays, denverDay } from '@shared/time/denver-time';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

type Row = Record<string, unknown>;

/** Call it within a test, which may run on the day after its file was loaded. */
export function dayFromToday(days: number): string {
  return addDays(denverDay(new Date()), days);
}

export const writtenTables = [
  'public.bookings',
  'public.contact_inquiries',
  'private.requests',
  'private.visits',
  'private.changes',
  'private.time_wishes',
  'private.outbox',
  'private.blocks',
  'private.unsubscribed_mailboxes',
];

const firstDay = dayFromToday(3);

/** Days begin with the third, and are the same in all tests of a process, also after midnight. */
export const daysAhead = Array.from({ length: 392 }, (_, number) => addDays(firstDay, number));

export function booking(changes: Row = {}): Row {
  return {
    ...sampleAnswers,
    preferred_date: firstDay,
    ...changes,
  };
}

export function inquiry(changes: Row = {}): Row {
  return {
    first_name: 'Ann',
    last_name: 'Example',
    email: 'ann@conformance.example',
    phone: null,
    message: 'Hello',
    ...changes,
  };
}

export function subscriber(changes: Row = {}): Row {
  return { email: `${randomUUID()}@conformance.example`, ...changes };
}

export function petRows(count: number, reference: string): Row[] {
  return Array.from({ length: count }, (_, index) =>
    booking({ id: randomUUID(), reference, pet_number: (index % 4) + 1 }),
  );
}
