import { expect, test, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  return import('./consent');
}

function otherTab(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const sendSignal = (value: unknown) => vi.stubGlobal('navigator', { globalPrivacyControl: value });

test('an unknown stored word counts as no choice', async () => {
  localStorage.setItem('cookie-consent', 'yes');
  const { readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
});

test.each([false, undefined, '1'])('a Global Privacy Control of %s is none', async (value) => {
  sendSignal(value);
  const { readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
});

test('Global Privacy Control refuses until the visitor accepts', async () => {
  sendSignal(true);
  const { chooseConsent, readConsent } = await openPage();
  expect(readConsent()).toBe('refused-by-browser');
  chooseConsent('accepted');
  expect(readConsent()).toBe('accepted');
});

test('a choice in another tab applies here at once, and listeners hear each change once', async () => {
  const { chooseConsent, onConsentChange, readConsent } = await openPage();
  expect(readConsent()).toBe('unasked');
  const heard: string[] = [];
  const stop = onConsentChange(() => heard.push(readConsent()));
  otherTab('cookie-consent', 'accepted');
  otherTab('something-else', 'rejected');
  otherTab('cookie-consent', 'rejected');
  otherTab(null, null);
  chooseConsent('rejected');
  stop();
  chooseConsent('accepted');
  expect(heard).toEqual(['accepted', 'rejected', 'unasked', 'rejected']);
});

test('a choice lasts as long as the page when storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const page = await openPage();
  expect(page.readConsent()).toBe('unasked');
  page.chooseConsent('accepted');
  expect(page.readConsent()).toBe('accepted');
});
