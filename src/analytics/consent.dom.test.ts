import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  return import('./consent');
}

function otherTab(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const sendSignal = (value: unknown) => vi.stubGlobal('navigator', { globalPrivacyControl: value });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('nobody has been asked at first', async () => {
  const { readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
  expect(localStorage).toHaveLength(0);
});

test.each(['accepted', 'rejected'] as const)('"%s" is kept under one key', async (choice) => {
  const first = await openPage();
  first.chooseConsent(choice);
  expect(first.readConsent()).toBe(choice);
  expect({ ...localStorage }).toEqual({ 'cookie-consent': choice });

  const later = await openPage();
  expect(later.readConsent()).toBe(choice);
});

test('a choice can be changed in both directions, and each change is told once', async () => {
  const { chooseConsent, onConsentChange, readConsent } = await openPage();
  const heard: string[] = [];
  const stop = onConsentChange(() => heard.push(readConsent()));
  chooseConsent('accepted');
  chooseConsent('rejected');
  chooseConsent('accepted');
  stop();
  chooseConsent('rejected');
  expect(heard).toEqual(['accepted', 'rejected', 'accepted']);
});

test('any other stored word counts as no choice', async () => {
  localStorage.setItem('cookie-consent', 'yes');
  const { readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
});

test('Global Privacy Control is a refusal until the visitor says otherwise', async () => {
  sendSignal(true);
  const { chooseConsent, readConsent } = await openPage();
  expect(readConsent()).toBe('refused-by-browser');
  expect(localStorage).toHaveLength(0);
  chooseConsent('accepted');
  expect(readConsent()).toBe('accepted');
});

test.each([false, undefined, '1'])('a signal of %s is none', async (value) => {
  sendSignal(value);
  const { readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
});

test('what another tab chose or cleared holds here at once', async () => {
  const { onConsentChange, readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
  const heard: string[] = [];
  onConsentChange(() => heard.push(readConsent()));
  otherTab('cookie-consent', 'accepted');
  otherTab('something-else', 'rejected');
  otherTab('cookie-consent', 'rejected');
  otherTab(null, null);
  expect(heard).toEqual(['accepted', 'rejected', 'unasked']);
});

test('with storage blocked a choice holds as long as the page is open', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const page = await openPage();
  expect(page.readConsent()).toBe('unasked');
  page.chooseConsent('accepted');
  expect(page.readConsent()).toBe('accepted');
});
