import { expect, test } from 'vitest';
import type { Deployment, Network } from '../../doctor/finding.ts';
import { lookAtDatabase } from '../../doctor/look-at-database.ts';
import { lookAtMail, lookAtReplies } from '../../doctor/look-at-mail.ts';
import { openHolidays } from '../../doctor/look-at-project.ts';
import { lookAtNames } from '../../doctor/look-at-site.ts';

const deployment: Deployment = {
  site: 'https://www.pets.test',
  project: 'https://abc.supabase.test',
  publishableKey: 'sb_publishable_x',
  secretKey: '',
  indexNowKey: '',
  mailDomain: 'pets.test',
  demonstrationFiles: [],
};

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

/** Answers each address with the page that it leads to. */
function network(leadsTo: Readonly<Record<string, string>>, status = 200): Network {
  return {
    texts: failing('ENOTFOUND'),
    send: async (address) => {
      const url = leadsTo[String(address)] ?? '';
      if (url === '' && status === 200) throw new TypeError('fetch failed');
      return Object.defineProperty(new Response('', { status }), 'url', { value: url });
    },
  };
}

test('the doctor says that a project is paused, and how to restore it', async () => {
  const [form] = await lookAtDatabase(deployment, network({}, 540));
  expect(form).toMatchObject({
    state: 'missing',
    what: expect.stringContaining('the project is paused'),
    fix: expect.stringContaining('press Restore'),
  });
});

test.each([
  ['both lead to the site', 'https://www.pets.test/', 'https://www.pets.test/', []],
  [
    'the bare domain does not respond',
    '',
    'https://www.pets.test/',
    ['https://pets.test/ does not'],
  ],
  [
    'the bare domain shows a site of its own',
    'https://pets.test/',
    'https://www.pets.test/',
    ['https://pets.test/ shows a site of its own'],
  ],
  [
    'http stays http',
    'https://www.pets.test/',
    'http://www.pets.test/',
    ['http://www.pets.test/ s'],
  ],
])('the doctor follows the names of the site: %s', async (_name, bare, plain, complaints) => {
  const leadsTo = { 'https://pets.test/': bare, 'http://www.pets.test/': plain };
  const found = await lookAtNames(deployment, network(leadsTo));
  expect(found.filter(({ state }) => state === 'missing').map(({ what }) => what)).toEqual(
    complaints.map((words) => expect.stringContaining(words)),
  );
});

test('the doctor follows no other names of a site with an IP address', async () => {
  expect(await lookAtNames({ ...deployment, site: 'http://127.0.0.1:4173' }, network({}))).toEqual(
    [],
  );
});

test('the doctor names the missing DMARC record', async () => {
  const found = await lookAtMail(deployment, network({}));
  expect(found.at(-1)?.fix).toContain('_dmarc.pets.test TXT "v=DMARC1; p=none"');
});

test.each([
  ['no mail server', 'hi@pets.test', failing('ENOTFOUND'), 'missing'],
  ['no name server', 'hi@pets.test', failing('EAI_AGAIN'), 'not seen'],
  ['no address', '', failing('ENOTFOUND'), 'missing'],
  ['a mail server', 'hi@pets.test', () => Promise.resolve(['mx']), 'ok'],
])('the doctor checks who receives replies: %s', async (_name, email, mailServers, state) => {
  expect(await lookAtReplies(email, mailServers)).toMatchObject({ state });
});

test.each([
  ['2026-11-25', [], ['Thu, Nov 26', 'Fri, Dec 25']],
  ['2026-11-27', [], ['Fri, Dec 25', 'Thu, Nov 25']],
  ['2026-11-25', ['2026-11-26'], ['Fri, Dec 25']],
  // a Sunday, which is closed anyway
  ['2033-12-01', ['2034-11-23'], []],
])(
  'the doctor names holidays that are not blocked: from %s, blocked %j',
  (today, closedDays, open) => {
    expect(openHolidays(today, closedDays)).toEqual(open);
  },
);
