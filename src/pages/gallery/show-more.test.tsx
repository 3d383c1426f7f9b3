import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowMore } from './show-more';

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
        {(name) => <li key={name} tabIndex={-1} children={name} />}
      </ShowMore>
      <a href="#next">Next section</a>
    </>,
  );
  return screen.queryByRole('button', { name: /Show/ });
}

test('a list that grows does not take the focus from where the visitor has moved on', () => {
  const button = openList();
  button?.focus();
  act(() => {
    button?.click();
    screen.getByRole('link').focus();
  });
  expect(screen.getByText('Boone')).toBeVisible();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a list that is shown whole has no button', () => {
  expect(openList(['Maple'])).toBeNull();
});
