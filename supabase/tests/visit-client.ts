import type { startBackend } from './backend-under-test.ts';
import { dayFromToday, petsOfOneRequest } from './sample-rows.ts';

type Stored = Record<string, unknown>;

type Visit = {
  status: string;
  starts_at: string | null;
  day: string | null;
  time: string | null;
  minutes: number | null;
  note: string;
  revision: number;
  canceled_by: string | null;
  was_late: boolean;
  is_late: boolean;
  answered_at: string | null;
  changed_at: string | null;
};

type Read = {
  blocked: boolean;
  link_version: number;
  request: Stored[];
  visit: Visit | null;
  booked: Stored[];
};

type Answer = { outcome: string };

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ';
let references = 0;

/** A reference that no other test of the file uses. */
export function newReference(): string {
  const number = references;
  references += 1;
  const letter = (place: number) => alphabet[Math.floor(number / 23 ** place) % 23] ?? '';
  return `AG-2222${letter(1)}${letter(0)}`;
}

/** A day in Denver on which visits take place, counted from the third day on; Sundays are left out. */
export function openDay(index = 0): string {
  const days = Array.from({ length: 100 }, (_, number) => dayFromToday(number + 3));
  return days.filter((day) => new Date(day).getUTCDay() !== 0)[index] ?? '';
}

/** 9 AM for 90 minutes, on the first open day. */
export const nineOClock = { day: openDay(), local_time: '09:00', minutes: 90 };

/** What the pages and the operator's own tools ask of the database about visits. */
export function visitClient({
  visitor,
  operator,
}: Pick<Awaited<ReturnType<typeof startBackend>>, 'visitor' | 'operator'>) {
  async function call(name: string, args: object) {
    const { data, error } = await operator().rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`);
    return data;
  }
  async function answer(reference: string, revision: number, action: string, args: object = {}) {
    const { outcome }: Answer = await call('answer_visit', {
      reference,
      revision,
      action,
      ...args,
    });
    return outcome;
  }
  return {
    /** Stores a request and gives its reference. */
    async request(changes: Stored = {}, pets = 1): Promise<string> {
      const reference = newReference();
      const rows = petsOfOneRequest(pets, reference).map((pet) => ({ ...pet, ...changes }));
      const { error } = await visitor().from('bookings').insert(rows);
      if (error) throw new Error(error.message);
      return reference;
    },
    async read(reference: string, caller?: string): Promise<Read> {
      return call('read_visit', caller ? { reference, caller_address: caller } : { reference });
    },
    async noteWrongLink(caller: string): Promise<void> {
      await call('note_wrong_visit_link', { caller_address: caller });
    },
    async revokeLinks(reference: string): Promise<number> {
      return call('revoke_visit_links', { reference });
    },
    answer,
    confirm: (reference: string, revision = 0, time: object = nineOClock) =>
      answer(reference, revision, 'confirm', time),
    async cancel(reference: string, revision: number, acceptsFee = false): Promise<string> {
      const args = { reference, revision, accepts_fee: acceptsFee };
      const { outcome }: Answer = await call('cancel_visit', args);
      return outcome;
    },
  };
}
