import { expect, test } from 'vitest';
import { siteKey } from './site-key.ts';

const hostedUrl = 'https://abcdefgh.supabase.co';
const localKey = 'alpenglow-local-indexnow-key';

test.each([
  ['a hosted site with a key', { mode: 'production', hostedUrl, key: 'abcd1234' }, 'abcd1234'],
  ['a hosted site without one', { mode: 'production', hostedUrl, key: '' }, ''],
  ['development against a hosted project', { mode: 'development', hostedUrl, key: '' }, ''],
  ['development on this machine', { mode: 'development', hostedUrl: '', key: '' }, localKey],
  ['a demo', { mode: 'demo', hostedUrl, key: '' }, localKey],
  ['a demo with a key', { mode: 'demo', hostedUrl: '', key: 'abcd1234' }, 'abcd1234'],
])('the key of %s', (_name, settings, key) => {
  expect(siteKey(settings)).toBe(key);
});

test.each(['a'.repeat(8), 'a'.repeat(128), '0-9a-zA-Z'])('"%s" may be a key', (key) => {
  expect(siteKey({ mode: 'production', hostedUrl, key })).toBe(key);
});

test.each(['abcd123', 'a'.repeat(129), 'abcd 1234', 'abcd_1234', '../../etc', 'abcd1234\n'])(
  '"%s" is no key, and nothing is built with it',
  (key) => {
    expect(() => siteKey({ mode: 'production', hostedUrl, key })).toThrow('VITE_INDEXNOW_KEY');
  },
);
