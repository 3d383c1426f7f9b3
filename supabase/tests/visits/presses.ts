import { randomUUID } from 'node:crypto';
import type { ChangeRecord } from '../../functions/_shared/visits/visit-record.ts';
import type { startBackend } from '../setup/backend-under-test.ts';
import { writtenTables } from '../setup/sample-rows.ts';
import { addedVisitClient, newPets } from './added-visit-client.ts';
import { newReference, nineOClock, openDay, visitClient } from './visit-client.ts';
import { sampleBooking } from '@shared/visits/sample-booking.fixture';

const wish = { day: openDay(9), time_window: '2-4 PM' };

/** Each action has what a press says, and what another one could say. */
const newTerms = (): Readonly<Record<string, readonly [said: object, otherwise: object]>> => ({
  confirm: [nineOClock, { ...nineOClock, minutes: 60 }],
  decline: [{ reason: 'fully_booked' }, { reason: 'too_far' }],
  spam: [{}, { note: 'Spam' }],
  move: [
    { ...nineOClock, local_time: '13:00' },
    { ...nineOClock, local_time: '15:00' },
  ],
  keep_time: [{ wish: 1 }, { wish: 2 }],
  use_details: [{}, { note: 'Used' }],
  change_details: [
    { minutes: 90, pets: newPets({ email: sampleBooking.email }) },
    { minutes: 105, pets: newPets() },
  ],
  cancel: [{}, { accepts_fee: true }],
  cancel_for_owner: [{ accepts_fee: true }, { accepts_fee: false }],
  done: [{ groomer_words: 'Ears a little red' }, { groomer_words: '' }],
  no_show: [{ fee: 25 }, { fee: 0 }],
  add: [{ price: 150 }, { price: 160 }],
  next: [{ minutes: 60 }, { minutes: 75 }],
  accept: [{}, { words: 'Yes' }],
  waive: [{}, { words: 'Waived' }],
  ask: [wish, { ...wish, words: 'After school' }],
});

export type Transition = readonly [actor: string, from: string, action: string];

export function pressClient(
  backend: Pick<Awaited<ReturnType<typeof startBackend>>, 'visitor' | 'operator' | 'sql'>,
) {
  const { sql } = backend;
  const { call, request, read, press, confirm, ask, sendAgain } = visitClient(backend);
  const { add, addReference, bookNext } = addedVisitClient(call);

  let days = 0;

  const change = (args: object) => call<ChangeRecord>('change_visit', args);
  const begin = (reference: string) =>
    sql(`update private.visits
      set starts_at = now() - make_interval(hours => ${2 * days}), free_until = now() - interval '4 hours', late_fee = 25
      where reference = '${reference}'`);

  async function requestIn([, from, action]: Transition): Promise<string> {
    const reference = await request();
    if (from === 'spam') await press(reference, 'spam');
    if (from === 'declined') await press(reference, 'decline');
    if (['confirmed', 'canceled', 'done', 'no_show'].includes(from)) {
      days = (days + 1) % 40;
      await confirm(reference, 0, { ...nineOClock, day: openDay(20 + days) });
    }
    if (action === 'waive' || ['done', 'no_show'].includes(from)) await begin(reference);
    if (from === 'canceled') await press(reference, 'cancel_for_owner', { accepts_fee: true });
    if (from === 'no_show') await press(reference, 'no_show', { fee: 25 });
    if (from === 'done') await press(reference, 'done');
    if (action === 'keep_time') await ask(reference);
    if (action === 'use_details') await sendAgain(reference, { pet_name: 'Luna' });
    if (action === 'done' || action === 'no_show') await begin(reference);
    await sql(`update private.outbox set status = 'sent', tries = 1 where change_id is not null`);
    return reference;
  }

  async function stored(reference = '') {
    const rows = writtenTables.map(
      (table) => `select '${table}' as name, (
        select jsonb_agg(to_jsonb(stored) order by stored::text) from ${table} as stored
          where '${reference}' in ('', to_jsonb(stored) ->> 'reference')) as rows`,
    );
    return sql(rows.join(' union all '));
  }

  async function addDone(): Promise<string> {
    days = (days + 1) % 40;
    const reference = await addReference({}, { day: openDay(30 + days) });
    await begin(reference);
    await press(reference, 'done');
    return reference;
  }

  return {
    /** The keys of `private.transitions`, in its order. */
    async allTransitions() {
      const rows = await sql('select actor, from_status, action from private.transitions');
      return rows.map((row): Transition => [
        String(row['actor']),
        String(row['from_status']),
        String(row['action']),
      ]);
    },
    /** The row of `private.transitions` for a press. */
    async findRules([actor, from, action]: Transition) {
      const [row] = await sql(
        `select to_status, keeps_revision, undo_for::text, array_remove(
             array['operator ' || operator_email, 'owner ' || owner_email], null
           ) as emails
           from private.transitions
           where actor = '${actor}' and from_status = '${from}' and action = '${action}'`,
      );
      return row;
    },
    /** Brings a visit to a status, and makes every press but the ones that the table knows there. */
    async pressOthers(status: string, known: readonly Transition[]) {
      const reference = await requestIn(['operator', status, '']);
      const { revision, request_version } = await read(reference);
      const before = await stored();
      const outcomes: string[] = [];
      for (const actor of ['operator', 'owner']) {
        for (const [action, [terms]] of Object.entries(newTerms())) {
          if (known.some((row) => row.join() === [actor, status, action].join())) continue;
          const press = { reference, id: randomUUID(), actor, action, revision, request_version };
          outcomes.push((await change({ ...press, terms })).outcome);
        }
      }
      return { outcomes: new Set(outcomes), before };
    },
    /** Brings a visit to where the press is possible; `say` makes it, always with that id. */
    async prepare(transition: Transition, id = randomUUID()) {
      const [actor, , action] = transition;
      const [said = {}, otherwise = {}] = newTerms()[action] ?? [];
      if (action === 'add') {
        const draft = { reference: newReference(), id, pets: newPets() };
        const say = (words: object) => add({ ...draft, ...words });
        return { reference: draft.reference, said, otherwise, say };
      }
      if (action === 'next') {
        const done = await addDone();
        const draft = { next_reference: newReference(), id, row_ids: [randomUUID(), randomUUID()] };
        const say = (words: object) => bookNext(done, { ...draft, ...words });
        return { reference: draft.next_reference, said, otherwise, say };
      }
      const reference = await requestIn(transition);
      const { revision, request_version, sent_again } = await read(reference);
      const newest = sent_again?.request_version ?? request_version;
      const decided = {
        revision,
        request_version: action === 'use_details' ? newest : request_version,
      };
      const say = (words: object, otherDecided: object = {}) =>
        change({ reference, id, actor, action, ...decided, terms: words, ...otherDecided });
      return { reference, said, otherwise, say };
    },
    stored,
  };
}
