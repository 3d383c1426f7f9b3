import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShowMore } from './use-show-more';

// Specification, section 9: list length, start and step, and what is out after each press.
test.each([
  { list: 'transformations', length: 9, initial: 4, step: 4, counts: [4, 8, 9, 4, 8] },
  { list: 'happy pets', length: 12, initial: 6, step: 4, counts: [6, 10, 12, 6, 10] },
  { list: 'winners', length: 8, initial: 3, step: 3, counts: [3, 6, 8, 3, 6] },
])('$list: $initial, then $step more a press, then back', ({ length, initial, step, counts }) => {
  const pets = Array.from({ length }, (_, number) => number);
  const { result } = renderHook(() => useShowMore(pets, { initial, step }));

  for (const count of counts) {
    expect(result.current.visible).toEqual(pets.slice(0, count));
    expect(result.current.isComplete).toBe(count === length);
    act(() => result.current.toggle());
  }
});

test('a list that fits in the first step is complete from the start', () => {
  const { result } = renderHook(() => useShowMore(['Luna'], { initial: 3, step: 3 }));
  expect(result.current).toMatchObject({ visible: ['Luna'], isComplete: true, fits: true });
});
