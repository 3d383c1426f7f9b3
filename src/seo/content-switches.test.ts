import { afterEach, expect, test, vi } from 'vitest';
import { quotes as areaQuotes } from '@/content/voices/customers';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('three switches remove every quote, certificate and rating from every page and its record', async () => {
  for (const name of ['TESTIMONIALS', 'CERTIFICATES', 'RATING'])
    vi.stubEnv(`VITE_SHOW_${name}`, 'false');
  vi.resetModules();
  const { loadRecord, renderPage } = await import('../../vite-plugins/prerender/site-entry');
  const { sitePages } = await import('@/site/site-pages');
  const { reviews } = await import('@/content/voices/reviews');
  const { certificates } = await import('@/content/groomers/certificates');
  const { findTransformation } = await import('@/content/gallery/find-transformation');
  const { transformations } = await import('@/content/gallery');
  const petQuotes = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);
  const quotes = [
    ...Object.values(areaQuotes).map(({ text }) => text),
    ...reviews.map(({ text }) => text),
    ...petQuotes.map(({ testimonial }) => testimonial.text),
  ];
  const papers = Object.values(certificates).flatMap((each) =>
    each.papers.map(({ name }) => name.toLowerCase()),
  );
  expect([quotes, papers]).not.toContainEqual([]);

  for (const { path } of sitePages) {
    const markup = (await renderPage(path)).replaceAll('<!-- -->', '');
    const words = (markup + JSON.stringify(await loadRecord(path))).replaceAll('&#x27;', "'");
    const certified = [...papers, 'certified groomers', 'first aid'];
    const claims = certified.filter((name) => markup.toLowerCase().includes(name));
    expect([path, quotes.filter((quote) => words.includes(quote)), claims]).toEqual([path, [], []]);
    expect(markup, path).not.toMatch(/aggregateRating|ratingValue|out of 5|\d reviews/);
  }
}, 60_000);

test('a live site does not call itself invented', async () => {
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const { demonstrationNote } = await import('@/content/business');
  expect(demonstrationNote).toBeUndefined();
});
