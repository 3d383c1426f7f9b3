import { expect, test } from 'vitest';
import { groomers } from '../groomers';
import { addOnNotes } from './add-on-notes';
import { loadServicePage } from './load-service-page';
import { fullService } from './service-pages';
import { findService, services } from '.';
import { addOns } from '@shared/business/prices';
import { lengthStep } from '@shared/time/hours';
import { mostMinutesOf } from '@shared/visits/open-windows';

async function loadPage(slug: string) {
  const [service, page] = [findService(slug), await loadServicePage(slug)];
  return service && page && fullService(service, page);
}

const firstNames = groomers.map(({ name }) => name.replace(/ .*/, ''));

test.each(services)('the page of $title is whole, names others and who comes', async ({ slug }) => {
  const page = await loadPage(slug);
  expect(page?.about.length).toBeGreaterThanOrEqual(3);
  expect(page?.included.length).toBeGreaterThanOrEqual(6);
  expect(page?.whatToExpect).toHaveLength(4);
  expect(page?.faqs.length).toBeGreaterThanOrEqual(4);
  expect(firstNames).toContain(page?.groomer);
  const related = page?.related.map((service) => service.slug) ?? [];
  expect(related).not.toEqual([]);
  expect(new Set([slug, ...related]).size).toBe(related.length + 1);
});

test('lists and the calculator do not carry the words of the pages', () => {
  for (const service of services) expect(Object.keys(service)).not.toContain('about');
});

test('no question is on two pages', async () => {
  const pages = await Promise.all(services.map(({ slug }) => loadPage(slug)));
  const questions = pages.flatMap((page) => page?.faqs.map(({ question }) => question) ?? []);
  expect(new Set(questions).size).toBe(questions.length);
});

test('loading the words of an unknown package throws', async () => {
  await expect(loadServicePage('dragon-wash')).rejects.toThrow('dragon-wash');
});

test.each(services)(
  'emails look for windows as long as $title takes',
  ({ bookingName, minutes }) => {
    const most = mostMinutesOf([{ service: bookingName }]);
    expect(Math.ceil(minutes / lengthStep) * lengthStep).toBe(most);
  },
);

test('every add-on says what it is good for', () => {
  expect(Object.keys(addOnNotes)).toEqual(addOns.map(({ id }) => id));
});
