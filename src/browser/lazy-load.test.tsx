import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetFailures, lazyLoad } from './lazy-component';

beforeEach(() => void vi.useFakeTimers());

function download(failures: number) {
  const start = vi.fn<() => Promise<string>>().mockResolvedValue('words');
  for (let count = 0; count < failures; count += 1) start.mockRejectedValueOnce(new Error('lost'));
  return start;
}

const settle = () => act(async () => vi.runAllTimersAsync());
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('loads once, and then React does not wait', async () => {
  const start = download(0);
  const words = lazyLoad(start, { canFail: true });
  expect(words.load()).toBe(words.load());
  await expect(words.load()).resolves.toBe('words');
  // `use` outside of a component, where it could not wait.
  expect(words.use()).toBe('words');
  expect(start).toHaveBeenCalledTimes(1);
});

test('retries a failed download automatically', async () => {
  const start = download(2);
  const loading = lazyLoad(start, { canFail: true }).load();
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBe('words');
  expect(start).toHaveBeenCalledTimes(3);
});

test('after the third failure the next call loads again', async () => {
  const start = download(3);
  const words = lazyLoad(start, { canFail: true });
  const failed = expect(words.load()).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await failed;
  await expect(words.load()).resolves.toBe('words');
  expect(start).toHaveBeenCalledTimes(4);
});

test('React gets the same failure until `forgetFailures` is called', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const start = download(3);
  const words = lazyLoad(start, { canFail: true });
  const Words = () => words.use();
  const draw = () => act(async () => render(<Words />, { wrapper: Suspense }));
  await expect(Promise.all([draw(), vi.runAllTimersAsync()])).rejects.toThrow('lost');
  await expect(draw()).rejects.toThrow('lost');
  expect(start).toHaveBeenCalledTimes(3);
  forgetFailures();
  await draw();
  expect(screen.getByText('words')).toBeVisible();
});

test('fails at once without a network', async () => {
  goOffline();
  const start = download(1);
  await expect(lazyLoad(start, { canFail: true }).load()).rejects.toThrow('lost');
  expect(start).toHaveBeenCalledTimes(1);
});

test('loads each record once', async () => {
  const start = vi.fn((slug: string) => Promise.resolve(`the record of ${slug}`));
  const records = lazyLoad(start, { canFail: true });
  await records.load('arvada');
  expect(await records.load('arvada')).toBe('the record of arvada');
  expect(await records.load('golden')).toBe('the record of golden');
  expect(start).toHaveBeenCalledTimes(2);
});

test.each(['online', 'click'])(
  'a download that cannot fail retries at the next %s',
  async (sign) => {
    goOffline();
    const start = download(2);
    const loading = lazyLoad(start).load();
    await settle();
    for (const [event, tries] of [
      ['keydown', 1],
      [sign, 2],
      [sign, 3],
    ] as const) {
      window.dispatchEvent(new Event(event));
      await settle();
      expect(start).toHaveBeenCalledTimes(tries);
    }
    await expect(loading).resolves.toBe('words');
  },
);

test('retries a download that fails after the network returned', async () => {
  goOffline();
  let fail: (reason: Error) => void = () => undefined;
  const start = download(0).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const loading = lazyLoad(start).load();
  window.dispatchEvent(new Event('online'));
  fail(new Error('lost'));
  await expect(loading).resolves.toBe('words');
  expect(start).toHaveBeenCalledTimes(2);
});
