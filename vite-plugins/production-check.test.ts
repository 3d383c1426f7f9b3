import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { businessWith } from '../supabase/functions/_shared/business/business.ts';
import { demoKeys } from './demo.ts';
import { findDemonstrationFiles } from './demonstration-files.ts';
import { buildProblem, checkDemonstration } from './production-check.ts';

const production = {
  mode: 'production',
  url: 'https://abcdefgh.supabase.co',
  anonKey: 'sb_publishable_abc',
  origin: 'https://www.happy-paws.com',
  phone: '+17205550123',
  email: 'hello@happy-paws.com',
  indexNowKey: '',
};
const noSettings = { url: '', anonKey: '', origin: '', phone: '', email: '', indexNowKey: '' };

const papers = { license: '12-345', insurer: 'Aspen Mutual' };

function jwt(role: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return [part({ alg: 'HS256' }), part({ role }), 'signature'].join('.');
}

function refused(changes: Partial<typeof production>): string[] {
  const problem = buildProblem({ ...production, ...changes }, papers) ?? '';
  return [...problem.matchAll(/^- (\w+) must .*\.$/gm)].map(([, name = '']) => name);
}

test('a production build accepts a hosted project and its publishable key', () => {
  expect(buildProblem(production, papers)).toBeUndefined();
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
])('a production build rejects the address "%s" for project and site', (address) => {
  expect(refused({ url: address })).toEqual(['VITE_SUPABASE_URL']);
  expect(refused({ origin: address })).toEqual(['VITE_SITE_ORIGIN']);
});

test.each(['', demoKeys.publishable, jwt('anon')])(
  'a production build rejects the key "%s"',
  (anonKey) => {
    expect(refused({ anonKey })).toEqual(['VITE_SUPABASE_ANON_KEY']);
  },
);

test.each(['a'.repeat(8), 'a'.repeat(128), '0-9a-zA-Z'])(
  'a build accepts the IndexNow key "%s"',
  (key) => {
    expect(refused({ indexNowKey: key })).toEqual([]);
  },
);

test.each(['abcd123', 'a'.repeat(129), 'abcd 1234', 'abcd_1234', '../../etc', 'abcd1234\n'])(
  'a production build and a demo reject the IndexNow key "%s"',
  (indexNowKey) => {
    expect(refused({ indexNowKey })).toEqual(['VITE_INDEXNOW_KEY']);
    expect(refused({ ...noSettings, mode: 'demo', indexNowKey })).toEqual(['VITE_INDEXNOW_KEY']);
  },
);

test.each(['https://happy-paws.example', 'https://WWW.Happy-Paws.EXAMPLE/'])(
  'a production build rejects the site %s',
  (origin) => {
    expect(refused({ origin })).toEqual(['VITE_SITE_ORIGIN']);
  },
);

test.each(['', '+13035550142', '7205550123', '(720) 555-0123', '+1 720 555 0123', '+172055501234'])(
  'a production build rejects the phone "%s"',
  (phone) => {
    expect(refused({ phone })).toEqual(['VITE_PHONE']);
  },
);

test.each(['', 'happy-paws.com', 'hello@Happy-Paws.EXAMPLE', 'hello@happy-paws'])(
  'a production build rejects the email "%s"',
  (email) => {
    expect(refused({ email })).toEqual(['VITE_EMAIL']);
  },
);

test('a production build rejects the site, phone and email of the demonstration business', () => {
  const { origin, phone, email } = businessWith({});

  expect(refused({ origin, phone, email })).toEqual([
    'VITE_SITE_ORIGIN',
    'VITE_PHONE',
    'VITE_EMAIL',
  ]);
});

test.each(['license', 'insurer'])(
  'a production build rejects an empty %s, a demo does not',
  (name) => {
    const without = { ...papers, [name]: '' };
    expect(buildProblem(production, without)).toContain(`- ${name} must be filled in`);
    expect(buildProblem({ ...noSettings, mode: 'demo' }, without)).toBeUndefined();
  },
);

