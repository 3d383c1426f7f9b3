import { afterEach, expect, test, vi } from 'vitest';
import { quotes as areaQuotes } from '@/content/voices/customers';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('one switch removes every quote from every page and its record', async () => {
  vi.stubEnv('VITE_SHOW_TESTIMONIALS', 'false');
  vi.resetModules();
  const { loadRecord, renderPage } = await import('../../vite-plugins/prerender/site-entry');
  const { sitePages } = await import('@/site/site-pages');
  const { reviews } = await import('@/content/voices/reviews');
  const { findTransformation } = await import('@/content/gallery/find-transformation');
  const { transformations } = await import('@/content/gallery');
  const petQuotes = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);
  const quotes = [
    ...Object.values(areaQuotes).map(({ text }) => text),
    ...reviews.map(({ text }) => text),
    ...petQuotes.map(({ testimonial }) => testimonial.text),
  ];
  expect(quotes).not.toEqual([]);

  for (const { path } of sitePages) {
    const page = (await renderPage(path)) + JSON.stringify(await loadRecord(path));
    const words = page.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    expect(
      quotes.filter((quote) => words.includes(quote)),
      path,
    ).toEqual([]);
  }
}, 60_000);

test('one switch removes every certificate and the badge from every page', async () => {
  vi.stubEnv('VITE_SHOW_CERTIFICATES', 'false');
  vi.resetModules();
  const { renderPage } = await import('../../vite-plugins/prerender/site-entry');
  const { sitePages } = await import('@/site/site-pages');
  const { certificates } = await import('@/content/groomers/certificates');
  const names = Object.values(certificates).flatMap((each) =>
    each.papers.map(({ name }) => name.toLowerCase()),
  );
  for (const { path } of sitePages) {
    const words = (await renderPage(path)).replaceAll('<!-- -->', '').toLowerCase();
    expect(
      [...names, 'certified groomers', 'first aid'].filter((name) => words.includes(name)),
      path,
    ).toEqual([]);
  }
}, 60_000);

test('a live site is not called invented', async () => {
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const { demonstrationNote } = await import('@/content/business');
  expect(demonstrationNote).toBeUndefined();
});

test('one switch removes the rating from every page and graph', async () => {
  vi.stubEnv('VITE_SHOW_RATING', 'false');
  vi.resetModules();
  const { renderPage } = await import('../../vite-plugins/prerender/site-entry');
  const { sitePages } = await import('@/site/site-pages');
  for (const { path } of sitePages) {
    const markup = await renderPage(path);
    expect(markup, path).not.toMatch(/aggregateRating|ratingValue/);
    const text = markup.replaceAll('<!-- -->', '');
    expect(text, path).not.toMatch(/out of 5|\d reviews/);
  }
}, 60_000);
