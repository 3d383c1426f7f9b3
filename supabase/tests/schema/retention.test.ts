import { expect, test } from 'vitest';
import { inquiry } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock } from '../visits/visit-client.ts';

const { visitor, sql, request, read, press } = await startClients();

const addBooking = (reference: string, name: string, made: string, wanted: string) =>
  sql(`insert into public.bookings (reference, parent_name, phone, email, address, zip_code, pet_name, pet_type,
    service, preferred_time, preferred_date, created_at) values ('${reference}', 'a', '1', 'a@b.co', 'x', '80202',
    '${name}', 'dog', 'Full Groom', '8-10 AM', now() - interval '${wanted}', now() - interval '${made}')`);

test('the purge deletes only rows that are past their retention', async () => {
  await addBooking('AG-222223', 'made and wanted long ago', '4 years', '37 months');
  await addBooking('AG-222224', 'made long ago, wanted within 3 years', '4 years', '35 months');
  await addBooking('AG-222225', 'sent again long after', '4 years', '37 months');
  await addBooking('AG-222225', 'fresh', '1 day', '1 day');
  await addBooking('AG-222226', 'answered', '4 years', '37 months');
  await sql(`insert into private.visits (reference, row_ids, request_version, status)
    select reference, row_ids, version, 'declined' from private.requests`);
  await sql(`insert into private.changes (id, reference, actor, action, content)
    select gen_random_uuid(), reference, 'operator', 'decline', 'x' from private.requests`);
  await sql(`insert into private.time_wishes (reference, revision, day, time_window)
    select reference, 1, '2024-01-05', '2-4 PM' from private.requests`);
  await sql(`insert into private.unsubscribed_mailboxes (recipient, stopped_at)
    select years::text, now() - make_interval(years => years) from unnest(array[2, 4]) years`);
  // a request after the answer has the same reference, but not the visit
  await sql(`update private.visits set row_ids = array[gen_random_uuid()]
    where reference = 'AG-222226'`);
  await sql(`insert into public.contact_inquiries (first_name, last_name, phone, message, created_at)
    select 'a', years::text, '3035550142', 'm', now() - make_interval(years => years)
    from unnest(array[2, 4]) years`);
  await sql(`insert into public.newsletter_subscribers (email, status, created_at)
    select days || 'days@b.co', 'review', now() - make_interval(days => days)
    from unnest(array[29, 31]) days`);
  await sql('delete from private.outbox');
  await sql(`insert into public.newsletter_subscribers (email, status, confirmation_asked_at)
    values ('gone@b.co', 'unsubscribed', now()), ('silent@b.co', 'pending', now() - interval '31 days'),
      ('fresh@b.co', 'pending', now()), ('loyal@b.co', 'subscribed', now() - interval '9 years')`);
  await sql(`insert into private.outbox (source, row_ids, audience, status, created_at)
    select 'bookings', array[gen_random_uuid()], 'owner', status, now() - make_interval(days => days)
    from unnest(array['sent', 'queued', 'bounced']) status, unnest(array[89, 91, 366]) days
    where days < 366 or status = 'bounced'`);

  await sql('select private.purge_expired()');
  expect(await sql('select recipient from private.unsubscribed_mailboxes')).toEqual([
    { recipient: '2' },
  ]);
  const jobs = await sql(
    `select status, (now()::date - created_at::date) as days from private.outbox order by days, status`,
  );
  expect(jobs.map(({ status, days }) => `${status} ${days}`)).toEqual([
    'bounced 89',
    'queued 89',
    'sent 89',
    'bounced 91',
    'queued 91',
  ]);
  expect(await sql('select pet_name from public.bookings order by created_at')).toEqual([
    { pet_name: 'made long ago, wanted within 3 years' },
    { pet_name: 'fresh' },
  ]);
  const remaining = [{ reference: 'AG-222224' }, { reference: 'AG-222225' }];
  expect(await sql('select reference from private.visits order by 1')).toEqual(remaining);
  expect(await sql('select reference from private.requests order by 1')).toEqual(remaining);
  expect(await sql('select reference from private.time_wishes order by 1')).toEqual(remaining);
  expect(await sql('select reference from private.changes order by 1')).toEqual(remaining);
  expect(await sql('select last_name from public.contact_inquiries')).toEqual([{ last_name: '2' }]);
  expect(await sql('select email from public.newsletter_subscribers order by 1')).toEqual([
    { email: '29days@b.co' },
    { email: 'fresh@b.co' },
    { email: 'loyal@b.co' },
  ]);
});

test('the purge deletes marked requests that nobody answered after 60 days, with all their pets', async () => {
  await sql('update private.settings set surge_limit = 0');
  const unmarked = await request({}, 2);
  await sql('update private.settings set surge_limit = 100000');
  const [junk, spam, answered] = [
    await request({ honeypot_filled: true }, 2),
    await request({ fill_seconds: 1 }, 2),
    await request({ honeypot_filled: true }, 2),
  ];
  await press(spam, 'spam');
  await press(answered, 'confirm', nineOClock);
  await sql('delete from public.contact_inquiries');
  for (const changes of [{}, { honeypot_filled: true }]) {
    await visitor().from('contact_inquiries').insert(inquiry(changes));
  }
  const age = async (days: number) => {
    const shift = `created_at = created_at - interval '${days} days'`;
    await sql(`update public.bookings set ${shift}`);
    await sql(`update public.contact_inquiries set ${shift}`);
    await sql('select private.purge_expired()');
  };
  const pets = async (reference: string) => (await read(reference)).request.length;

  await age(59);
  for (const reference of [junk, spam, answered, unmarked]) expect(await pets(reference)).toBe(2);
  await age(2);
  for (const reference of [junk, spam]) expect(await pets(reference)).toBe(0);
  for (const reference of [answered, unmarked]) expect(await pets(reference)).toBe(2);
  expect(
    await sql(`select from public.bookings where reference = any ('{${junk},${spam}}')`),
  ).toEqual([]);
  expect(await sql('select from public.contact_inquiries')).toHaveLength(1);
});
