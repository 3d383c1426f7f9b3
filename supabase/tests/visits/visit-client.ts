import { randomUUID } from 'node:crypto';
import type { VisitRecord } from '../../functions/_shared/visits/visit-record.ts';
import type { VisitLinkRecord } from '../../functions/visits/check-keys.ts';
import type { startBackend } from '../setup/backend-under-test.ts';
import { daysAhead, petRows } from '../setup/sample-rows.ts';
import { isOpenDay } from '@shared/time/open-days';

type Stored = Record<string, unknown>;

type Answer = { outcome: string };

type Args = { request_version?: number | null | undefined; id?: string } & Stored;

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ';
let references = 0;

export function newReference(): string {
  const number = references;
  references += 1;
  const letter = (place: number) => alphabet[Math.floor(number / 23 ** place) % 23] ?? '';
  return `AG-2222${letter(1)}${letter(0)}`;
}

const openDays = daysAhead.filter((day) => isOpenDay(day));

/** Counts from the third day on, and skips closed days. */
export function openDay(index = 0): string {
  return openDays[index] ?? '';
}

export const closedDay = daysAhead.find((day) => !isOpenDay(day)) ?? '';

export const nineOClock = { day: openDay(), local_time: '09:00', minutes: 90 };

type Backend = Pick<Awaited<ReturnType<typeof startBackend>>, 'visitor' | 'operator' | 'sql'>;

export function visitClient({ visitor, operator, sql }: Backend) {
  async function call<Result>(name: string, args: object = {}): Promise<Result> {
    const { data, error } = await operator().rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`);
    return data;
  }
  async function answer(reference: string, revision: number, action: string, args: Args = {}) {
    const { request_version = 1, id = randomUUID(), ...terms } = { ...args };
    const press = { reference, id, revision, request_version };
    const lastChange = async () => {
      const { visit, history } = await read(reference);
      return visit?.last_change ?? history.at(-1)?.id ?? null;
    };
    const { outcome }: Answer =
      action === 'undo'
        ? await call('undo_change', {
            reference,
            id,
            last_change: terms['last_change'] ?? (await lastChange()),
          })
        : await call('change_visit', { ...press, actor: 'operator', action, terms });
    return outcome;
  }
  const read = (reference: string): Promise<VisitRecord> => call('read_visit', { reference });
  const sent = requests({ visitor, sql });
  let freeDays = 0;
  const freeTime = () => ({ ...nineOClock, day: openDay((freeDays += 1)) });
  async function confirmed(customer: Stored = {}, time: Args = nineOClock): Promise<string> {
    const reference = await sent.request(customer);
    const outcome = await answer(reference, 0, 'confirm', time);
    if (outcome !== 'done') throw new Error(`confirm: ${outcome}`);
    return reference;
  }
  return {
    call,
    ...sent,
    /** A day that no other visit of the file has, beginning with the fourth. */
    freeTime,
    confirmed,
    /** Each began 100 minutes before the last, so that none overlap; a late fee of $25 is due for it. */
    async begun(customer?: Stored): Promise<string> {
      const reference = await confirmed(customer, freeTime());
      await sql(`update private.visits
        set starts_at = now() - interval '100 minutes' * ${freeDays}, free_until = now() - interval '5 hours', late_fee = 25
        where reference = '${reference}'`);
      return reference;
    },
    ...ownerPresses(call, read),
    read,
    setStart: (reference: string, moment: string) =>
      sql(`update private.visits set starts_at = ${moment} where reference = '${reference}'`),
    readVisitRow: (reference: string) =>
      sql(
        `select row_to_json(visits) as visit from private.visits where reference = '${reference}'`,
      ),
    link: (reference: string): Promise<VisitLinkRecord> => call('visit_link', { reference }),
    noteWrongKey: (address: string): Promise<boolean> =>
      call('note_call', { on_form: 'wrong_keys', headers: { 'cf-connecting-ip': address } }),
    revokeLinks: (reference: string): Promise<number | null> =>
      call('revoke_visit_links', { reference }),
    /** Presses on what was just read. */
    async press(reference: string, action: string, args: Args = {}): Promise<string> {
      const { revision, request_version, sent_again, wish } = await read(reference);
      const version = action === 'use_details' ? sent_again?.request_version : request_version;
      const seen = { request_version: version ?? 0, wish: wish?.number ?? 0 };
      return answer(reference, revision, action, { ...seen, ...args });
    },
    answer,
    confirm: (reference: string, revision = 0, time: Args = nineOClock) =>
      answer(reference, revision, 'confirm', time),
    keep: (reference: string, revision = 1, wish = 1) =>
      answer(reference, revision, 'keep_time', { wish }),
    async keepPrivateLine(reference: string, line: string, seen = ''): Promise<string> {
      const { outcome }: Answer = await call('keep_private_line', { reference, line, seen });
      return outcome;
    },
  };
}

function requests({ visitor, sql }: Pick<Backend, 'visitor' | 'sql'>) {
  async function request(changes: Stored = {}, pets = 1): Promise<string> {
    const reference = newReference();
    const rows = petRows(pets, reference).map((pet) => ({ ...pet, ...changes }));
    const { error } = await visitor().from('bookings').insert(rows);
    if (error) throw new Error(error.message);
    return reference;
  }
  async function insert(rows: readonly Stored[]): Promise<string> {
    const { status, error } = await visitor().from('bookings').insert(rows);
    const [, rule = ''] = /"(\w+)"$/.exec(error?.message ?? '') ?? [];
    return [status, error?.code, rule].filter(Boolean).join(' ');
  }
  return {
    request,
    async requestWithoutReceipts(): Promise<string> {
      const reference = await request();
      await sql(`delete from private.outbox where kind = 'received'`);
      return reference;
    },
    insert,
    sendAgain: (reference: string, changes: Stored = {}, pets = 1) =>
      insert(petRows(pets, reference).map((pet) => ({ ...pet, ...changes }))),
  };
}

function ownerPresses(
  call: (name: string, args: object) => Promise<Answer>,
  read: (reference: string) => Promise<VisitRecord>,
) {
  async function own(reference: string, revision: number, action: string, terms: object = {}) {
    const press = { reference, id: randomUUID(), actor: 'owner', action, revision, terms };
    return (await call('change_visit', press)).outcome;
  }
  return {
    async ask(reference: string, wish: { revision?: number } & Stored = {}): Promise<string> {
      const { visit } = await read(reference);
      const usual = { day: openDay(9), time_window: '2-4 PM', words: '' };
      const { revision = visit?.revision ?? 0, ...terms } = { ...usual, ...wish };
      return own(reference, revision, 'ask', terms);
    },
    accept: (reference: string, revision = 1, wish = 0) =>
      own(reference, revision, 'accept', { wish }),
    cancel: (reference: string, revision: number, acceptsFee = false) =>
      own(reference, revision, 'cancel', { accepts_fee: acceptsFee }),
  };
}
