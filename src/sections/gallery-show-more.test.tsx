import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GalleryShowMore } from './gallery-show-more';

function openList() {
  render(
    <>
      <GalleryShowMore
        id="pets"
        title="Pets"
        lead="All of them."
        noun="pets"
        items={['Maple', 'Boone', 'Juniper']}
        initial={1}
        step={1}
        listClassName=""
      >
        {(name) => (
          <li key={name} tabIndex={-1}>
            {name}
          </li>
        )}
      </GalleryShowMore>
      <a href="#next">Next section</a>
    </>,
  );
  const button = screen.getByRole('button', { name: /Show More/ });
  button.focus();
  return button;
}

test('a list that grows leads the focus to its first new item', () => {
  const button = openList();
  act(() => button.click());
  expect(screen.getByText('Boone')).toHaveFocus();
});

test('who has gone on before the list has grown is not called back', () => {
  const button = openList();
  act(() => {
    button.click();
    screen.getByRole('link').focus();
  });
  expect(screen.getByText('Boone')).toBeVisible();
  expect(screen.getByRole('link')).toHaveFocus();
});
