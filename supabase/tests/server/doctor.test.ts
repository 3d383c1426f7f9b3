import { afterAll, afterEach, expect, test } from 'vitest';
import { examine, isIncomplete, report } from '../../doctor/examine.ts';
import type { Deployment, Network } from '../../doctor/finding.ts';
import { businessWith } from '../../functions/_shared/business.ts';
import { localKeys } from '../../local/local-keys.ts';
import { type Change, startDouble } from './doctor-double.fixture.ts';

const double = await startDouble();
afterEach(() => double.breakIt({}));
afterAll(() => double.stop());

const signed: Network = { send: fetch, texts: () => Promise.resolve(['v=DMARC1; p=MIGf']) };

async function complaints(changes: Partial<Deployment> = {}, network = signed) {
  const steps = await examine({ ...double.deployment, ...changes }, network);
  const found = steps.flatMap(({ findings }) => findings);
  expect(isIncomplete(steps)).toBe(found.some(({ state }) => state === 'missing'));
  // every complaint has a remedy, and none shows a secret
  expect(found.filter(({ state, fix }) => state !== 'ok' && !fix)).toEqual([]);
  for (const secret of [double.deployment.secretKey, 'the key of the operator', 'a secret of']) {
    expect(report(steps)).not.toContain(secret);
  }
  return found.filter(({ state }) => state !== 'ok').map(({ what }) => what);
}

/** Without callers, who are deleted within minutes. */
const stored = () =>
  double.sql(`select (select count(*) from public.bookings) + (select count(*) from public.contact_inquiries)
    + (select count(*) from public.newsletter_signups) + (select count(*) from private.outbox)
    + (select count(*) from private.visits) as rows`);

test('a project and a site that are all set up have nothing to fix, and keep nothing of the visit', async () => {
  const before = await stored();
  expect(await complaints()).toEqual([]);
  expect(await stored()).toEqual(before);
});

const other = { VISIT_LINK_SECRET: '' };
const broken: readonly (readonly [string, Change, string])[] = [
  ['sign-ups', { takesSignUps: true }, 'Strangers may be able to sign up for the project'],
  ['a function that is not there', { functions: { visits: null } }, 'visits returns 404'],
  ['no secret for links', { functions: { visits: other } }, 'visits is missing settings'],
  [
    'another site',
    { functions: { visits: { SITE_ORIGIN: 'https://pets.test' } } },
    'visits expects the site at another address',
  ],
  [
    'no key of the operator',
    { functions: { visits: { OPERATOR_KEY: '' } } },
    'do not ask for a key',
  ],
  [
    'no settings of confirm-subscription',
    { functions: { 'confirm-subscription': { SITE_ORIGIN: '' } } },
    'confirm-subscription is missing settings',
  ],
  [
    'no key for search engines',
    { functions: { 'submit-indexnow': { INDEXNOW_KEY: '' } } },
    'submit-indexnow is missing settings',
  ],
  [
    'no deliver-notifications',
    { functions: { 'deliver-notifications': null } },
    'deliver-notifications returns 404',
  ],
  ['no mail-events', { functions: { 'mail-events': null } }, 'mail-events does not respond'],
  [
    'no secret of the webhook',
    { functions: { 'mail-events': { RESEND_WEBHOOK_SECRET: '' } } },
    'The project does not hear about bounces',
  ],
  ['forged addresses', { believesCallers: true }, 'Limits trust a forged address'],
  ['a home page that is gone', { pages: { '/': undefined } }, 'The site returns 404'],
  ['a page that is gone', { pages: { '/booking': undefined } }, '/booking returns 404'],
  ['no sitemap', { pages: { '/sitemap.xml': undefined } }, 'There is no sitemap'],
  [
    'the sitemap of another site',
    { pages: { '/sitemap.xml': { text: '<loc>https://pets.test/</loc>' } } },
    'The sitemap names another site',
  ],
  ...[
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
  ].map((name) => [`no ${name}`, { without: [name] }, `without a correct ${name}`] as const),
  [
    'a policy for another project',
    {
      pages: {
        '/': {
          text: '<main></main>',
          headers: { 'content-security-policy': "default-src 'none'; connect-src https://x.test" },
        },
      },
    },
    'Pages are not allowed to reach the project',
  ],
  [
    'a page of keys that tells its address',
    { pages: { '/operator': { text: '<main></main>', headers: { 'referrer-policy': 'origin' } } } },
    '/operator is sent without Referrer-Policy',
  ],
  ['a catch-all rule', { catchesAll: true }, 'Unknown paths return 200'],
  [
    'no key file',
    { pages: { '/a-key-for-search-engines.txt': undefined } },
    'The key file for search engines is missing',
  ],
  [
    'files that are not kept',
    { pages: { '/assets/main-1.js': { text: '', headers: { 'cache-control': 'no-cache' } } } },
    'download scripts and pictures again each time',
  ],
  [
    'the key of a developer’s machine in a script',
    { pages: { '/assets/main-1.js': { text: localKeys.publishable } } },
    'the key of a development machine',
  ],
  [
    'the phone number of the demonstration',
    {
      pages: {
        '/': {
          text: `<script src="/assets/main-1.js"></script><main>${businessWith({}).phone}</main>`,
        },
      },
    },
    'the phone number or email address of the demonstration',
  ],
];

