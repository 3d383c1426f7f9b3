import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFailures, retryingImport } from './retrying-import';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function download(failures: number) {
  const start = vi.fn<() => Promise<string>>().mockResolvedValue('words');
  for (let count = 0; count < failures; count += 1) {
    start.mockRejectedValueOnce(new Error('lost'));
  }
  return { start, words: retryingImport(start) };
}

test('it is loaded once, and then React need not wait for it', async () => {
  const { start, words } = download(0);
  expect(words.load()).toBe(words.load());
  await expect(words.load()).resolves.toBe('words');
  expect(words.promise()).toMatchObject({ status: 'fulfilled', value: 'words' });
  await words.load();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a failed download is tried again by itself', async () => {
  const { start, words } = download(2);
  const loading = words.load();
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBe('words');
  expect(start).toHaveBeenCalledTimes(3);
});

test('after the third failure the next call loads anew', async () => {
  const { start, words } = download(3);
  const failed = expect(words.load()).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await failed;
  await expect(words.load()).resolves.toBe('words');
  expect(start).toHaveBeenCalledTimes(4);
});

test('React gets one promise, and a failure until that was dealt with', async () => {
  const { words } = download(3);
  const promise = words.promise();
  const failed = expect(promise).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await failed;
  expect(words.promise()).toBe(promise);
  forgetFailures();
  await expect(words.promise()).resolves.toBe('words');
});

test('without a network nobody waits for another try', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { start, words } = download(1);
  await expect(words.load()).rejects.toThrow('lost');
  expect(start).toHaveBeenCalledTimes(1);
});
