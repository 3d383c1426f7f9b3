import assert from 'node:assert/strict';
import { readSettings } from './read-settings.ts';

const linkSecret = 'a secret of at least 32 characters';
const configured = {
  VISIT_LINK_SECRET: linkSecret,
  SUPABASE_URL: 'https://ref.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a","second":"sb_secret_b"}',
  SUPABASE_SERVICE_ROLE_KEY: 'legacy',
  RESEND_API_KEY: 're_key',
  OPERATOR_EMAIL: 'boss@pets.example',
  MAIL_FROM: 'Pets <requests@pets.example>',
  BUSINESS_PHONE: '+13035550100',
  BUSINESS_EMAIL: 'hi@pets.example',
  SITE_ORIGIN: 'https://pets.example/start/',
};

function settingsFrom(environment: Record<string, string>) {
  return readSettings((name) => environment[name]);
}

Deno.test('has no settings in an empty environment', () => {
  assert.deepEqual(settingsFrom({}), {
    secretKeys: [],
    project: undefined,
    missing: ['SUPABASE_URL', 'RESEND_API_KEY', 'OPERATOR_EMAIL', 'MAIL_FROM'],
    sender: undefined,
    provider: undefined,
    pushUrl: undefined,
    linkSecret: undefined,
  });
});

Deno.test('reads what the platform and the operator set', () => {
  const { secretKeys, project, sender, provider, missing, ...rest } = settingsFrom(configured);

  assert.deepEqual(missing, []);
  assert.equal(rest.linkSecret, linkSecret);
  assert.deepEqual(secretKeys, ['sb_secret_a', 'sb_secret_b']);
  assert.deepEqual(project, { url: 'https://ref.supabase.co', key: 'sb_secret_a' });
  assert.deepEqual(provider, { apiKey: 're_key', endpoint: 'https://api.resend.com/emails' });
  assert.equal(sender?.operator, 'boss@pets.example');
});

Deno.test('sends nothing with an empty key, and elsewhere on a developer’s machine', () => {
  assert.equal(settingsFrom({ ...configured, RESEND_API_KEY: '' }).provider, undefined);
  const endpoint = 'http://127.0.0.1:4321/emails';
  const { provider } = settingsFrom({ ...configured, RESEND_ENDPOINT: endpoint });
  assert.deepEqual(provider, { apiKey: 're_key', endpoint });
});

Deno.test('takes the facts of the business from the environment', () => {
  const { sender } = settingsFrom(configured);

  assert.equal(sender?.business.phone, '+13035550100');
  assert.equal(sender?.business.email, 'hi@pets.example');
  assert.equal(sender?.business.origin, 'https://pets.example');
});

const facts = { BUSINESS_PHONE: '', BUSINESS_EMAIL: '', SITE_ORIGIN: '' };

for (const changes of [
  { BUSINESS_PHONE: '' },
  { BUSINESS_PHONE: '303 555 0100' },
  { BUSINESS_EMAIL: '' },
  { BUSINESS_EMAIL: 'pets' },
  { SITE_ORIGIN: '' },
  { SITE_ORIGIN: 'pets.example' },
  facts,
]) {
  Deno.test(`a project that is public sends nothing with ${JSON.stringify(changes)}`, () => {
    const { sender, missing } = settingsFrom({ ...configured, ...changes });

    assert.equal(sender, undefined);
    assert.deepEqual(missing.toSorted(), Object.keys(changes).toSorted());
  });
}

Deno.test('on this machine emails go with the facts of the demonstration', () => {
  const project = { SUPABASE_URL: 'http://localhost:5173' };
  const { sender, missing } = settingsFrom({ ...configured, ...facts, ...project });

  assert.deepEqual(missing, []);
  assert.equal(sender?.business.phone, '+13035550142');
  assert.equal(sender?.business.origin, 'https://alpenglow-grooming.example');
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
    const { sender, missing } = settingsFrom({ ...configured, ...changes });

    assert.equal(sender, undefined);
    assert.deepEqual(missing, Object.keys(changes));
  });
}
