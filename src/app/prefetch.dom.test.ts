import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPrefetching, prefetchNextPage } from './prefetch';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const setConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

const beIdle = () => vi.advanceTimersByTimeAsync(2000);

test.each([
  ['with Save-Data', { saveData: true }, '/', false],
  ['on 2G', { effectiveType: '2g' }, '/', false],
  ['on slow 2G', { effectiveType: 'slow-2g' }, '/', false],
  ['that is left before it is idle', {}, '/', true],
  // Nobody is about to book there.
  ['of the operator', {}, '/operator', false],
  ['of IndexNow', {}, '/admin/indexnow', false],
  ['about privacy', {}, '/privacy-policy', false],
  ['about cookies', {}, '/cookie-policy', false],
  ['that is none', {}, '/not-a-page', false],
])('a page %s fetches nothing ahead', async (_name, connection, path, isLeft) => {
  setConnection(connection);
  const leave = prefetchNextPage(path);
  if (isLeft) leave();
  await beIdle();
  expect(isPrefetching()).toBe(false);
});

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
