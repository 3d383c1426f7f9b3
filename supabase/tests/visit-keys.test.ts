import { afterAll, afterEach, expect } from 'vitest';
import { businessWith } from '../functions/_shared/business.ts';
import { compose } from '../functions/deliver-notifications/emails/compose.ts';
import { linksFor } from '../functions/deliver-notifications/emails/parts/visit-links.ts';
import { createOutbox } from '../functions/deliver-notifications/outbox/outbox.ts';
import { createHandler } from '../functions/visits/handler.ts';
import { localKeys } from '../local/local-keys.ts';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { nineOClock, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { url, sql, stop } = backend;
const { request, confirm, press, revokeLinks } = visitClient(backend);
afterAll(stop);
afterEach(async () => {
  await sql('delete from private.outbox');
  await sql('delete from private.visits');
  await sql('delete from private.caller_hits');
});

const origin = 'https://pets.example';
const project = { url, key: localKeys.secret };
const secret = 'a secret of at least 32 characters';
const operatorKey = 'the key of the operator';
const business = businessWith({ origin, email: 'hello@pets.example' });
const sender = { from: 'us@pets.example', operator: 'boss@pets.example', business };

type Settings = Parameters<typeof createHandler>[0];

async function open(link: string, action: object = { action: 'read' }, more: Partial<More> = {}) {
  const { key = '', body, settings } = more;
  const [, page, reference, token] = /\/(\w+)#(.+)\.(.+)$/.exec(link) ?? [];
  const audience = page === 'visit' ? 'owner' : 'operator';
  const site = { project, publishableKeys: ['publishable'], origin, isPublic: true };
  const known = { ...site, linkSecrets: [secret] };
  const handle = createHandler(
    { ...known, operatorKey: { secret: operatorKey }, ...settings },
    fetch,
  );
  const headers = { apikey: 'publishable', origin, 'cf-connecting-ip': '203.0.113.7' };
  const response = await handle(
    new Request('http://function.invalid/', {
      method: 'POST',
      headers: key ? { ...headers, 'x-operator-key': key } : headers,
      body: body ?? JSON.stringify({ audience, reference, token, ...action }),
    }),
  );
  const answer = await response.json();
  return [response.status, answer.error ?? answer.visit?.status];
}

type More = { key: string; body: string; settings: Partial<Settings> };

async function linksInMails(linkSecret = secret) {
  const outbox = createOutbox(project, fetch);
  const links: Record<string, string> = {};
  for (let job = await outbox.claim(); job; job = await outbox.claim()) {
    const mails = compose(
      job,
      sender,
      linksFor(job, { origin, functions: origin, secret: linkSecret }),
    );
    if ('drop' in mails) throw new Error(mails.drop);
    for (const { to, text } of mails) {
      const [link] = /https:\S+\/\w+#\S+/.exec(text) ?? [];
      if (link) links[to] = link;
    }
  }
  return { owner: links['sam@rivera.test'] ?? '', operator: links[sender.operator] ?? '' };
}

const wrongLink = (link: string) => link.replace(/.{3}$/, 'AAA');

test('ten wrong links do not lock out the right one', async () => {
  await request();
  const { owner } = await linksInMails();
  for (let times = 0; times < 10; times += 1) {
    expect(await open(wrongLink(owner))).toEqual([404, 'unknown_link']);
  }

  expect(await open(wrongLink(owner))).toEqual([429, 'too_many']);
  expect(await open(owner)).toEqual([200, 'requested']);
});

test('ten wrong keys of the operator do not lock out the right one', async () => {
  await request();
  const { operator } = await linksInMails();
  const decline = { action: 'decline', revision: 0, requestVersion: 1, note: '' };
  for (let times = 0; times < 10; times += 1) {
    const wrongKey = { key: `${operatorKey} ${times}` };
    expect(await open(operator, decline, wrongKey)).toEqual([403, 'wrong_operator_key']);
  }

  expect(await open(operator, decline, { key: 'x' })).toEqual([429, 'too_many']);
  expect(await open(operator, undefined, { key: operatorKey })).toEqual([200, 'requested']);
});

test('the operator’s link in a quoted reply lets its reader neither see nor decide anything', async () => {
  await request();
  const { operator } = await linksInMails();
  const noTerms = { groomer: '', travelFee: 0, price: null };
  const confirmIt = {
    action: 'confirm',
    revision: 0,
    requestVersion: 1,
    note: '',
    minutes: 60,
    ...noTerms,
  };
  const { day, local_time: time } = nineOClock;

  expect(await open(operator)).toEqual([401, 'operator_key_required']);
  const press = { ...confirmIt, day, time };
  expect(await open(operator, press)).toEqual([401, 'operator_key_required']);
  expect(await open(operator, press, { key: operatorKey })).toEqual([200, 'confirmed']);
});

test('an owner’s link is in the owner’s mail alone, and opens the owner’s page alone', async () => {
  await request();
  const { owner, operator } = await linksInMails();
  expect([owner, operator]).toEqual([
    expect.stringMatching(/\/visit#/),
    expect.stringMatching(/\/operator#/),
  ]);

  const swapped = owner.replace('/visit#', '/operator#');
  expect(await open(swapped, undefined, { key: operatorKey })).toEqual([404, 'unknown_link']);
});

test('two tabs of the operator: the second hears that it is stale, with the present state', async () => {
  await request();
  const { operator } = await linksInMails();
  const decline = { action: 'decline', revision: 0, requestVersion: 1, note: '' };

  expect(await open(operator, decline, { key: operatorKey })).toEqual([200, 'declined']);
  expect(await open(operator, decline, { key: operatorKey })).toEqual([409, 'stale']);
});

test('revoking ends the links of earlier mails, and its own mails have new ones', async () => {
  const reference = await request();
  const before = await linksInMails();
  await revokeLinks(reference);
  expect(await open(before.owner)).toEqual([404, 'unknown_link']);

  const after = await linksInMails();
  expect(await open(after.owner)).toEqual([200, 'requested']);
  expect(await open(after.operator, undefined, { key: operatorKey })).toEqual([200, 'requested']);
});

test('a new secret leaves the links of the previous one open, as long as it is named', async () => {
  await request();
  const { owner } = await linksInMails();
  const changed = 'another secret of 32 characters and more';

  const changedOnly = { linkSecrets: [changed] };
  expect(await open(owner, undefined, { settings: changedOnly })).toEqual([404, 'unknown_link']);
  const both = { linkSecrets: [changed, secret] };
  expect(await open(owner, undefined, { settings: both })).toEqual([200, 'requested']);
});

test('a link that has ended says so', async () => {
  const reference = await request();
  const { owner } = await linksInMails();
  await confirm(reference);
  await sql(`update private.visits
    set starts_at = now() - interval '15 days', changed_at = now() - interval '15 days'`);

  expect(await open(owner)).toEqual([410, 'link_ended']);
});

test.each(['null', '"read"', '[]', '7', '{"audience":"owner"}', ''])(
  'a body of %s is no request',
  async (body) => {
    expect(await open('', undefined, { body })).toEqual([400, 'invalid_request']);
  },
);

test('what the operator presses after the visit is done, and undone', async () => {
  const reference = await request();
  const { operator } = await linksInMails();
  await confirm(reference);
  const done = { action: 'done', revision: 1, requestVersion: 1, note: '' };
  expect(await open(operator, done, { key: operatorKey })).toEqual([409, 'too_early']);

  await sql('update private.visits set starts_at = now()');
  expect(await open(operator, done, { key: operatorKey })).toEqual([200, 'done']);
  expect(await press(reference, 'undo')).toBe('done');
  expect(await open(operator, undefined, { key: operatorKey })).toEqual([200, 'confirmed']);
});
