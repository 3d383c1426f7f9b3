import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { claimingClient } from '../emails/claiming-client.ts';
import { localTest } from '../setup/backend-under-test.ts';
import { subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, send, sql } = await startClients();

const newEmail = () => `${randomUUID()}@conformance.example`;

async function signUp(email: string, id = randomUUID()) {
  const response = await send('/rest/v1/newsletter_subscribers', {
    method: 'POST',
    headers: { prefer: 'return=minimal,count=exact' },
    body: JSON.stringify({ id, email }),
  });
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    body: await response.text(),
    headers: { ...headers, date: '' },
  };
}

async function claimAll() {
  const claims = await claimingClient(operator).claimAll();
  return claims.filter(({ source }) => source === 'newsletter_subscribers');
}

async function readListStatuses(email: string) {
  const { data } = await operator()
    .from('newsletter_subscribers')
    .select('status')
    .eq('email', email);
  return data?.map(({ status }) => status);
}

async function confirm(token: unknown) {
  const { data } = await operator().rpc('confirm_subscription', { token });
  return data;
}

test('new and known addresses and replays get the same answer, header by header', async () => {
  const [known, fresh] = [newEmail(), newEmail()];
  const first = await signUp(known);
  expect(first.status).toBe(201);
  expect(first.headers).toMatchObject({ 'content-range': '*/1' });
  const [ofKnown, ofFresh] = [randomUUID(), randomUUID()];
  expect(await signUp(known, ofKnown)).toEqual(first);
  expect(await signUp(known.toUpperCase())).toEqual(first);
  expect(await signUp(fresh, ofFresh)).toEqual(first);
  expect(await signUp(known, ofKnown)).toEqual(await signUp(fresh, ofFresh));
});

localTest('pending, subscribed and unsubscribed addresses get the same answer', async () => {
  const email = newEmail();
  const first = await signUp(email);
  await claimAll();
  for (const status of ['pending', 'subscribed', 'unsubscribed']) {
    await sql(`update public.newsletter_subscribers set status = '${status}'`);
    expect(await signUp(email)).toEqual(first);
  }
});

test('an id that is sent again with another address gets the same answer after new and known addresses', async () => {
  const [known, ofKnown, ofFresh] = [newEmail(), randomUUID(), randomUUID()];
  await signUp(known);
  await signUp(known, ofKnown);
  await signUp(newEmail(), ofFresh);

  expect(await signUp(newEmail(), ofKnown)).toEqual(await signUp(newEmail(), ofFresh));
});

localTest(
  'an address counts after its owner confirmed it with the token of the email',
  async () => {
    await claimAll();
    const email = newEmail();
    await signUp(email);
    const claims = await claimAll();
    expect(claims).toMatchObject([
      { source: 'newsletter_subscribers', audience: 'owner', request: [{ email }] },
    ]);
    expect(await readListStatuses(email)).toEqual(['pending']);

    const token = String(claims[0]?.request[0]?.['confirmation_token']);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    for (const wrongToken of ['', 'x', token.slice(1), token.toUpperCase() + '0']) {
      expect(await confirm(wrongToken)).toBe(false);
    }
    expect(await readListStatuses(email)).toEqual(['pending']);
    expect([await confirm(token), await confirm(token)]).toEqual([true, true]);
    expect(await readListStatuses(email)).toEqual(['subscribed']);
  },
);

localTest(
  'an address gets at most one email to confirm a day, and none once it is subscribed',
  async () => {
    const email = newEmail();
    const day = (count: number) =>
      sql(`update public.newsletter_subscribers
      set confirmation_asked_at = now() - interval '${count} hours' where lower(email) = '${email}'`);
    const countEmails = async () => (await claimAll()).length;

    await Promise.all([signUp(email), signUp(email), signUp(email.toUpperCase())]);
    expect(await countEmails()).toBe(1);
    await day(23);
    await signUp(email);
    expect(await countEmails()).toBe(0);
    await day(25);
    await signUp(email);
    expect(await countEmails()).toBe(1);

    await sql(`update public.newsletter_subscribers set status = 'subscribed'`);
    await day(25);
    await signUp(email);
    expect(await countEmails()).toBe(0);
  },
);

localTest('an unsubscribed address may subscribe again by confirming again', async () => {
  const email = newEmail();
  await sql(`insert into public.newsletter_subscribers (email, status, confirmation_asked_at)
    values ('${email}', 'unsubscribed', now() - interval '2 days')`);
  await signUp(email);

  expect(await claimAll()).toHaveLength(1);
  expect(await readListStatuses(email)).toEqual(['pending']);
});

localTest('a marked sign-up emails nobody until the operator sets it to new', async () => {
  const email = newEmail();
  await visitor()
    .from('newsletter_subscribers')
    .insert(subscriber({ email, honeypot_filled: true }));
  expect([await claimAll(), await readListStatuses(email)]).toEqual([[], ['review']]);

  await sql(`update public.newsletter_subscribers set status = 'new' where email = '${email}'`);
  expect([await claimAll(), await readListStatuses(email)]).toMatchObject([
    [{ audience: 'owner' }],
    ['pending'],
  ]);
});

localTest('the operator imports 50,000 confirmed addresses in one statement', async () => {
  await sql(`insert into public.newsletter_subscribers (email, status)
    select place || '@import.example', 'subscribed' from generate_series(1, 50000) place`);

  expect(await claimAll()).toEqual([]);
});
