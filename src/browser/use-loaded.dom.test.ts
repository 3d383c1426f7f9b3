import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoaded } from './use-loaded';

test('nothing is loaded without a need, and only once with it', async () => {
  const load = vi.fn(() => Promise.resolve({ answer: 42 }));
  const { result, rerender } = renderHook(({ need }) => useLoaded(load, need), {
    initialProps: { need: '' },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ need: '8' });
  await waitFor(() => expect(result.current).toEqual({ answer: 42 }));
  rerender({ need: '80' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is tried again when the need changes', async () => {
  const load = vi
    .fn<() => Promise<{ answer: number }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ answer: 42 });
  const { result, rerender } = renderHook(({ need }) => useLoaded(load, need), {
    initialProps: { need: '8' },
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  rerender({ need: '80' });
  await waitFor(() => expect(result.current).toEqual({ answer: 42 }));
});

test('a load whose failure is known only after the network returned is tried again', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const failing = new Promise<{ answer: number }>((_, reject) => (fail = reject));
  const load = vi
    .fn<() => Promise<{ answer: number }>>()
    .mockReturnValueOnce(failing)
    .mockResolvedValue({ answer: 42 });
  const { result } = renderHook(() => useLoaded(load, '80209'));
  window.dispatchEvent(new Event('online'));
  await act(async () => fail(new Error('offline')));
  expect(result.current).toEqual({ answer: 42 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is tried again when the network returns', async () => {
  const load = vi
    .fn<() => Promise<{ answer: number }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ answer: 42 });
  const { result } = renderHook(() => useLoaded(load, '80209'));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual({ answer: 42 });
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
