import { beforeEach, expect, test, vi } from 'vitest';

/** The visitor has accepted everything. */
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cookie-consent', 'accepted');
  window.gtag = undefined;
  document.head.replaceChildren();
});

async function open(path: string) {
  vi.resetModules();
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST');
  window.history.replaceState(null, '', path);
  const { startAnalytics } = await import('./start-analytics');
  startAnalytics();
  return document.querySelectorAll('script').length;
}

test('a page without a key loads the tag', async () => {
  expect(await open('/faq')).toBe(1);
});

test.each(['/visit', '/operator', '/admin/indexnow', '/newsletter/confirm/'])(
  '%s never loads the tag',
  async (path) => {
    expect(await open(path)).toBe(0);
  },
);

test('no page loads the tag on a device with the operator’s key', async () => {
  localStorage.setItem('operator-key', 'the key of the operator');
  expect(await open('/faq')).toBe(0);
  expect(window.gtag).toBeUndefined();
});
