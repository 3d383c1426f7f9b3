import { expect, test } from 'vitest';
import { groomers } from '../groomers';
import { addOnNotes } from './add-on-notes';
import { loadServicePage } from './load-service-page';
import { fullService } from './service-pages';
import { findService, services } from '.';
import { addOns } from '@shared/business/prices';

async function loadPage(slug: string) {
  const [service, page] = [findService(slug), await loadServicePage(slug)];
  return service && page && fullService(service, page);
}

test.each(services.map(({ slug }) => slug))('the page of %s is whole', async (slug) => {
  const page = await loadPage(slug);
  expect(page?.about.length).toBeGreaterThanOrEqual(3);
  expect(page?.included.length).toBeGreaterThanOrEqual(6);
  expect(page?.whatToExpect).toHaveLength(4);
  expect(page?.faqs.length).toBeGreaterThanOrEqual(4);
});

test.each(services.map(({ slug }) => slug))('%s names other packages that exist', async (slug) => {
  const related = (await loadPage(slug))?.related.map((service) => service.slug) ?? [];
  expect(related).not.toEqual([]);
  expect(related).not.toContain(slug);
  expect(new Set(related).size).toBe(related.length);
});

test.each(services.map(({ slug }) => slug))('a groomer we have comes for %s', async (slug) => {
  const firstNames = groomers.map(({ name }) => name.replace(/ .*/, ''));
  expect(firstNames).toContain((await loadPage(slug))?.groomer);
});

test('lists and the calculator do not carry the words of the pages', () => {
  for (const service of services) expect(Object.keys(service)).not.toContain('about');
});

test('no question is on two pages', async () => {
  const pages = await Promise.all(services.map(({ slug }) => loadPage(slug)));
  const questions = pages.flatMap((page) => page?.faqs.map(({ question }) => question) ?? []);
  expect(new Set(questions).size).toBe(questions.length);
});

test('the words of an unknown package are an error', async () => {
  await expect(loadServicePage('dragon-wash')).rejects.toThrow('dragon-wash');
});

test('every add-on says what it is good for', () => {
  expect(Object.keys(addOnNotes)).toEqual(addOns.map(({ id }) => id));
});
