import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newReference } from './visit-client.ts';

const clients = await startClients();
const { operator, sql, begun, request, read, press, answer } = clients;
const { link, claimAll, claimDue, makeDue, setStart, bookNext, confirmed, freeTime } = clients;
afterEach(async () => {
  await sql('delete from private.outbox');
  await sql('delete from private.unsubscribed_mailboxes');
});

async function beginVisit(
  changes: { email?: string; phone?: string; repeat_weeks?: number | null } = { repeat_weeks: 4 },
) {
  const { email = `${randomUUID()}@conformance.example` } = changes;
  const reference = await begun({ ...changes, email });
  await sql('delete from private.outbox');
  return { reference, email };
}

async function finishVisit(changes?: Parameters<typeof beginVisit>[0]) {
  const visit = await beginVisit(changes);
  const words = { groomer_words: ' Ears a little red ' };
  expect(await press(visit.reference, 'done', words)).toBe('done');
  return visit;
}

const setStop = (reference: string, stops: boolean) =>
  operator().rpc('set_unsubscribed', { reference, stops });
const endMails = (reference: string) => setStop(reference, true);
const resumeMails = (reference: string) => setStop(reference, false);
async function passHour() {
  await sql(
    `update private.unsubscribed_mailboxes set stopped_at = stopped_at - interval '1 hour'`,
  );
  await sql(`update public.bookings set created_at = created_at - interval '1 hour'`);
}

test('Done stores what the groomer found, and queues thanks alone for an hour later', async () => {
  const { reference } = await finishVisit({ repeat_weeks: null });
  expect(await read(reference)).toMatchObject({
    visit: { status: 'done', groomer_words: 'Ears a little red', note: '' },
    return_email: null,
  });
  const jobs = await sql(`select kind, by_visitor, due_at between now() + interval '59 minutes'
    and now() + interval '1 hour' as is_in_an_hour from private.outbox`);
  expect(jobs).toEqual([{ kind: 'thanks', by_visitor: false, is_in_an_hour: true }]);
});

test('Undo takes words and emails back, and another Done queues each email once', async () => {
  const { reference } = await finishVisit();
  expect(await press(reference, 'undo')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ groomer_words: '' });
  expect(await claimDue()).toEqual([]);
  expect(await press(reference, 'done')).toBe('done');
  expect((await claimDue()).toSorted()).toEqual(['owner return', 'owner thanks']);
});

test('a mailbox that ended these emails gets none about any visit', async () => {
  const first = await finishVisit();
  const { data } = await endMails(first.reference);
  expect(data).toMatchObject({ outcome: 'done', state: { return_email: 'ended' } });
  expect(await read(first.reference)).toMatchObject({ return_email: 'ended' });
  expect(await claimDue()).toEqual(['owner thanks']);
  const [stop] = await sql('select recipient from private.unsubscribed_mailboxes');
  expect(stop?.recipient).toMatch(/^[0-9a-f]{64}$/);
  await sql('delete from private.unsubscribed_mailboxes');
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => endMails(first.reference)));
  expect(atOnce.map((press) => press.data?.outcome)).toEqual(Array(8).fill('done'));
  expect((await endMails('AG-ZZZZZZ')).data).toMatchObject({ outcome: 'not_allowed' });
});

test('the return email’s link still ends these emails, and Undo brings them back', async () => {
  const { reference } = await finishVisit();
  // the return email has come by then
  await setStart(reference, "starts_at - interval '22 days'");
  expect(await read(reference)).toMatchObject({ return_email: 'on' });
  expect((await endMails(reference)).data.state).toMatchObject({ return_email: 'ended' });
  await sql("insert into private.unsubscribed_mailboxes (recipient) values ('of another owner')");
  expect((await resumeMails(reference)).data.state).toMatchObject({ return_email: 'on' });
  expect(await sql('select from private.unsubscribed_mailboxes')).toHaveLength(1);
  expect((await claimDue()).toSorted()).toEqual(['owner return', 'owner thanks']);
});

test('a visit that was done while these emails were ended gets its own after Undo', async () => {
  const { reference } = await beginVisit();
  await endMails(reference);
  expect(await press(reference, 'done')).toBe('done');
  await resumeMails(reference);
  expect((await claimDue()).toSorted()).toEqual(['owner return', 'owner thanks']);
});

test('the link of one visit ends these emails for a later visit as well', async () => {
  const first = await finishVisit();
  await setStart(first.reference, "now() - interval '30 days'");
  const next = await beginVisit({ repeat_weeks: 6, email: first.email });
  expect(await read(first.reference)).toMatchObject({ return_email: 'booked' });
  await endMails(first.reference);
  expect(await press(next.reference, 'done')).toBe('done');
  expect(await read(next.reference)).toMatchObject({ return_email: 'ended' });
  expect(await claimDue()).toEqual(['owner thanks']);
});

