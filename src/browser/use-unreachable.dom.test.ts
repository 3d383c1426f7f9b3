import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnreachable } from './use-unreachable';

const picture = 'https://maps.example/favicon.ico';
let asked: FakeImage[] = [];

/** jsdom loads no pictures. */
class FakeImage {
  src = '';
  onerror: (() => void) | undefined;
  constructor() {
    asked.push(this);
  }
}

afterEach(() => {
  asked = [];
  vi.unstubAllGlobals();
});

test('a picture that cannot be had says that its server is unreachable', () => {
  vi.stubGlobal('Image', FakeImage);
  const { result } = renderHook(() => useUnreachable(picture, true));
  expect(asked.map(({ src }) => src)).toEqual([picture]);
  expect(result.current).toBe(false);
  act(() => asked[0]?.onerror?.());
  expect(result.current).toBe(true);
});

test('nobody is asked before there is a need', () => {
  vi.stubGlobal('Image', FakeImage);
  const { rerender } = renderHook(({ isNeeded }) => useUnreachable(picture, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(asked).toEqual([]);
  rerender({ isNeeded: true });
  expect(asked).toHaveLength(1);
});
