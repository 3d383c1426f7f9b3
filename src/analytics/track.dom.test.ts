import { beforeEach, expect, test, vi } from 'vitest';
import { leads } from './events';
import { recordedEvents, tagCommands } from './recorded-events.fixture';

async function openPage() {
  vi.resetModules();
  const { track } = await import('./track');
  const { trackCallLead, trackFormLead } = await import('./track-lead');
  const { trackFormError } = await import('./track-form-error');
  const { trackFailure } = await import('./track-failure');
  const { rememberCampaign } = await import('./campaign');
  const { chooseConsent } = await import('./consent');
  const { startTag } = await import('./tag');
  const leadTracking = { trackCallLead, trackFormLead, chooseConsent, startTag };
  return { track, ...leadTracking, trackFormError, trackFailure, rememberCampaign };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.dataLayer = [];
  window.history.replaceState(null, '', '/booking?service=full-groom&note=secret#part');
  document.title = 'Book | Denver';
});

test('an event goes to the data layer with its time, path and title, and no query', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 30) });
  const { track } = await openPage();
  track({
    name: 'click',
    props: { click_type: 'cta', link_location: 'bar', link_text: 'Book Now' },
  });
  vi.useRealTimers();
  expect(window.dataLayer).toEqual([
    {
      event: 'click',
      click_type: 'cta',
      link_location: 'bar',
      link_text: 'Book Now',
      timestamp: '2026-11-21T09:30:00.000Z',
      page_path: '/booking',
      page_title: 'Book | Denver',
    },
  ]);
});

test('a question is cut to 100 characters', async () => {
  const { track } = await openPage();
  track({ name: 'faq_interaction', props: { question: 'Why? '.repeat(40) } });
  expect(recordedEvents()).toEqual([{ event: 'faq_interaction', question: 'Why? '.repeat(20) }]);
});

test('a stored form is a lead each time, with the campaign of the session', async () => {
  const { trackFormLead, rememberCampaign } = await openPage();
  rememberCampaign('?utm_source=letter&utm_term=doodle');
  trackFormLead('booking_form');
  trackFormLead('contact_form');
  trackFormLead('booking_form');
  const campaign = { utm_source: 'letter', utm_term: 'doodle' };
  expect(recordedEvents()).toEqual([
    { event: 'generate_lead', ...leads.booking_form, ...campaign },
    { event: 'generate_lead', ...leads.contact_form, ...campaign },
    { event: 'generate_lead', ...leads.booking_form, ...campaign },
  ]);
});

test('calling and texting are one lead each per session', async () => {
  const { trackCallLead, chooseConsent } = await openPage();
  chooseConsent('accepted');
  for (const source of ['phone', 'sms', 'phone', 'phone'] as const) trackCallLead(source);
  const reloaded = await openPage();
  for (const source of ['phone', 'sms'] as const) reloaded.trackCallLead(source);
  expect(recordedEvents()).toEqual([
    { event: 'generate_lead', lead_source: 'phone', value: 10, currency: 'USD' },
    { event: 'generate_lead', lead_source: 'sms', value: 10, currency: 'USD' },
  ]);
});

test('a call before consent is one lead of the page, and does not count as sent', async () => {
  const { trackCallLead, chooseConsent, startTag } = await openPage();
  startTag();
  chooseConsent('rejected');
  trackCallLead('phone');
  trackCallLead('phone');
  expect(recordedEvents()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  chooseConsent('accepted');
  trackCallLead('phone');
  trackCallLead('phone');
  const sent = tagCommands().filter(([command]) => command === 'event');
  expect(sent.map(([, name]) => name)).toEqual(['generate_lead']);
});

test('a call is one lead where storage is blocked, too', async () => {
  const { trackCallLead, chooseConsent } = await openPage();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  chooseConsent('accepted');
  trackCallLead('phone');
  trackCallLead('phone');
  vi.restoreAllMocks();
  expect(recordedEvents()).toHaveLength(1);
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('mistakes are named by field and kind, each once', async () => {
  const { trackFormError } = await openPage();
  trackFormError('booking', [
    { path: ['pets', 0, 'petName'], code: 'too_small' },
    { path: ['pets', 1, 'petName'], code: 'too_small' },
    { path: ['pets', 0, 'addOns', 2], code: 'invalid_value' },
    { path: ['email'], code: 'invalid_format' },
  ]);
  expect(recordedEvents()).toEqual([
    {
      event: 'form_error',
      form_name: 'booking',
      field_names: 'petName,addOns,email',
      error_kinds: 'too_small,invalid_value,invalid_format',
    },
  ]);
});

test('a form that could not be stored is the error of the specification', async () => {
  const { trackFailure } = await openPage();
  trackFailure('contact', 'unreachable');
  expect(recordedEvents()).toEqual([
    {
      event: 'error',
      error_type: 'contact_form',
      error_message: 'submission_failed',
      reason: 'unreachable',
    },
  ]);
});
