import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OperatorLink, takeScrollPosition } from './operator-link';

test('the way back leads once to the place where the operator left the day', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal('scrollY', 640);
  const to = { reference: 'AG-7K4Q2M', token: 'key' };
  render(<OperatorLink to={to}>Biscuit</OperatorLink>, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('link'));
  expect([takeScrollPosition(), takeScrollPosition()]).toEqual([640, 0]);
});

test.each([
  ['a click starts at the top of the next page', {}, 1],
  ['with Ctrl another tab opens, and this one stays where it is', { ctrlKey: true }, 0],
])('follows a link: %s', async (_name, keys, times) => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(<OperatorLink>All requests and visits</OperatorLink>, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('link'), keys);
  await Promise.resolve();
  expect(scroll).toHaveBeenCalledTimes(times);
});
