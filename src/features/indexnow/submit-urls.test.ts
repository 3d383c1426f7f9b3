import { onTestFinished, expect, test, vi } from 'vitest';
import { submitUrls } from './submit-urls';

const receipt = { submitted: 100, pending: false };

/** A run over so many URLs, on a clock of its own; notes when each batch was sent. */
function start(count: number, { failAt = 0, seconds = 0 } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  const controller = new AbortController();
  const sentAt: number[] = [];
  const gone: number[] = [];
  const run = submitUrls(
    Array.from({ length: count }, (_, index) => `/${String(index)}`),
    {
      signal: controller.signal,
      send: async () => {
        sentAt.push(Date.now() - began);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        if (sentAt.length === failAt) throw new Error('refused');
        return receipt;
      },
      onSent: (batch) => gone.push(batch.length),
    },
  );
  run.catch(() => undefined);
  return { run, controller, sentAt, gone };
}

test('two seconds lie between the end of a batch and the next one', async () => {
  const { run, sentAt, gone } = start(250, { seconds: 3 });
  await vi.runAllTimersAsync();
  await run;
  expect(sentAt).toEqual([0, 5000, 10_000]);
  expect(gone).toEqual([100, 100, 50]);
});

test('one batch waits for nothing', async () => {
  const { run, sentAt } = start(100);
  await vi.advanceTimersByTimeAsync(0);
  await run;
  expect(sentAt).toEqual([0]);
});

test('a batch that fails ends the run with its error', async () => {
  const { run, sentAt, gone } = start(250, { failAt: 2 });
  await vi.runAllTimersAsync();
  await expect(run).rejects.toThrow('refused');
  expect(sentAt).toHaveLength(2);
  expect(gone).toEqual([100]);
});

test.each([
  ['while a batch is on its way, that one is the last', 500, [100]],
  ['between two batches, no other one starts', 1500, [100]],
])('stopped %s', async (_when, milliseconds, expected) => {
  const { run, controller, sentAt, gone } = start(250, { seconds: 1 });
  await vi.advanceTimersByTimeAsync(milliseconds);
  controller.abort();
  await vi.runAllTimersAsync();
  await run;
  expect(sentAt).toEqual([0]);
  expect(gone).toEqual(expected);
});
