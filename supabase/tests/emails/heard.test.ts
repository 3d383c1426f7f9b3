import { expect, test } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { inquiry } from '../setup/sample-rows.ts';
import { kinds } from './claiming-client.ts';

/** In each of these cases an earlier version left a real request unseen, or left its owner without emails. */
const backend = await startEmptiedBackend();
const { operatorDay, sql, request, read, confirm } = backend;
const { claim, claimAll, complete, report, withBroken } = backend;

test('the operator’s pages show at once that a confirmation is delayed, until it has gone', async () => {
  const reference = await request();
  await claimAll();
  await confirm(reference);
  const problems = async () => [
    (await read(reference)).mail_problem,
    (await operatorDay()).visits[0]?.mail_problem,
  ];
  const confirmation = await claim();
  if (!confirmation) throw new Error('Nothing to claim');
  await complete(confirmation, { outcome: 'sent' });
  expect(await problems()).toEqual([null, null]);
  await report(confirmation.id, 'failed');
  expect(await problems()).toEqual(['delayed', 'delayed']);

  // its next try is refused, the one after that stays
  for (const outcome of ['later', 'sent']) {
    await sql(`update private.outbox set due_at = now() where id = '${confirmation.id}'`);
    const again = await claim();
    expect(await problems()).toEqual(['delayed', 'delayed']);
    if (again) await complete(again, { outcome, reason: 'provider_503' });
  }
  expect(await problems()).toEqual([null, null]);
});

test('a bounce stops one spelling of an address, and other spellings of the mailbox still get emails', async () => {
  await request({ email: 'victim+zz@conformance.example' });
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'bounced');
  const reference = await request({ email: 'Victim@conformance.example' });

  expect(kinds(await claimAll())).toEqual(['operator received', 'owner received']);
  expect((await read(reference)).mail_problem).toBeNull();
});

test('a visitor’s receipt that keeps coming back fails after three tries, and the page says so', async () => {
  const reference = await request();
  const [toOperator, receipt] = await claimAll();
  for (const job of [toOperator, receipt]) if (job) await complete(job, { outcome: 'sent' });
  for (let round = 0; round < 3; round += 1) {
    await report(receipt?.id, 'failed', round);
    await sql(
      `update private.outbox set due_at = now() where status = 'queued' and kind = 'received'`,
    );
    const again = await claim();
    if (again) await complete(again, { outcome: 'sent' });
  }

  expect(await sql(`select status, tries from private.outbox where id = '${receipt?.id}'`)).toEqual(
    [{ status: 'failed', tries: 3 }],
  );
  expect((await read(reference)).mail_problem).toBe('failed');
});

test('once the operator has named the site, a form from a foreign page is marked', async () => {
  const send = (origin: string) =>
    backend.send('/rest/v1/contact_inquiries', {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify(inquiry()),
    });
  await send('https://e.vil');
  await sql(`update private.settings set site_origin = 'https://pets.example'`);
  await send('https://pets.example');
  await send('https://e.vil');

  expect(
    await sql('select review_reasons from public.contact_inquiries order by created_at'),
  ).toEqual([{ review_reasons: [] }, { review_reasons: [] }, { review_reasons: ['foreign_page'] }]);
});

test('a job whose check fails waits for its next try, and does not hold up others', async () => {
  const reference = await request();
  await confirm(reference);
  await request();
  await withBroken('private.job_problem', `job.kind = 'confirmed'`, async () => {
    expect(kinds(await claimAll())).toEqual([
      'operator received',
      'operator received',
      'owner received', // the answer overtook the receipt of the other request
    ]);
  });
  expect(
    await sql(`select status, tries, due_at > now() as waits, last_error from private.outbox
      where kind = 'confirmed'`),
  ).toEqual([{ status: 'queued', tries: 1, waits: true, last_error: 'unreadable_22012' }]);
});
