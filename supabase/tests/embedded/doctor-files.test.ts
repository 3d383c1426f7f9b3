import { expect, test } from 'vitest';
import { type Files, lookAtFiles } from '../../doctor/look-at-files.ts';

const site = 'https://www.pets.test';
const secrets = {
  SITE_ORIGIN: `${site}/`,
  BUSINESS_PHONE: '+17205550123',
  BUSINESS_EMAIL: 'hello@pets.test',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Pets <requests@pets.test>',
  OPERATOR_EMAIL: 'me@pets.test',
  RESEND_WEBHOOK_SECRET: 'whsec_1',
  OPERATOR_PUSH_URL: 'https://ntfy.sh/a-name',
  VISIT_LINK_SECRET: 'v'.repeat(32),
  OPERATOR_KEY: 'o'.repeat(16),
  INDEXNOW_KEY: 'abcd-1234',
};
const settings = {
  VITE_SITE_ORIGIN: site,
  VITE_PHONE: '+17205550123',
  VITE_EMAIL: 'hello@pets.test',
  VITE_INDEXNOW_KEY: 'abcd-1234',
};
const all: Files = { site, settings, secrets, license: '1', insurer: 'A' };

function complaints(changes: Partial<Files>): string[] {
  return lookAtFiles({ ...all, ...changes })
    .filter(({ state }) => state !== 'ok')
    .map(({ what, fix }) => `${what} | ${fix ?? ''}`);
}

test('the doctor finds nothing to fix in complete files', () => {
  expect(complaints({})).toEqual([]);
});

test.each([
  ['no file', { secrets: undefined }, 'There is no supabase/functions/.env'],
  ['an empty one', { secrets: { ...secrets, MAIL_FROM: '' } }, 'MAIL_FROM in .+ is empty'],
  [
    'no push',
    { secrets: { ...secrets, OPERATOR_PUSH_URL: '' } },
    'OPERATOR_PUSH_URL in .+ is empty',
  ],
  [
    'a short one',
    { secrets: { ...secrets, VISIT_LINK_SECRET: 'v'.repeat(31) } },
    'at least 32 char',
  ],
  ['a short key', { secrets: { ...secrets, OPERATOR_KEY: 'o'.repeat(15) } }, 'at least 16 char'],
  ['two phones', { secrets: { ...secrets, BUSINESS_PHONE: '+1' } }, 'not the same as VITE_PHONE'],
  ['another site', { site: 'https://pets.test' }, 'write VITE_SITE_ORIGIN=https://pets.test'],
  ['no license', { license: '' }, 'No grooming license'],
  ['no insurer', { insurer: '' }, 'No insurer'],
])(
  'the doctor names the one fault of files with %s, and shows no value',
  (_name, changes, words) => {
    const found = complaints(changes);
    expect(found).toEqual([expect.stringMatching(words)]);
    expect(found.join()).not.toMatch(/vvv|ooo/);
  },
);
