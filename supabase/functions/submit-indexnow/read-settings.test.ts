import assert from 'node:assert/strict';
import { readSettings } from './read-settings.ts';

function settingsFrom(environment: Record<string, string>) {
  return readSettings((name) => environment[name]);
}

Deno.test('reads no settings from an empty environment', () => {
  assert.deepEqual(settingsFrom({}), {
    origin: undefined,
    indexNow: undefined,
    publishableKeys: [],
    operatorKey: 'none',
    isPublic: false,
    project: undefined,
  });
});

Deno.test('sends to the common endpoint of IndexNow unless a setting names another', () => {
  const key = 'abcd1234';

  assert.deepEqual(settingsFrom({ INDEXNOW_KEY: key }).indexNow, {
    key,
    endpoint: 'https://api.indexnow.org/indexnow',
  });
  const endpoint = 'https://www.bing.com/indexnow';
  const chosen = settingsFrom({ INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint });
  assert.deepEqual(chosen.indexNow, { key, endpoint });
});

for (const endpoint of ['http://169.254.169.254/', 'http://api.indexnow.org/', 'nowhere']) {
  Deno.test(`does not send to ${endpoint}`, () => {
    const environment = { INDEXNOW_KEY: 'abcd1234', INDEXNOW_ENDPOINT: endpoint };

    assert.equal(settingsFrom(environment).indexNow, undefined);
  });
}

for (const key of ['short', 'a'.repeat(129), '../../secrets', 'abcd1234\n']) {
  Deno.test(`does not send ${JSON.stringify(key.slice(0, 20))} as a key`, () => {
    assert.equal(settingsFrom({ INDEXNOW_KEY: key }).indexNow, undefined);
  });
}
