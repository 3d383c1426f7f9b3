import { afterAll, afterEach, expect, test } from 'vitest';
import type { Deployment, Network } from '../../doctor/check.ts';
import { examine, isIncomplete, report } from '../../doctor/examine.ts';
import { localKeys } from '../../local/local-keys.ts';
import { type Change, startDouble } from './doctor-double.fixture.ts';

const double = await startDouble();
const { site } = double.deployment;
afterEach(async () => {
  double.breakIt({});
  await double.sql('delete from private.caller_hits');
});
afterAll(() => double.stop());

const signed: Network = { send: fetch, records: () => Promise.resolve(['v=DMARC1; p=MIGf']) };

async function complaints(changes: Partial<Deployment> = {}, network = signed) {
  const steps = await examine({ ...double.deployment, ...changes }, network);
  const found = steps.flatMap(({ findings }) => findings);
  expect(isIncomplete(steps)).toBe(found.some(({ state }) => state === 'missing'));
  for (const secret of [double.deployment.secretKey, 'the key of the operator', 'a secret of']) {
    expect(report(steps)).not.toContain(secret);
  }
  return found
    .filter(({ state }) => state !== 'ok')
    .map(({ state, what, fix }) => `${state}: ${what} | ${fix}`);
}

/** Leaves out callers, who are deleted within minutes. */
const stored = () =>
  double.sql(`select (select count(*) from public.bookings) + (select count(*) from public.contact_inquiries)
    + (select count(*) from public.newsletter_subscribers) + (select count(*) from private.outbox)
    + (select count(*) from private.visits) as rows`);

test('the doctor finds nothing to fix when all is set up, and leaves no rows behind', async () => {
  const before = await stored();
  expect(await complaints()).toEqual([]);
  expect(await stored()).toEqual(before);
});

const cli = 'npx supabase@3.1.0';
const setSite = `${cli} secrets set SITE_ORIGIN=${site}`;
const list = `run ${cli} secrets list, and set only what is missing: ${setSite}; ${cli} secrets set`;
const keyShape = 'if OPERATOR_KEY is set, it needs at least 16 characters';
const page = { text: '<main></main>' };
const broken: readonly (readonly [string, Change, readonly string[]])[] = [
  ['sign-ups', { takesSignUps: true }, ['Strangers cannot sign up for the project | turn off']],
  [
    'no secret for links, and replaces none',
    { functions: { visits: { VISIT_LINK_SECRET: '' } } },
    [
      `/visits returns 503 not_configured | ${list} VISIT_LINK_SECRET="$(openssl rand -base64 32)", but never replace an existing one: links already emailed would stop working; ${keyShape}`,
      'not seen: The operator’s pages ask for OPERATOR_KEY',
      'not seen: Limits recognize a caller despite forged addresses',
    ],
  ],
  [
    'no key of the operator',
    { functions: { visits: { OPERATOR_KEY: '' } } },
    [
      `key="$(openssl rand -base64 24)"; echo "$key"; ${cli} secrets set OPERATOR_KEY="$key" (save the printed key: it cannot be read again)`,
    ],
  ],
  [
    'no key for search engines',
    { functions: { 'submit-indexnow': { INDEXNOW_KEY: '' } } },
    [`${list} INDEXNOW_KEY=a-key-for-search-engines; ${keyShape}`],
  ],
  [
    'a function that knows another site, one that is not deployed, and no secret of the webhook',
    {
      functions: {
        'confirm-subscription': { SITE_ORIGIN: 'https://pets.test' },
        visits: null,
        'mail-events': { RESEND_WEBHOOK_SECRET: '' },
      },
    },
    [
      `/visits returns 404 NOT_FOUND | ${cli} functions deploy visits --use-api`,
      `returns 403 foreign_origin | ${setSite}`,
      'not seen: The operator’s pages',
      'The project hears about bounces: ',
      'not seen: Limits recognize a caller despite forged addresses',
    ],
  ],
  ['forged addresses', { believesCallers: true }, ['Limits recognize a caller despite forged']],
  ['a catch-all rule', { catchesAll: true }, ['Unknown paths return 404 and the page for it']],
  ['no home page', { pages: { '/': undefined } }, ['The home page loads: ']],
  [
    'an old build on a host that drops headers',
    {
      pages: {
        '/sitemap.xml': undefined,
        '/visit': { ...page, headers: { 'referrer-policy': 'origin' } },
        '/assets/main-1.js': { text: localKeys.publishable },
        '/email/van.jpg': {
          text: 'A picture',
          headers: { 'cross-origin-resource-policy': 'same-origin' },
        },
      },
      without: ['content-security-policy', 'cache-control'],
    },
    [
      'a correct content-security-policy',
      'Pages are allowed to reach the project',
      'The sitemap names pages of this site',
      'All pages in the sitemap load',
      'The pages of a key, ',
      'The site has no key of a development machine',
      'Browsers cache scripts and pictures',
      'Webmail can show the pictures of emails',
    ],
  ],
  [
    'a policy for another project',
    {
      pages: {
        '/': {
          ...page,
          headers: { 'content-security-policy': "default-src 'none'; connect-src https://x.test" },
        },
      },
    },
    ['Pages are allowed to reach the project | set VITE_SUPABASE_URL'],
  ],
];

test.each(broken)('the doctor finds %s, and nothing else', async (_name, change, words) => {
  double.breakIt(change);
  expect(await complaints()).toEqual(words.map((text) => expect.stringContaining(text)));
});

test.each([
  ['no project', { project: '' }, 'A project is configured here'],
  ['a secret key in the site', { publishableKey: 'sb_secret_x' }, 'is the publishable key'],
  ['no secret key', { secretKey: '' }, 'not seen: Schedule, heartbeat and limits can'],
  [
    'a wrong secret key',
    { secretKey: 'sb_secret_x' },
    'missing: Schedule, heartbeat and limits can',
  ],
  ['no network', { site: 'http://127.0.0.1:9', project: 'http://127.0.0.1:9' }, 'responds | check'],
] as const)('the doctor finds %s', async (_name, changes, words) => {
  expect((await complaints(changes)).join('\n')).toContain(words);
});

test('the doctor finds what is wrong in the database', async () => {
  await double.sql('revoke insert on public.bookings from anon');
  await double.sql(`delete from cron.job where jobname = 'purge-expired'`);
  await double.sql('update private.settings set unqueued_at = now(), site_origin = null where id');
  await double.sql('delete from private.blocks');
  const found = await complaints();
  expect(found.filter((text) => !text.includes('is blocked'))).toEqual(
    [
      `/bookings returns 401 42501 | ${cli} db push --remote`,
      'the heartbeat is sent: request_unqueued',
      'The schedule has purge-expired',
      'Forms sent by other pages are marked',
    ].map((words) => expect.stringContaining(words)),
  );
  expect(found).toContainEqual(expect.stringContaining('Thanksgiving'));
});
