import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { title: 'Do you bring water?', content: 'Yes, warm.' },
  { title: 'Do you park on hills?', content: 'On most.' },
];

test('one answer is open at a time, and can be closed again', () => {
  const onOpen = vi.fn();
  render(<Accordion items={items} onOpen={onOpen} />);
  const [water, hills] = screen.getAllByRole('button');
  const isOpen = () => [water, hills].map((button) => button?.getAttribute('aria-expanded'));
  expect(isOpen()).toEqual(['false', 'false']);

  fireEvent.click(screen.getByText('Do you bring water?'));
  expect(isOpen()).toEqual(['true', 'false']);
  fireEvent.click(screen.getByText('Do you park on hills?'));
  expect(isOpen()).toEqual(['false', 'true']);
  fireEvent.click(screen.getByText('Do you park on hills?'));
  expect(isOpen()).toEqual(['false', 'false']);
  expect(onOpen.mock.calls).toEqual([['Do you bring water?'], ['Do you park on hills?']]);
});

test('closed answers are in the HTML', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Yes, warm.')).toBeInTheDocument();
});
