import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNow } from './use-now';

test.each(['visibilitychange', 'focus'])(
  'a tab reads the time again when its visitor returns (%s)',
  (sign) => {
    vi.useFakeTimers({ now: new Date('2026-11-24T22:00:00-07:00') });
    const { result } = renderHook(useNow);
    vi.setSystemTime(new Date('2026-11-25T08:00:00-07:00'));
    act(() => {
      (sign === 'focus' ? window : document).dispatchEvent(new Event(sign));
    });
    expect(result.current.toISOString()).toBe('2026-11-25T15:00:00.000Z');
  },
);
