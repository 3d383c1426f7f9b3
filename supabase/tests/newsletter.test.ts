import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { embeddedTest, startBackend } from './backend-under-test.ts';
import { subscriber } from './sample-rows.ts';

const { visitor, operator, send, sql, stored, stop } = await startBackend();
afterAll(stop);

const table = 'newsletter_subscribers';
const newEmail = () => `${randomUUID()}@conformance.example`;

async function subscribe(email: string) {
  const response = await send(`/rest/v1/${table}`, {
    method: 'POST',
    headers: { prefer: 'return=minimal' },
    body: JSON.stringify({ id: randomUUID(), email }),
  });
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    body: await response.text(),
    headers: { ...headers, date: '' },
  };
}

async function rowsOf(email: string) {
  const { data } = await operator().from(table).select('status').eq('email', email);
  return data ?? [];
}

test('a repeated address gets the very same answer and adds no row', async () => {
  const email = newEmail();
  const first = await subscribe(email);
  const second = await subscribe(email);
  const shouted = await subscribe(email.toUpperCase());

  expect(first.status).toBe(201);
  expect(second).toEqual(first);
  expect(shouted).toEqual(first);
  expect(await rowsOf(email)).toHaveLength(1);
  expect(await rowsOf(email.toUpperCase())).toHaveLength(0);
});

test('one address from many visitors at once is stored once and refused to none', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(email)));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await rowsOf(email)).toHaveLength(1);
});

test('a replay is answered alike whether the address was new or on the list', async () => {
  const rows = visitor().from(table);
  const known = newEmail();
  await subscribe(known);
  for (const email of [newEmail(), known]) {
    const row = subscriber({ id: randomUUID(), email });
    const answers = [await rows.insert(row), await rows.insert(row)];
    const other = await rows.insert({ ...row, email: newEmail() });
    expect([...answers, other].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rowsOf(email)).toHaveLength(1);
  }
});

embeddedTest('a replay counts toward the limit, whether the address was new or not', async () => {
  const row = subscriber({ id: randomUUID(), email: newEmail() });
  const rows = visitor('203.0.113.60').from(table);
  const statuses: number[] = [];
  for (let press = 0; press < 11; press += 1) statuses.push((await rows.insert(row)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

embeddedTest('who unsubscribed may subscribe again', async () => {
  const email = newEmail();
  await subscribe(email);
  await sql(`update public.${table} set status = 'unsubscribed' where email = '${email}'`);
  await subscribe(email);

  const statuses = (await rowsOf(email)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['subscribed', 'unsubscribed']);
});

embeddedTest('the terminal is silent about a repeated address', async () => {
  stored.length = 0;
  const email = newEmail();
  await subscribe(email);
  await subscribe(email);

  expect(stored).toHaveLength(1);
});