test.each(broken)('%s is found', async (_name, change, words) => {
  double.breakIt(change);
  expect((await complaints()).join('\n')).toContain(words);
});

test.each([
  [
    'a key that is not the project’s',
    { publishableKey: 'sb_publishable_x' },
    'does not recognize the key',
  ],
  [
    'the key of a developer’s machine',
    { publishableKey: localKeys.publishable },
    'is not the publishable key',
  ],
  ['a secret key in its place', { publishableKey: 'sb_secret_x' }, 'is not the publishable key'],
  ['no project', { project: '' }, 'No project is configured here\nCould not check whether pages'],
  [
    'a project that does not answer',
    { project: 'http://127.0.0.1:9' },
    'the project does not respond',
  ],
  ['no key for search engines', { indexNowKey: '' }, 'There is no key for search engines'],
  ['a record of the demonstration', { demonstrationFiles: ['a.ts'] }, 'came with the site'],
  ['no secret key', { secretKey: '' }, 'Schedule, heartbeat and limits'],
  ['a wrong secret key', { secretKey: 'sb_secret_x' }, 'state could not be read'],
  ['no network', { site: 'http://127.0.0.1:9', project: 'http://127.0.0.1:9' }, 'Neither http'],
] as const)('%s is said in a sentence', async (_name, changes, words) => {
  expect((await complaints(changes)).join('\n')).toContain(words);
});

const inDatabase: readonly (readonly [string, string, string, string])[] = [
  [
    'a form that may not send',
    'revoke insert on public.bookings from anon',
    'booking form: the project returned 401',
    'grant insert on public.bookings to anon',
  ],
  [
    'a message that may not be sent',
    'revoke insert on public.contact_inquiries from anon',
    'contact form: the project returned 401',
    'grant insert on public.contact_inquiries to anon',
  ],
  [
    'a job that is not scheduled',
    `delete from cron.job where jobname = 'purge-expired'`,
    'The schedule is missing purge-expired',
    'select private.schedule_jobs()',
  ],
  ...['project_url', 'secret_key', 'heartbeat_url'].map(
    (name) =>
      [
        `no ${name}`,
        `delete from vault.decrypted_secrets where name = '${name}'`,
        `The Vault has no ${name}`,
        `insert into vault.decrypted_secrets values ('${name}', 'x')`,
      ] as const,
  ),
  [
    'a silent heartbeat',
    'update private.health set unqueued_at = now() where id',
    'The heartbeat is silent: request_unqueued',
    'update private.health set unqueued_at = null where id',
  ],
];

test.each(inDatabase)('%s is found in the database', async (_name, change, words, fix) => {
  await double.sql(change);
  const found = await complaints();
  await double.sql(fix);
  expect(found.join('\n')).toContain(words);
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
test.each([
  ['no record', failing('ENOTFOUND'), 'are not signed'],
  ['another record', () => Promise.resolve(['v=spf1']), 'are not signed'],
  ['no name server', failing('EAI_AGAIN'), 'the name server does not respond'],
] as const)('a mail domain with %s', async (_name, texts, words) => {
  expect((await complaints({}, { ...signed, texts })).join('\n')).toContain(words);
});
