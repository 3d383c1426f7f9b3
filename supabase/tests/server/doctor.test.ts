import { afterAll, afterEach, expect, test } from 'vitest';
import { examine, isIncomplete, report } from '../../doctor/examine.ts';
import type { Deployment, Network } from '../../doctor/finding.ts';
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
  // every complaint has a remedy, and the report shows no secret
  expect(found.filter(({ state, fix }) => state !== 'ok' && !fix)).toEqual([]);
  for (const secret of [double.deployment.secretKey, 'the key of the operator', 'a secret of']) {
    expect(report(steps)).not.toContain(secret);
  }
  return found.filter(({ state }) => state !== 'ok').map(({ what }) => what);
}

/** Without callers, who are deleted within minutes. */
const stored = () =>
  double.sql(`select (select count(*) from public.bookings) + (select count(*) from public.contact_inquiries)
    + (select count(*) from public.newsletter_subscribers) + (select count(*) from private.outbox)
    + (select count(*) from private.visits) as rows`);

test('the doctor finds nothing to fix when all is set up, and leaves no rows behind', async () => {
  const before = await stored();
  expect(await complaints()).toEqual([]);
  expect(await stored()).toEqual(before);
});

const other = { VISIT_LINK_SECRET: '' };
const broken: readonly (readonly [string, Change, string])[] = [
  ['sign-ups', { takesSignUps: true }, 'Strangers may be able to sign up for the project'],
  ['no secret for links', { functions: { visits: other } }, 'visits is missing settings'],
  [
    'no key of the operator',
    { functions: { visits: { OPERATOR_KEY: '' } } },
    'do not ask for a key',
  ],
  [
    'no secret of the webhook',
    { functions: { 'mail-events': { RESEND_WEBHOOK_SECRET: '' } } },
    'The project does not hear about bounces',
  ],
  ['forged addresses', { believesCallers: true }, 'Limits trust a forged address'],
  ['no sitemap', { pages: { '/sitemap.xml': undefined } }, 'There is no sitemap'],
  [
    'no policy',
    { without: ['content-security-policy'] },
    'without a correct content-security-policy',
  ],
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
    'a picture of emails that other sites may not show',
    {
      pages: {
        '/email/van.jpg': {
          text: 'A picture',
          headers: { 'cross-origin-resource-policy': 'same-origin' },
        },
      },
    },
    'Webmail does not show the pictures of emails',
  ],
  ['a catch-all rule', { catchesAll: true }, 'Unknown paths return 200'],
  [
    'the key of a developer’s machine in a script',
    { pages: { '/assets/main-1.js': { text: localKeys.publishable } } },
    'the key of a development machine',
  ],
];

test.each(broken)('the doctor finds %s', async (_name, change, words) => {
  double.breakIt(change);
  expect((await complaints()).join('\n')).toContain(words);
});

test.each([
  ['no project', { project: '' }, 'No project is configured here\nCould not check whether pages'],
  ['a wrong secret key', { secretKey: 'sb_secret_x' }, 'state could not be read'],
  ['no network', { site: 'http://127.0.0.1:9', project: 'http://127.0.0.1:9' }, 'Neither http'],
] as const)('the doctor says so in a sentence: %s', async (_name, changes, words) => {
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
    'a job that is not scheduled',
    `delete from cron.job where jobname = 'purge-expired'`,
    'The schedule is missing purge-expired',
    'select private.schedule_jobs()',
  ],
  [
    'a silent heartbeat',
    'update private.settings set unqueued_at = now() where id',
    'The heartbeat is silent: request_unqueued',
    'update private.settings set unqueued_at = null where id',
  ],
];

test.each(inDatabase)('the doctor finds %s in the database', async (_name, change, words, fix) => {
  await double.sql(change);
  const found = await complaints();
  await double.sql(fix);
  expect(found.join('\n')).toContain(words);
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
test.each([
  ['no record', failing('ENOTFOUND'), 'are not signed'],
  ['no name server', failing('EAI_AGAIN'), 'the name server does not respond'],
] as const)('the doctor checks a mail domain with %s', async (_name, texts, words) => {
  expect((await complaints({}, { ...signed, texts })).join('\n')).toContain(words);
});
