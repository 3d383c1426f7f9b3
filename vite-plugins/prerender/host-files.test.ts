import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFile, headersFor, redirectsFile } from './host-files';
import { sitePages } from '@/site/site-pages';

const file = headersFile({ 'X-Frame-Options': 'DENY', 'X-Other': 'a: b' });

test('the headers file has one block per path, in the format of Netlify and Cloudflare Pages', () => {
  expect(file).toBe(
    '/*\n  X-Frame-Options: DENY\n  X-Other: a: b\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/email/*\n  Cache-Control: public, max-age=86400\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/services/spa-bath', 'public, max-age=0, must-revalidate'],
  ['/assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/email/van.jpg', 'public, max-age=86400'],
])('browsers cache %s with "%s"', (path, caching) => {
  const headers = headersFor(file, path);
  expect(headers.get('Cache-Control')).toBe(caching);
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('X-Other')).toBe('a: b');
});

test('a header that Cloudflare would drop stops the build', () => {
  const withLine = (length: number) => headersFile({ 'X-Long': 'a'.repeat(length - 10) });
  expect(withLine(2000)).toContain('  X-Long: aaa');
  expect(() => withLine(2001)).toThrow('A line of _headers has 2001 characters');
});

test('no redirect catches all paths, so unknown paths return 404', () => {
  expect(redirectsFile).not.toMatch(/^\/\*/m);
});

test('redirects lead from unknown paths to existing files or pages', () => {
  const isThere = (path: string) =>
    existsSync(`public${path}`) || sitePages.some((page) => page.path === path);
  for (const rule of redirectsFile.trim().split('\n')) {
    const [from = '', to = ''] = rule.split(' ');
    expect([isThere(from), isThere(to)]).toEqual([false, true]);
  }
});
