import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowMore, useShowMore } from './show-more';

function openList(items: readonly string[] = ['Maple', 'Boone', 'Juniper']) {
  render(
    <>
      <ShowMore
        id="pets"
        title="Pets"
        lead="All of them."
        noun="pets"
        items={items}
        initial={1}
        step={1}
        listClassName=""
      >
        {(name) => (
          <li key={name} tabIndex={-1}>
            {name}
          </li>
        )}
      </ShowMore>
      <a href="#next">Next section</a>
    </>,
  );
  return screen.queryByRole('button', { name: /Show/ });
}

function aboutToPress() {
  const button = openList();
  if (!button) throw new Error('The list has no button');
  button.focus();
  return button;
}

test('a list that grows leads the focus to its first new item', () => {
  const button = aboutToPress();
  act(() => button.click());
  expect(screen.getByText('Boone')).toHaveFocus();
});

test('who has gone on before the list has grown is not called back', () => {
  const button = aboutToPress();
  act(() => {
    button.click();
    screen.getByRole('link').focus();
  });
  expect(screen.getByText('Boone')).toBeVisible();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a list that is all there has nothing to press', () => {
  expect(openList(['Maple'])).toBeNull();
});

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