test('the error lists all wrong settings, and names the command for a demo', () => {
  expect(refused(noSettings)).toHaveLength(5);
  expect(buildProblem({ ...production, ...noSettings }, papers)).toMatch(
    /npm run build -- --mode demo\.$/,
  );

  const badSettings = { ...production, ...noSettings, anonKey: 'sb_secret_abc' };
  expect(buildProblem(badSettings, papers)?.match(/^- VITE_\w+ (is|must) /gm)).toHaveLength(5);
});

test('a demo needs no settings', () => {
  expect(buildProblem({ ...noSettings, mode: 'demo' })).toBeUndefined();
});

test.each(['production', 'demo'])('a %s build rejects a secret key', (mode) => {
  for (const anonKey of [
    'sb_secret_abc',
    'sb_secret_local_dev_only_never_in_the_bundle',
    jwt('service_role'),
  ]) {
    expect(buildProblem({ ...production, mode, anonKey })).toMatch(/is a secret key/);
  }
});

// The files of a site whose records are all its own stay, and say so no more.
const invented = [
  [
    'VITE_SHOW_TESTIMONIALS',
    ['voices/customers.ts', 'voices/reviews.ts', 'gallery/transformations/max.ts'],
  ],
  ['VITE_SHOW_RATING', ['voices/rating.ts']],
  ['VITE_SHOW_CERTIFICATES', ['groomers/certificates.ts']],
] as const;
const allOff = Object.fromEntries(invented.map(([setting]) => [setting, 'false']));
const money = 'supabase/functions/_shared/business/policy.ts';
const figures = 'src/content/stats.ts';
const toPaths = (names: readonly string[]) => names.map((name) => `src/content/${name}`);
const people = toPaths(['groomers.ts', 'gallery/happy-pets.ts', 'gallery/winners/max.ts']);
const files = [...invented.flatMap(([, names]) => toPaths(names)), ...people];

function findWarnings(mode: string, env: Readonly<Record<string, string>>, left = files): string[] {
  const warnings: string[] = [];
  const logger = { ...createLogger(), warn: (message: string) => warnings.push(message) };
  checkDemonstration(left, { env, mode, logger });
  return warnings;
}

test.each(invented)(
  'a production build rejects the content that %s=false removes: %j',
  (setting, names) => {
    const build = () => findWarnings('production', { ...allOff, [setting]: '' });
    expect(build).toThrow(`(${setting}=false): ${toPaths(names).join(', ')}`);
  },
);

test.each([
  ['amounts of money and rules that nobody decided', money],
  ['figures that nobody counted', figures],
])('a production build rejects %s', (words, file) => {
  expect(() => findWarnings('production', allOff, [file])).toThrow(`- ${words}: ${file}`);
});

test('the files that a production build rejects exist', () => {
  const claimed = [money, figures, ...files].filter((file) => !file.endsWith('/max.ts'));
  expect(claimed.filter((file) => !existsSync(file))).toEqual([]);
});

test('a record is found as long as it says that it came with the site', async () => {
  const root = await mkdtemp(join(tmpdir(), 'records-'));
  const record = (line: string) => `export const rating = {\n  value: 5,\n${line}};\n`;
  for (const [file, line] of [
    [money, '  isDemonstration: true,\n'],
    ['src/content/voices/rating.ts', ''],
    ['src/content/gallery/happy-pets.ts', '  isDemonstration: true,\n'],
    ['src/content/gallery/gallery.test.ts', '  isDemonstration: true,\n'],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), record(line));
  }
  expect(await findDemonstrationFiles(root)).toEqual([money, 'src/content/gallery/happy-pets.ts']);
});

test('a demo accepts demonstration content', () => {
  expect(findWarnings('demo', {})).toEqual([]);
});

test('a production build names demonstration pets and people, and does not stop', () => {
  const [warning, ...others] = findWarnings('production', allOff);
  const pair = toPaths(['gallery/transformations/max.ts']);
  expect(warning).toContain(` still in ${[...pair, ...people].join(', ')}`);
  expect(others).toEqual([]);
  expect(findWarnings('production', {}, [])).toEqual([]);
});
