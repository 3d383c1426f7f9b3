import { expect, test } from 'vitest';
import { type Deployment, type Network, lookAt } from '../../doctor/check.ts';
import { type Files, fileChecks } from '../../doctor/file-checks.ts';
import { formChecks, guardChecks } from '../../doctor/project-checks.ts';
import { mailChecks, nameChecks, replyCheck } from '../../doctor/site-checks.ts';

const site = 'https://www.pets.test';
const deployment: Deployment = {
  site,
  project: 'https://abc.supabase.test',
  publishableKey: 'sb_publishable_x',
  secretKey: '',
  indexNowKey: '',
  mailDomain: 'pets.test',
  demonstrationFiles: [],
};

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const found = () => Promise.resolve(['v=DMARC1; p=MIGf']);

async function complaints(rows: Parameters<typeof lookAt>[0], network: Partial<Network>) {
  const findings = await lookAt(rows, { send: fetch, records: found, ...network });
  return findings
    .filter(({ state }) => state !== 'ok')
    .map(({ state, what, fix }) => `${state}: ${what} | ${fix}`);
}

test('the doctor says how a paused project is restored', async () => {
  const send = () => Promise.resolve(new Response('', { status: 540 }));
  const [form] = await complaints(formChecks(deployment), { send });
  expect(form).toMatch(/returns 540 .*press Restore/);
});

const pages = { bare: 'https://pets.test/', plain: 'http://www.pets.test/' };
test.each([
  ['both lead to the site', `${site}/`, `${site}/`, []],
  ['the bare domain does not respond', '', `${site}/`, [`${pages.bare} does not respond`]],
  ['the bare domain is a site of its own', pages.bare, `${site}/`, [`${site}: ${pages.bare} |`]],
  ['http stays http', `${site}/`, pages.plain, [`${site}: ${pages.plain} |`]],
])('the doctor follows the names of the site: %s', async (_name, bare, plain, words) => {
  const leadsTo = new Map<unknown, string>([
    [pages.bare, bare],
    [pages.plain, plain],
  ]);
  const send: typeof fetch = async (address) => {
    const url = leadsTo.get(address);
    if (!url) throw new TypeError('fetch failed');
    return Object.defineProperty(new Response(''), 'url', { value: url });
  };
  expect(await complaints(nameChecks(deployment), { send })).toEqual(
    words.map((text) => expect.stringContaining(text)),
  );
});

test.each([
  ['no record', failing('ENOTFOUND'), [/^missing: .*signed/, /_dmarc.pets.test TXT "v=DMARC1;/]],
  ['no name server', failing('EAI_AGAIN'), [/^not seen: .*signed/, /^missing: .*DMARC/]],
  ['both records', found, []],
])('the doctor checks the domain of emails: %s', async (_name, records, words) => {
  expect(await complaints(mailChecks(deployment), { records })).toEqual(
    words.map((text) => expect.stringMatching(text)),
  );
});

test.each([
  ['no mail server', 'hi@pets.test', failing('ENOTFOUND'), 'missing'],
  ['no name server', 'hi@pets.test', failing('EAI_AGAIN'), 'not seen'],
  ['no address', '', failing('ENOTFOUND'), 'missing'],
  ['a mail server', 'hi@pets.test', found, 'ok'],
])('the doctor checks who receives replies: %s', async (_name, email, records, state) => {
  expect(await lookAt([replyCheck(email)], { send: fetch, records })).toMatchObject([{ state }]);
});

test.each([
  ['2026-11-25', ['2026-11-26', '2026-12-25']],
  ['2026-11-27', ['2026-12-25', '2027-11-25']],
  // Christmas is a Sunday, which is closed anyway
  ['2033-12-01', ['2034-11-23']],
])('from %s on, the doctor looks for blocks on %j', (today, days) => {
  const words = guardChecks(deployment, today).map((row) => row.words);
  expect(words.filter((text) => text.includes('is blocked'))).toEqual(
    days.map((day) => expect.stringContaining(day)),
  );
});

const secrets = {
  SITE_ORIGIN: `${site}/`,
  BUSINESS_PHONE: '+17205550123',
  BUSINESS_EMAIL: 'hello@pets.test',
  MAIL_FROM: 'Pets <requests@pets.test>',
  VISIT_LINK_SECRET: 'v'.repeat(32),
  OPERATOR_KEY: 'o'.repeat(16),
  INDEXNOW_KEY: 'abcd-1234',
};
const files: Files = {
  site,
  settings: {
    VITE_SITE_ORIGIN: site,
    VITE_PHONE: '+17205550123',
    VITE_EMAIL: 'hello@pets.test',
    VITE_INDEXNOW_KEY: 'abcd-1234',
  },
  secrets,
  secretNames: Object.keys(secrets),
  license: '1',
  insurer: 'A',
};

test.each([
  ['all filled in', {}, []],
  ['no file', { secrets: undefined }, ['not seen: There is a file supabase/functions/.env |']],
  ['an empty secret', { secrets: { ...secrets, MAIL_FROM: '' } }, ['MAIL_FROM is filled in |']],
  [
    'a short secret',
    { secrets: { ...secrets, VISIT_LINK_SECRET: 'v'.repeat(31) } },
    ['at least 32 characters |'],
  ],
  ['a short key', { secrets: { ...secrets, OPERATOR_KEY: 'o'.repeat(15) } }, ['at least 16 char']],
  ['two phones', { secrets: { ...secrets, BUSINESS_PHONE: '+1' } }, ['the same as VITE_PHONE']],
  ['another site', { site: 'https://pets.test' }, ['write VITE_SITE_ORIGIN=https://pets.test']],
  ['no license', { license: '' }, ['Your grooming license is shown']],
  ['no insurer', { insurer: '' }, ['Your insurer is named']],
] as const)('the doctor checks files with %s, and shows no value', async (_name, change, words) => {
  const said = await complaints(fileChecks({ ...files, ...change }), {});
  expect(said).toEqual(words.map((text) => expect.stringContaining(text)));
  expect(said.join()).not.toMatch(/vvv|ooo/);
});
