import { expect, test } from 'vitest';
import { businessWith } from '../supabase/functions/_shared/business/business.ts';
import { localKeys } from '../supabase/local/local-keys.ts';
import { readSettings } from './env.ts';

const production = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_SITE_ORIGIN: 'https://www.happy-paws.com',
  VITE_PHONE: '+17205550123',
  VITE_EMAIL: 'hello@happy-paws.com',
};

const papers = { license: '12-345', insurer: 'Aspen Mutual' };

const readProduction = (env: Readonly<Record<string, unknown>>) =>
  readSettings('production', env, papers);

function jwt(role: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return [part({ alg: 'HS256' }), part({ role }), 'signature'].join('.');
}

test('a production build accepts a hosted project and its publishable key', () => {
  expect(readProduction(production)).toMatchObject({
    ...production,
    VITE_INDEXNOW_KEY: '',
  });
});

const unhosted = [
  '',
  'not a url',
  'http://abcdefgh.supabase.co',
  'http://localhost:54321',
  'https://localhost',
  'https://api.localhost:8000',
  'https://127.0.0.1:54321',
  'https://[::1]:54321',
  'https://0.0.0.0',
];
const examples = ['https://happy-paws.example', 'https://WWW.Happy-Paws.EXAMPLE/'];
const { origin, phone, email } = businessWith({});
const wrong = {
  VITE_SUPABASE_URL: unhosted,
  VITE_SUPABASE_ANON_KEY: ['', localKeys.publishable, jwt('anon')],
  VITE_SITE_ORIGIN: [...unhosted, ...examples, origin],
  VITE_PHONE: ['', phone, '7205550123', '(720) 555-0123', '+1 720 555 0123', '+172055501234'],
  VITE_EMAIL: ['', email, 'happy-paws.com', 'hello@Happy-Paws.EXAMPLE', 'hello@happy-paws'],
};

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'a production build rejects %s=%s, and nothing else',
  (name = '', value) => {
    const build = () => readProduction({ ...production, [name]: value });
    expect(build).toThrow(new RegExp(`^This .*\n- ${name} must .*\\.\nFor a demo .*$`));
  },
);

test.each(['abcd123', 'a'.repeat(129), 'abcd 1234', 'abcd_1234', '../../etc', 'abcd1234\n'])(
  'a production build and a demo reject the IndexNow key "%s"',
  (VITE_INDEXNOW_KEY) => {
    const words = 'VITE_INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.';
    const settings = { ...production, VITE_INDEXNOW_KEY };
    expect(() => readProduction(settings)).toThrow(words);
    expect(() => readSettings('demo', { VITE_INDEXNOW_KEY })).toThrow(words);
  },
);

test.each(['a'.repeat(8), 'a'.repeat(128), '0-9a-zA-Z'])(
  'a build accepts the IndexNow key "%s"',
  (key) => {
    const settings = { ...production, VITE_INDEXNOW_KEY: key };
    expect(readProduction(settings).VITE_INDEXNOW_KEY).toBe(key);
  },
);

test('the error lists all wrong settings, and names the command for a demo', () => {
  expect(() => readProduction({ VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' })).toThrow(
    `This build needs other settings, in .env or at your host (.env.example):
- VITE_SUPABASE_URL must be the https:// address of your hosted Supabase project.
- VITE_SUPABASE_ANON_KEY is a secret key, which must never be in a bundle: use the publishable (anon) key.
- VITE_SITE_ORIGIN must be the https:// address of your site, not one in .example.
- VITE_PHONE must be your number as +1 and ten digits, without spaces, and not +13035550142.
- VITE_EMAIL must be your e-mail address, not one in .example.
For a demo without any, run npm run build -- --mode demo.`,
  );
});

test.each(['license', 'insurer'])('a production build rejects an empty %s', (name) => {
  const build = () => readSettings('production', production, { ...papers, [name]: '' });
  expect(build).toThrow(`- ${name} must be filled in`);
});

test('a demo needs no settings', () => {
  expect(Object.values(readSettings('demo', {})).join('')).toBe('');
});

test.each(['sb_secret_abc', 'sb_secret_local_dev_only_never_in_the_bundle', jwt('service_role')])(
  'a production build and a demo reject the secret key "%s"',
  (VITE_SUPABASE_ANON_KEY) => {
    for (const mode of ['production', 'demo']) {
      const build = () => readSettings(mode, { ...production, VITE_SUPABASE_ANON_KEY });
      expect(build).toThrow('- VITE_SUPABASE_ANON_KEY is a secret key');
    }
  },
);
