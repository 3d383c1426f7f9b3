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

test('the page does not call back a visitor who has gone on before the list has grown', () => {
  const button = openList();
  button?.focus();
  act(() => {
    button?.click();
    screen.getByRole('link').focus();
  });
  expect(screen.getByText('Boone')).toBeVisible();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a list that is all there has nothing to press', () => {
  expect(openList(['Maple'])).toBeNull();
});
