import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDemonstrationFiles } from '../supabase/local/demonstration-files.ts';
import { checkDemonstration } from './demonstration.ts';

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
const rules = 'supabase/functions/_shared/business/our-rules.ts';
const figures = 'src/content/stats.ts';
const toPaths = (names: readonly string[]) => names.map((name) => `src/content/${name}`);
const people = toPaths(['groomers.ts', 'gallery/happy-pets.ts', 'gallery/winners/max.ts']);
const files = [...invented.flatMap(([, names]) => toPaths(names)), ...people];

function findWarnings(settings: Readonly<Record<string, string>>, left = files): string[] {
  const warnings: string[] = [];
  checkDemonstration(left, settings, { warn: (message) => warnings.push(message) });
  return warnings;
}

test.each(invented)(
  'a production build rejects the content that %s=false removes: %j',
  (setting, names) => {
    const build = () => findWarnings({ ...allOff, [setting]: '' });
    expect(build).toThrow(`(${setting}=false): ${toPaths(names).join(', ')}`);
  },
);

test.each([
  ['amounts of money and rules that nobody decided', money],
  ['amounts of money and rules that nobody decided', rules],
  ['figures that nobody counted', figures],
])('a production build rejects %s', (words, file) => {
  expect(() => findWarnings(allOff, [file])).toThrow(
    `This build would publish what came with the site as yours. Replace it, or switch it off until you have your own:
- ${words}: ${file}`,
  );
});

test('the files that a production build rejects exist', () => {
  const claimed = [money, rules, figures, ...files].filter((file) => !file.endsWith('/max.ts'));
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
  expect(findDemonstrationFiles(root)).toEqual([money, 'src/content/gallery/happy-pets.ts']);
});

test('a production build names demonstration pets and people, and does not stop', () => {
  const [warning, ...others] = findWarnings(allOff);
  const pair = toPaths(['gallery/transformations/max.ts']);
  expect(warning).toContain(` still in ${[...pair, ...people].join(', ')}`);
  expect(others).toEqual([]);
  expect(findWarnings({}, [])).toEqual([]);
});
