import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { title: 'Do you bring water?', content: 'Yes, warm.' },
  { title: 'Do you park on hills?', content: 'On most.' },
];

/** The items of two accordions on one page. */
function setup() {
  const onOpen = vi.fn();
  render(
    <>
      <Accordion items={items} onOpen={onOpen} />
      <Accordion items={items} />
    </>,
  );
  return { onOpen, groups: screen.getAllByRole<HTMLDetailsElement>('group') };
}

const question = () => screen.getAllByText('Do you bring water?');
const press = (title: string) => fireEvent.click(screen.getAllByText(title)[0] ?? document.body);
const open = (groups: HTMLDetailsElement[]) => groups.map((group) => group.open);

test('one question is open at a time, or none', () => {
  const { groups } = setup();
  press('Do you bring water?');
  expect(open(groups)).toEqual([true, false, false, false]);
  press('Do you park on hills?');
  expect(open(groups)).toEqual([false, true, false, false]);
  press('Do you park on hills?');
  expect(open(groups)).toEqual([false, false, false, false]);
});

test('opening is told with the title of the item, closing is not', () => {
  const { onOpen } = setup();
  press('Do you bring water?');
  press('Do you bring water?');
  expect(onOpen.mock.calls).toEqual([['Do you bring water?']]);
});

test('arrow keys go from question to question', () => {
  setup();
  const summary = question()[0]?.closest('summary');
  summary?.focus();
  fireEvent.keyDown(summary ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toHaveTextContent('Do you park on hills?');
});

test('what a search in the page opens is open for the accordion, too', () => {
  const { onOpen, groups } = setup();
  const [water] = groups;
  if (!water) throw new Error('The accordion is empty');
  water.open = true;
  fireEvent(water, new Event('toggle'));
  expect(onOpen.mock.calls).toEqual([['Do you bring water?']]);
  press('Do you bring water?');
  expect(open(groups)).toEqual([false, false, false, false]);
});

test('the items of one accordion belong together before any script has arrived', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Accordion items={items} />);
  const names = [...page.querySelectorAll('details')].map((group) => group.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0]]);
  expect(page.querySelector('[hidden]')).toBeNull();
  expect(page).toHaveTextContent('Yes, warm.');
});

test('what was opened before the script has arrived stays open', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Accordion items={items} />);
  const second = [...container.querySelectorAll('details')][1];
  if (!second) throw new Error('The accordion is short');
  second.open = true;
  render(<Accordion items={items} />, { container, hydrate: true });
  expect([...container.querySelectorAll('details')].map((group) => group.open)).toEqual([
    false,
    true,
  ]);
  container.remove();
});
