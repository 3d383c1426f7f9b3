import { beforeEach, expect, test, vi } from 'vitest';
import { tagCommands } from './recorded-events.fixture';

const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const [granted, denied] = ['granted', 'denied'].map((word) =>
  Object.fromEntries(signals.map((signal) => [signal, word])),
);

const click = { click_type: 'cta', link_location: 'bar', link_text: 'Book' } as const;
const failure = {
  error_type: 'contact_form',
  error_message: 'submission_failed',
  reason: 'offline',
} as const;

async function openPage(stream = 'G-TEST') {
  vi.resetModules();
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', stream);
  const { startTag } = await import('./tag');
  const { track } = await import('./track');
  const { chooseConsent } = await import('./consent');
  const { rememberCampaign } = await import('./campaign');
  return {
    start: startTag,
    choose: chooseConsent,
    rememberCampaign,
    view: (path: string) => {
      window.history.replaceState(null, '', path);
      document.title = `Page ${path}`;
      track({ name: 'page_view', props: {} });
    },
    press: () => track({ name: 'click', props: click }),
    fail: () => track({ name: 'error', props: failure }),
  };
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const sentEvents = () => tagCommands().filter(([command]) => command === 'event');
const sentNames = () => sentEvents().map(([, name]) => name);
const cookies = () => document.cookie.split('; ').filter(Boolean);

beforeEach(() => {
  window.dataLayer = undefined;
  window.gtag = undefined;
});

test('Accept All loads the tag once and sends the open page, but no earlier event', async () => {
  const { start, view, press, choose, fail } = await openPage();
  start();
  view('/');
  press();
  view('/faq?q=secret#k');
  press();
  choose('accepted');
  press();
  fail();
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  expect(tagCommands().slice(0, 5)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', expect.objectContaining({ send_page_view: false })],
    ['set', { page_location: `${window.location.origin}/faq`, page_title: 'Page /faq?q=secret#k' }],
  ]);
  expect(sentNames()).toEqual(['page_view', 'contact_click', 'site_error']);
  expect(sentEvents()[0]).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_path: '/faq', timestamp: expect.any(String) }),
  ]);
  choose('accepted');
  expect(scripts()).toHaveLength(1);
});

test('Reject All after Accept All stops events and deletes the cookies of the tag', async () => {
  const { start, view, press, choose } = await openPage();
  start();
  view('/');
  choose('accepted');
  document.cookie = '_ga=GA1.1.1.1; path=/';
  document.cookie = '_ga_TEST=GS1.1; path=/';
  document.cookie = 'other=1; path=/';
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(false);

  choose('rejected');
  press();
  view('/faq');
  expect(tagCommands().at(-1)).toEqual(['consent', 'update', denied]);
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  expect(cookies()).toEqual(['other=1']);

  choose('accepted');
  press();
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(false);
  expect(sentNames()).toEqual(['page_view', 'page_view', 'contact_click']);
  expect(scripts()).toHaveLength(1);
});

test('the tag stops and loses its cookies when another tab stores the operator’s key', async () => {
  const { start, view, choose, press } = await openPage();
  start();
  view('/');
  choose('accepted');
  document.cookie = '_ga=GA1.1.1.1; path=/';
  localStorage.setItem('operator-key', 'the key of the operator');
  window.dispatchEvent(new StorageEvent('storage', { key: 'operator-key', newValue: 'x' }));
  press();
  expect(sentNames()).toEqual(['page_view']);
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
  expect(cookies()).not.toContain('_ga=GA1.1.1.1');
});

test.each([
  ['a device with the operator’s key', 'the key of the operator', 'G-TEST', ['consent']],
  ['a build without a stream', '', '', ['consent', 'consent', 'set', 'event']],
])('%s loads no tag, even after Accept All', async (_name, key, stream, commands) => {
  localStorage.setItem('operator-key', key);
  const { start, view, choose } = await openPage(stream);
  start();
  view('/');
  choose('accepted');
  expect(scripts()).toEqual([]);
  expect(tagCommands().map(([command]) => command)).toEqual(commands);
});

test('the tag gets the campaign, and addresses without their query', async () => {
  const { start, choose, rememberCampaign } = await openPage();
  window.history.replaceState(null, '', '/services?utm_source=letter&name=sam');
  Object.defineProperty(document, 'referrer', {
    value: 'https://search.test/find?q=secret#x',
    configurable: true,
  });
  start();
  rememberCampaign(window.location.search);
  choose('accepted');
  const config = tagCommands().find(([command]) => command === 'config');
  expect(config?.[2]).toMatchObject({
    page_location: `${window.location.origin}/services`,
    page_referrer: 'https://search.test/find',
    campaign_source: 'letter',
  });
});
