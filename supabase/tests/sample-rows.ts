import { randomUUID } from 'node:crypto';

const denverCalendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

type Row = Record<string, unknown>;

/** A day `YYYY-MM-DD`, counted from today in Denver. */
export function dayFromToday(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000);
  const parts = denverCalendar.formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return [part('year'), part('month'), part('day')].join('-');
}

/** The columns that every request for a visit has, all valid; a test changes what it is about. */
export function booking(changes: Row = {}): Row {
  return {
    parent_name: 'Ann Example',
    phone: '(303) 555-0142',
    email: 'ann@conformance.example',
    address: '1 Main St',
    zip_code: '80202',
    pet_name: 'Rex',
    pet_type: 'dog',
    breed: null,
    weight: null,
    service: 'Full Groom',
    preferred_date: dayFromToday(3),
    preferred_time: '8-10 AM',
    additional_notes: null,
    ...changes,
  };
}

/** A valid contact message with an e-mail and no phone; a test changes what it is about. */
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

/** A newsletter address that no other test uses. */
export function subscriber(changes: Row = {}): Row {
  return { email: `${randomUUID()}@conformance.example`, ...changes };
}

/** The pets of one request: rows that share a reference. */
export function petsOfOneRequest(count: number, reference: string): Row[] {
  return Array.from({ length: count }, (_, index) =>
    booking({ id: randomUUID(), reference, pet_number: (index % 4) + 1 }),
  );
}
