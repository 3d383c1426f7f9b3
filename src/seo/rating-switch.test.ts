import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('one switch takes the rating off every page and out of every graph', async () => {
  vi.stubEnv('VITE_SHOW_RATING', 'false');
  vi.resetModules();
  const { renderedPages } = await import('@/testing/rendered-pages');
  for (const [path, { head, body }] of await renderedPages()) {
    expect(head.innerHTML, path).not.toMatch(/aggregateRating|ratingValue/);
    expect(body.textContent, path).not.toMatch(/out of 5|127 reviews/);
  }
}, 60_000);
