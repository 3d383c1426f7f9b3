import { expect, test } from 'vitest';
import { localKeys } from './local-keys.ts';
import { buildProblem } from './production-check.ts';

const url = 'https://abcdefgh.supabase.co';
const anonKey = 'sb_publishable_abc';
const mode = 'production';

function jwt(role: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return [part({ alg: 'HS256' }), part({ role }), 'signature'].join('.');
}

test.each([anonKey, jwt('anon')])('a hosted project and its public key may be built', (key) => {
  expect(buildProblem({ mode, url, anonKey: key })).toBeUndefined();
});

test.each([
  '',
  'not a url',
  'http://abcdefgh.supabase.co',
  'http://localhost:54321',
  'https://localhost',
  'https://api.localhost:8000',
  'https://127.0.0.1:54321',
  'https://[::1]:54321',
  'https://0.0.0.0',
])('a production build refuses the URL "%s"', (address) => {
  expect(buildProblem({ mode, url: address, anonKey })).toMatch(/^VITE_SUPABASE_URL must .*\.$/);
});

test.each(['', localKeys.publishable])('a production build refuses the key "%s"', (key) => {
  expect(buildProblem({ mode, url, anonKey: key })).toMatch(/^VITE_SUPABASE_ANON_KEY must .*\.$/);
});

test('a demo needs no project', () => {
  expect(buildProblem({ mode: 'demo', url: '', anonKey: '' })).toBeUndefined();
});

test.each(['production', 'demo'])('no %s build takes a secret key', (buildMode) => {
  for (const key of ['sb_secret_abc', localKeys.secret, jwt('service_role')]) {
    expect(buildProblem({ mode: buildMode, url, anonKey: key })).toMatch(/is a secret key/);
  }
});
