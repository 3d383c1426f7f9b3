import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const changing = readFileSync('docs/changing.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const searched = [':!docs/changing.md', ':!README.md'];
const code = [':!docs', ':!README.md'];

// README shortens paths.
test.each([
  ['README.md', readme, '(^|/)'],
  ['docs/changing.md', changing, '^'],
])('every path that %s names exists', (_, text, start) => {
  const files = git('ls-files');
  const paths = codeIn(text).filter(isPath);
  expect(paths.length).toBeGreaterThan(50);
  expect(
    paths.filter((path) => !new RegExp(`${start}${toPattern(path)}(/|$)`, 'm').test(files)),
  ).toEqual([]);
});

test('every name that docs/changing.md gives is in the code', () => {
  const names = codeIn(changing).filter((code) => /^[a-z]\w*$/i.test(code));
  expect(names.length).toBeGreaterThan(50);
  const everything = git('grep', '-howEI', names.join('|'), '--', ...code);
  const found = new Set(everything.split('\n'));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});

const searches = [...`${readme}\n${changing}`.matchAll(/^ *git grep (.+)$/gm)].map(
  ([, line]) => line,
);

test.each(searches)('git grep %s finds something', (line = '') => {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)];
  const given = words.map(([, single, double, plain]) => single ?? double ?? plain ?? '');
  const separator = given.includes('--') ? [] : ['--'];
  expect(git('grep', ...given, ...separator, ...searched)).not.toBe('');
});

test('links lead to headings of docs/changing.md', () => {
  const anchors = new Set(
    [...changing.matchAll(/^##+ (.+)$/gm)].map(([, name = '']) => anchor(name)),
  );
  const links = [...`${readme}\n${changing}`.matchAll(/\((?:docs\/changing\.md)?#([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(([, link = '']) => link).filter((link) => !anchors.has(link))).toEqual([]);
});

function codeIn(text: string): string[] {
  const prose = text.replaceAll(/^ *```[^]*?^ *```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** A file with its extension, or a folder; what is made at run time (`.temp`) is in no commit. */
function isPath(code: string): boolean {
  return (
    /^[\w.*/-]*[\w*]\.(?:tsx?|js|json|css|sql|md|html|svg|webp|webmanifest)$/.test(code) ||
    /^(?:src|supabase|docs|e2e|art|vite-plugins|public)\/(?!\.)[\w./-]+$/.test(code)
  );
}

function toPattern(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** '' where git grep finds nothing, which it tells by exit status 1. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return '';
    throw error;
  }
}
