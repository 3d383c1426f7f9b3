import assert from 'node:assert/strict';
import { readSettings } from './read-settings.ts';

const configured = {
  SUPABASE_URL: 'https://ref.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a","second":"sb_secret_b"}',
  SUPABASE_SERVICE_ROLE_KEY: 'legacy',
  RESEND_API_KEY: 're_key',
  OPERATOR_EMAIL: 'boss@pets.example',
  MAIL_FROM: 'Pets <requests@pets.example>',
};

function settingsFrom(environment: Record<string, string>) {
  return readSettings((name) => environment[name]);
}

Deno.test('has no settings in an empty environment', () => {
  assert.deepEqual(settingsFrom({}), {
    secretKeys: [],
    project: undefined,
    sender: undefined,
    provider: undefined,
    pushUrl: undefined,
    linkSecret: undefined,
  });
});

Deno.test('reads what the platform and the operator set', () => {
  const { secretKeys, project, sender, provider } = settingsFrom(configured);

  assert.deepEqual(secretKeys, ['sb_secret_a', 'sb_secret_b']);
  assert.deepEqual(project, { url: 'https://ref.supabase.co', key: 'sb_secret_a' });
  assert.deepEqual(provider, { apiKey: 're_key', endpoint: 'https://api.resend.com/emails' });
  assert.equal(sender?.operator, 'boss@pets.example');
  assert.equal(sender?.business.phone, '+13035550142');
});

Deno.test('sends nothing with an empty key, and elsewhere on a developer’s machine', () => {
  assert.equal(settingsFrom({ ...configured, RESEND_API_KEY: '' }).provider, undefined);
  const endpoint = 'http://127.0.0.1:4321/emails';
  const { provider } = settingsFrom({ ...configured, RESEND_ENDPOINT: endpoint });
  assert.deepEqual(provider, { apiKey: 're_key', endpoint });
});

Deno.test('takes a secret of links that nobody can guess, and no shorter one', () => {
  const secretFrom = (VISIT_LINK_SECRET: string) =>
    settingsFrom({ ...configured, VISIT_LINK_SECRET }).linkSecret;

  assert.equal(secretFrom('x'.repeat(32)), 'x'.repeat(32));
  assert.equal(secretFrom('x'.repeat(31)), undefined);
});

Deno.test('lets the environment override the facts of the business', () => {
  const { sender } = settingsFrom({
    ...configured,
    BUSINESS_PHONE: '+13035550100',
    BUSINESS_EMAIL: 'hi@pets.example',
    SITE_ORIGIN: 'https://pets.example/start/',
  });

  assert.equal(sender?.business.phone, '+13035550100');
  assert.equal(sender?.business.email, 'hi@pets.example');
  assert.equal(sender?.business.origin, 'https://pets.example');
});

for (const changes of [
  { OPERATOR_EMAIL: '' },
  { OPERATOR_EMAIL: 'boss' },
  { OPERATOR_EMAIL: 'boss@pets.example, all@e.vil' },
  { OPERATOR_EMAIL: 'boss@pets.example\nBcc: all@e.vil' },
  { MAIL_FROM: '' },
  { MAIL_FROM: 'Pets' },
  { MAIL_FROM: 'Pets <requests@pets.example>, more' },
  { MAIL_FROM: 'Pets\nBcc: all@e.vil <requests@pets.example>' },
]) {
  Deno.test(`does not send with ${JSON.stringify(changes)}`, () => {
    assert.equal(settingsFrom({ ...configured, ...changes }).sender, undefined);
  });
}
