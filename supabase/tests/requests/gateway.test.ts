import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { localKeys } from '../../local/local-keys.ts';
import { booking, inquiry } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { url, visitor, operator, send } = await startClients();

const bookings = '/rest/v1/bookings';

test('the gateway rejects a call without a key, also from this machine', async () => {
  expect((await fetch(url + bookings)).status).toBe(401);
  expect((await fetch(url + bookings, { method: 'POST', body: '{}' })).status).toBe(401);
});

test('the gateway rejects a wrong key with 401', async () => {
  expect((await send(bookings, { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
  const stranger = createClient(url, 'wrong', { auth: { persistSession: false } });
  expect((await stranger.from('bookings').insert(booking())).status).toBe(401);
});

test('a page of another origin may call the API', async () => {
  const response = await fetch(url + bookings, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,prefer',
    },
  });

  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
});

test.each([
  ['nothing', {}],
  ['list_leads', { since: 'yesterday' }],
  ['confirm_subscription', {}],
])('an unknown function returns 404: %s with %j', async (name, args) => {
  const unknown = { status: 404, error: { code: 'PGRST202' } };

  expect(await operator().rpc(name, args)).toMatchObject(unknown);
  expect(await visitor().rpc(name, args)).toMatchObject(unknown);
});

test('requests without a caller’s header count by their connection', async () => {
  const insert = () =>
    fetch(`${url}/rest/v1/contact_inquiries`, {
      method: 'POST',
      headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(inquiry({ last_name: 'Socket' })),
    });
  for (let times = 0; times < 4; times += 1) expect((await insert()).status).toBe(201);

  const { data } = await operator()
    .from('contact_inquiries')
    .select('review_reasons')
    .eq('last_name', 'Socket')
    .order('created_at');
  expect(data?.map((row) => row.review_reasons)).toEqual([[], [], [], ['many_requests']]);
});
