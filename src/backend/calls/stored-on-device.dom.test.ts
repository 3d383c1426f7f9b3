import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDay, readKeptDay } from './stored-on-device';
import { keepOperatorKey } from '@/browser/operator-key';
import { emptyDay } from '@shared/visits/empty-day.fixture';

beforeEach(() => {
  keepOperatorKey('the key');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') });
});

afterEach(() => document.body.replaceChildren());

test.each([
  ['goes on', 1],
  ['is set back', -1],
])('the device keeps the day until its clock %s by more than 72 hours', (_name, direction) => {
  keepDay(emptyDay, 'the key');
  const readAt = Date.now();
  vi.setSystemTime(readAt + direction * 72 * 3_600_000);
  expect(readKeptDay()).toEqual({ readAt, day: emptyDay });
  vi.setSystemTime(readAt + direction * (72 * 3_600_000 + 1));
  expect(readKeptDay()).toBeUndefined();
  expect(localStorage.getItem('operator-day')).toBe('');
});

test('the device keeps no answer to a key that was replaced or forgotten meanwhile', () => {
  for (const key of ['another key', '']) {
    keepOperatorKey(key);
    keepDay(emptyDay, 'the key');
    expect(readKeptDay()).toBeUndefined();
  }
});

test('the page shows no day that another build kept, since it may lack lists', () => {
  document.body.innerHTML = '<script id="code">["/assets/index-1.js","/assets/day.js"]</script>';
  keepDay(emptyDay, 'the key');
  expect(readKeptDay()?.day).toEqual(emptyDay);
  document.body.innerHTML = '<script id="code">["/assets/index-2.js","/assets/day.js"]</script>';
  expect(readKeptDay()).toBeUndefined();
});

test.each(['', '{', '[]', '{"readAt":"now"}', '{"build":"","readAt":0}'])(
  'the page shows no day for the stored text %s',
  (text) => {
    localStorage.setItem('operator-day', text);
    expect(readKeptDay()).toBeUndefined();
  },
);
