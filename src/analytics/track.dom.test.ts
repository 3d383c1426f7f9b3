import { beforeEach, expect, test, vi } from 'vitest';
import { recordedEvents, tagCommands } from './recorded-events.fixture';

async function openPage() {
  vi.resetModules();
  const { track } = await import('./track');
  const { trackCallLead } = await import('./track');
  const { trackFormError } = await import('./track-forms');
  const { chooseConsent } = await import('./consent');
  const { startTag } = await import('./tag');
  return { track, trackCallLead, trackFormError, chooseConsent, startTag };
}

beforeEach(() => {
  window.dataLayer = [];
});

test('cuts a question to 100 characters', async () => {
  const { track } = await openPage();
  track({ name: 'faq_interaction', props: { question: 'Why? '.repeat(40) } });
  expect(recordedEvents()).toEqual([{ event: 'faq_interaction', question: 'Why? '.repeat(20) }]);
});

test('a session sends one lead for calls and one for texts', async () => {
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

test('a call before consent records one lead, and still sends one after consent', async () => {
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

test('a call records one lead when storage is blocked', async () => {
  const { trackCallLead, chooseConsent } = await openPage();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  chooseConsent('accepted');
  trackCallLead('phone');
  trackCallLead('phone');
  expect(recordedEvents()).toHaveLength(1);
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('a form error names each field and kind once', async () => {
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
