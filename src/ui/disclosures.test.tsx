import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Accordion } from './accordion';
import { Disclosures } from './fold';

const items = [
  { title: 'Do you bring water?', content: 'Yes, warm.' },
  { title: 'Do you park on hills?', content: 'On most.' },
];

test('reports the title of an item that opens, and nothing when it closes', () => {
  const onOpen = vi.fn();
  render(<Disclosures items={items} onOpen={onOpen} />);
  const [water] = screen.getAllByRole<HTMLDetailsElement>('group');
  if (!water) throw new Error('The list is empty');
  for (const open of [true, false]) {
    water.open = open;
    fireEvent(water, new Event('toggle'));
  }
  expect(onOpen.mock.calls).toEqual([['Do you bring water?']]);
});

test('the items of a list share a name, and two lists do not', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <>
      <Disclosures items={items} />
      <Disclosures items={items} />
    </>,
  );
  const names = [...page.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toBe(names[1]);
  expect(names[2]).toBe(names[3]);
});

const findSummary = (title: string) => screen.getByText(title).closest('summary');

test('arrow keys, Home and End move the focus from title to title', () => {
  render(<Accordion items={items} />);
  findSummary('Do you bring water?')?.focus();
  for (const [key, title] of [
    ['ArrowDown', 'Do you park on hills?'],
    ['ArrowUp', 'Do you bring water?'],
    ['End', 'Do you park on hills?'],
    ['Home', 'Do you bring water?'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(findSummary(title));
  }
});
