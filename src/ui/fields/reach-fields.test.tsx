import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EmailField, PhoneField, suggestEmail } from './reach-fields';

test.each([
  ['sam@gmial.com', 'sam@gmail.com'],
  ['sam@gmail.con', 'sam@gmail.com'],
  [' Sam@Yahooo.com ', 'Sam@yahoo.com'],
  ['sam@icloud.co', 'sam@icloud.com'],
  ['sam@', undefined],
  ['@gmial.com', undefined],
  ['sam@gmail.com', undefined],
  ['sam@mail.com', undefined],
  ['sam@yahoo.ca', undefined],
  ['sam@rivera.test', undefined],
])('the field suggests for "%s" the address %s', (typed, meant) => {
  expect(suggestEmail(typed)?.email).toBe(meant);
});

test('an address from a draft is asked about as well', () => {
  render(<EmailField onTake={() => undefined} defaultValue="sam@gmial.com" />);
  expect(screen.getByRole('button', { name: 'gmail.com?' })).toBeVisible();
});

test('the field suggests a domain after it loses the focus, and a tap takes it', () => {
  const onTake = vi.fn();
  render(<EmailField onTake={onTake} />);
  const field = screen.getByLabelText('Email');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'sam@gmial.com' } });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.blur(field);
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('status')).toHaveTextContent('Did you mean gmail.com?');
  fireEvent.click(screen.getByRole('button', { name: 'gmail.com?' }));
  expect(onTake).toHaveBeenCalledWith('sam@gmail.com');
  fireEvent.focus(field);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['555-0199', true],
  ['(303) 555-0199', false],
  ['+1 303 555 0199', false],
  ['', false],
])('the phone field with "%s" asks whether it is complete: %s', (typed, isAsked) => {
  render(<PhoneField />);
  const field = screen.getByLabelText('Phone');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('Is the number complete?') !== null).toBe(isAsked);
});
