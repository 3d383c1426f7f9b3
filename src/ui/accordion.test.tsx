import { fireEvent, render, screen } from '@testing-library/react';
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

test('the items of one accordion belong together, and those of two do not', () => {
  const names = setup().groups.map((group) => group.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(names[2]).not.toBe(names[0]);
});

test('opening is told with the title of the item, closing is not', () => {
  const { onOpen, groups } = setup();
  const [water] = groups;
  if (!water) throw new Error('The accordion is empty');
  water.open = true;
  fireEvent(water, new Event('toggle'));
  water.open = false;
  fireEvent(water, new Event('toggle'));
  expect(onOpen.mock.calls).toEqual([['Do you bring water?']]);
});

test('closed answers are in the HTML', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Yes, warm.')).toBeInTheDocument();
});
