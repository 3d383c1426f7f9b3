import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGuardedAction } from './use-guarded-action';

function setup() {
  const log = vi.spyOn(console, 'error').mockReset().mockReturnValue();
  const { result } = renderHook(() => useGuardedAction('Sample form'));
  const run = (action: () => void | Promise<void>) => act(async () => result.current.run(action));
  return { log, result, run };
}

const broken = () => {
  throw new TypeError('cannot read Biscuit');
};

test.each([
  ['at once', broken],
  ['by a promise', () => Promise.resolve().then(broken)],
])('an error thrown %s is told and logged once, without its message', async (_when, action) => {
  const { log, result, run } = setup();
  await run(action);
  expect(result.current.hasFailed).toBe(true);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toBe('Sample form failed unexpectedly:');
  expect(log.mock.calls[0]?.[1]).toMatch(/^TypeError\n/);
  expect(log.mock.calls[0]?.join(' ')).not.toContain('Biscuit');
});

test('the next run is a new try', async () => {
  const { result, run } = setup();
  await run(broken);
  await run(() => undefined);
  expect(result.current.hasFailed).toBe(false);
});
