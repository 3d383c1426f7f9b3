import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPrefetching, prefetchNextPage } from './prefetch';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const setConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

const beIdle = () => vi.advanceTimersByTimeAsync(2000);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a line with %o fetches nothing ahead',
  async (connection) => {
    setConnection(connection);
    prefetchNextPage('/');
    await beIdle();
    expect(isPrefetching()).toBe(false);
  },
);

test('a page that is left before it is idle fetches nothing ahead', async () => {
  const leave = prefetchNextPage('/');
  leave();
  await beIdle();
  expect(isPrefetching()).toBe(false);
});

test.each(['/operator', '/admin/indexnow', '/privacy-policy', '/not-a-page'])(
  '%s, where nobody is about to book, fetches nothing ahead',
  async (path) => {
    prefetchNextPage(path);
    await beIdle();
    expect(isPrefetching()).toBe(false);
  },
);

test('a browser without idle callbacks fetches the next page after a while', async () => {
  expect(window).not.toHaveProperty('requestIdleCallback');
  setConnection({ saveData: false, effectiveType: '3g' });
  prefetchNextPage('/');
  await vi.advanceTimersByTimeAsync(1999);
  expect(isPrefetching()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPrefetching()).toBe(true);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isPrefetching()).toBe(false), 60_000);
});