test('asking for a reminder in a later request ends the stop, for every visit', async () => {
  const first = await finishVisit();
  await setStart(first.reference, "now() - interval '30 days'");
  await endMails(first.reference);
  await passHour();
  await request({ email: first.email, repeat_weeks: null });
  const marked = { email: first.email, repeat_weeks: 6, honeypot_filled: true };
  const reference = await request(marked);
  expect(await read(first.reference)).toMatchObject({ return_email: 'ended' });
  expect(await answer(reference, 0, 'spam')).toBe('done');
  expect(await read(first.reference)).toMatchObject({ return_email: 'ended' });

  await sql('delete from private.outbox');
  const later = await finishVisit({ repeat_weeks: 6, email: first.email });
  expect(await read(first.reference)).toMatchObject({ return_email: 'booked' });
  expect(await read(later.reference)).toMatchObject({ return_email: 'on' });
  expect((await claimDue()).toSorted()).toEqual(['owner return', 'owner thanks']);

  // the old link once more
  await endMails(first.reference);
  expect(await read(later.reference)).toMatchObject({ return_email: 'ended' });
});

test('the wish that the next visit takes over at the door ends no stop', async () => {
  const { reference } = await finishVisit();
  await endMails(reference);
  await passHour();
  const next = newReference();
  const { outcome } = await bookNext(reference, { next_reference: next, row_ids: [randomUUID()] });
  expect(outcome).toBe('done');
  expect(await read(reference)).toMatchObject({ return_email: 'ended' });
  await setStart(next, "now() - interval '1 hour'");
  await sql('delete from private.outbox');
  expect(await press(next, 'done')).toBe('done');
  await makeDue();
  expect(await claimAll()).toMatchObject([{ kind: 'thanks', visit: { has_no_return: true } }]);
});

test('the next visit is booked as long as its request waits or its time stands, whichever was sent first', async () => {
  const email = `${randomUUID()}@conformance.example`;
  const ahead = await confirmed({ email }, freeTime());
  const { reference } = await finishVisit({ repeat_weeks: 4, email, phone: '(720) 555-0163' });
  const state = async () => (await read(reference)).return_email;
  expect(await state()).toBe('booked');
  await makeDue('thanks');
  expect(await claimAll()).toMatchObject([{ kind: 'thanks', visit: { has_no_return: true } }]);
  expect(await press(ahead, 'cancel')).toBe('done');
  expect(await state()).toBe('on');

  const called = await confirmed({ phone: '720-555-0163' }, freeTime());
  expect(await state()).toBe('booked');
  expect(await press(called, 'cancel')).toBe('done');
  expect(await state()).toBe('on');

  const [next, unanswered] = [await request({ email }), await request({ email })];
  await sql(`update public.bookings set preferred_date = private.denver_today() - 1
    where reference = '${unanswered}'`);
  expect(await state()).toBe('booked');
  expect(await press(next, 'decline')).toBe('done');
  const held = await confirmed({ email }, freeTime());
  await sql(`update private.visits set late_fee = 0 where reference = '${held}'`);
  expect(await state()).toBe('booked');
  await setStart(held, "now() - interval '1 minute'");
  expect(await state()).toBe('on');
});

test('no return email goes to an address that has bounced since', async () => {
  await finishVisit();
  await makeDue('thanks');
  const [thanks] = await claimAll();
  expect(thanks).toMatchObject({ kind: 'thanks' });
  await operator().rpc('report_mail_event', { id: thanks?.id, event: 'bounced' });
  expect(await claimDue()).toEqual([]);
  const [left] = await sql(`select last_error from private.outbox where kind = 'return'`);
  expect(left).toEqual({ last_error: 'superseded' });
});

test('a new request of the same mailbox cancels the return email; spam does not', async () => {
  const { email } = await finishVisit();
  await request({ email: email.toUpperCase(), reference: newReference() });
  await sql(`delete from private.outbox where kind not in ('thanks', 'return')`);
  expect(await claimDue()).toEqual(['owner thanks']);

  await sql('delete from private.outbox');
  const other = await finishVisit();
  const reference = await request({ email: other.email });
  expect(await answer(reference, 0, 'spam')).toBe('done');
  await sql(`delete from private.outbox where kind not in ('thanks', 'return')`);
  expect((await claimDue()).toSorted()).toEqual(['owner return', 'owner thanks']);
});

test.each([
  ['over the end of summer time', '2026-10-24 15:30Z', 8, '2026-12-12 16:30Z'],
  ['over the start of summer time', '2027-03-06 16:30Z', 4, '2027-03-27 15:30Z'],
])('the email goes a week before, at its hour in Denver: %s', async (_, startsAt, weeks, dueAt) => {
  const { reference } = await beginVisit({ repeat_weeks: weeks });
  const [found] = await sql(`update private.visits set starts_at = '${startsAt}'
      where reference = '${reference}'
      returning private.return_due_at(visits) = '${dueAt}'::timestamptz as is_right`);
  expect(found?.is_right).toBe(true);
});

test('the link opens until 14 days after the return email', async () => {
  const { reference } = await finishVisit();
  await setStart(reference, 'now()');
  for (const [days, hasEnded] of [
    [34, false],
    [2, true],
  ]) {
    await sql(`update private.visits set starts_at = starts_at - interval '${days} days',
      changed_at = changed_at - interval '${days} days' where reference = '${reference}'`);
    expect(await link(reference)).toMatchObject({ has_ended: hasEnded });
  }
});
