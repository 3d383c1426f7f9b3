import { beforeEach, expect, test, vi } from 'vitest';
import { recordedEvents, tagCommands } from './recorded-events.fixture';

async function openPage() {
  vi.resetModules();
  return {
    ...(await import('./track')),
    ...(await import('./track-forms')),
    ...(await import('./consent')),
    ...(await import('./tag')),
  };
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
  const lead = { event: 'generate_lead', value: 10, currency: 'USD' };
  expect(recordedEvents()).toEqual(
    ['phone', 'sms'].map((lead_source) => ({ ...lead, lead_source })),
  );
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
  for (const way of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  chooseConsent('accepted');
  trackCallLead('phone');
  trackCallLead('phone');
  expect(recordedEvents()).toHaveLength(1);
});

test('a form error names each field and kind once', async () => {
  const { trackFormError } = await openPage();
  trackFormError('booking', [
    { path: ['pets', 0, 'petName'], code: 'too_small' },
    { path: ['pets', 1, 'petName'], code: 'too_small' },
    { path: ['pets', 0, 'addOns', 2], code: 'invalid_value' },
    { path: ['email'], code: 'invalid_format' },
  ]);
  const error = { event: 'form_error', form_name: 'booking', field_names: 'petName,addOns,email' };
  const error_kinds = 'too_small,invalid_value,invalid_format';
  expect(recordedEvents()).toEqual([{ ...error, error_kinds }]);
});
