import { beforeEach, expect, test, vi } from 'vitest';
import { trackLink } from './start-analytics';
import { recordedEvents } from '@/analytics/recorded-events.fixture';

beforeEach(() => {
  localStorage.setItem('cookie-consent', 'accepted');
  window.dataLayer = [];
  window.gtag = undefined;
});

async function open(path: string) {
  vi.resetModules();
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST');
  window.history.replaceState(null, '', path);
  const { startAnalytics } = await import('./start-analytics');
  startAnalytics();
  return document.querySelectorAll('script').length;
}

test.each([
  ['/faq', 1],
  ['/visit', 0],
  ['/operator', 0],
  ['/admin/indexnow', 0],
  ['/newsletter/confirm/', 0],
])('%s loads the tag %i times', async (path, tags) => {
  expect(await open(path)).toBe(tags);
});

function choose(href: string, location?: string) {
  document.body.innerHTML = `<div ${location ? `data-location="${location}"` : ''}><a href="${href}"> Go
    on </a></div>`;
  const link = document.querySelector('a');
  if (link) trackLink(link);
  return recordedEvents();
}

test.each([
  ['tel:+13035550142', 'bar', 'phone', 'bar'],
  ['sms:+13035550142?&body=My%20ZIP%20is%2080206', 'header', 'sms', 'header'],
  ['/booking?service=full-groom', undefined, 'cta', 'content'],
  ['/booking', 'bar', 'cta', 'bar'],
  ['/booking', 'menu', 'cta', 'menu'],
  ['/booking', 'footer', 'cta', 'footer'],
])('a link to %s in %s sends a click of the type %s', (href, location, type, expected) => {
  const link = { click_type: type, link_location: expected, link_text: 'Go on' };
  expect(choose(href, location)[0]).toEqual({ event: 'click', ...link });
});

test.each(['header', 'menu', 'footer'])('other links of the %s are recorded', (location) => {
  const link = { link_path: '/services', link_location: location, link_text: 'Go on' };
  expect(choose('/services#prices', location)).toEqual([{ event: 'navigation_click', ...link }]);
});

test.each([
  ['/gallery/transformation/poodle-rino', 'transformation', 'poodle-rino'],
  ['/gallery/winner/max', 'winner', 'max'],
])('a link to %s sends select_content', (href, type, id) => {
  expect(choose(href)).toEqual([{ event: 'select_content', content_type: type, content_id: id }]);
});

test.each([
  ['/services', undefined],
  ['/gallery', undefined],
  ['/cookie-policy', 'banner'],
  ['mailto:hello@alpenglow-grooming.example', 'footer'],
  ['https://www.instagram.com/alpenglow.grooming/', 'footer'],
  ['https://elsewhere.test/booking', undefined],
])('a link to %s in %s sends nothing', (href, location) => {
  expect(choose(href, location)).toEqual([]);
});
