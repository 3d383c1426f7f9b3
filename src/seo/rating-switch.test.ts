import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('one switch takes the rating off every page and out of every graph', async () => {
  vi.stubEnv('VITE_SHOW_RATING', 'false');
  vi.resetModules();
  const { renderPage } = await import('../../vite-plugins/prerender/render-page');
  const { sitePages } = await import('@/site/site-pages');
  for (const { path } of sitePages) {
    const { machineTags, markup } = await renderPage(path);
    expect(machineTags, path).not.toMatch(/aggregateRating|ratingValue/);
    const text = markup.replaceAll('<!-- -->', '');
    expect(text, path).not.toMatch(/out of 5|127 reviews/);
  }
}, 60_000);
