import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type HeaderSettings, keyHeaders, securityHeaders } from './security-headers';

const local: HeaderSettings = {
  scripts: ['go()'],
  styles: ['p{}'],
  backendOrigin: undefined,
  hasAnalytics: false,
  isSecure: false,
};

function directives(settings: Partial<HeaderSettings> = {}): Map<string, string> {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders({ ...local, ...settings });
  return new Map(
    policy.split('; ').map((directive) => {
      const [, name = '', sources = ''] = /^(\S+) ?(.*)$/.exec(directive) ?? [];
      return [name, sources];
    }),
  );
}

test('the policy allows inline code only by its hash', () => {
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(directives().get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(directives().get('style-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect([...directives().values()].join()).not.toMatch(/unsafe|https?:(?!\/\/www\.google\.com)/);
});

test('a site without a hosted backend and analytics connects only to itself', () => {
  expect(directives().get('connect-src')).toBe("'self'");
  expect(directives().get('img-src')).toBe("'self' data: https://www.google.com/favicon.ico");
  expect(directives().has('upgrade-insecure-requests')).toBe(false);
});

test('the policy allows the hosted backend, and analytics where it is set up', () => {
  const policy = directives({ backendOrigin: 'https://abc.supabase.co', hasAnalytics: true });
  expect(policy.get('connect-src')).toMatch(/^'self' https:\/\/abc\.supabase\.co https:/);
  expect(policy.get('script-src')).toContain('https://*.googletagmanager.com');
  expect(policy.get('img-src')).toContain('https://*.google-analytics.com');
});

test('the policy upgrades requests to https in production', () => {
  expect(directives({ isSecure: true }).has('upgrade-insecure-requests')).toBe(true);
});

test.each([
  ['default-src', "'none'"],
  ['frame-src', 'https://www.google.com'],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
  ['base-uri', "'none'"],
  ['object-src', "'none'"],
])('%s is %s', (name, sources) => {
  expect(directives().get(name)).toBe(sources);
});

test('a browser that came once comes by https alone, to every subdomain', () => {
  const { 'Strict-Transport-Security': transport } = securityHeaders(local);
  expect(transport).toMatch(/; includeSubDomains; preload$/);
});

test('pages that a key opens send no referrer and allow no tag', () => {
  const headers = keyHeaders({ ...local, hasAnalytics: true });
  expect(headers['Referrer-Policy']).toBe('no-referrer');
  expect(headers['Content-Security-Policy']).toContain("script-src 'self'");
  expect(headers['Content-Security-Policy']).not.toMatch(/googletagmanager|google-analytics/);
});
