import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fillSeconds, useOpenedAt } from './form-signals';

const opened: number[] = [];

function Form() {
  const openedAt = useOpenedAt();
  return (
    <form
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        opened.push(openedAt.current);
      }}
    />
  );
}

const site = (
  <Routes>
    <Route path="/" element={<Link to="/contact">Contact</Link>} />
    <Route path="/contact" element={<Form />} />
  </Routes>
);

test('a form in the served page counts as open since the page was requested', () => {
  render(<MemoryRouter initialEntries={['/contact']}>{site}</MemoryRouter>);
  fireEvent.submit(screen.getByRole('form'));
  expect(opened.at(-1)).toBe(performance.timeOrigin);
});

test('a form that rendered later counts as open since then', () => {
  const drawn = performance.timeOrigin + 90_000;
  vi.spyOn(Date, 'now').mockReturnValue(drawn);
  render(<MemoryRouter>{site}</MemoryRouter>);
  fireEvent.click(screen.getByRole('link'));
  vi.spyOn(Date, 'now').mockReturnValue(drawn + 5000);
  fireEvent.submit(screen.getByRole('form'));
  expect(opened.at(-1)).toBe(drawn);
});

test.each([
  [1_000_000, 1_000_400, 0],
  [1_000_000, 1_012_600, 13],
  [1_000_000, 999_000, null],
  [0, 8 * 24 * 3_600_000, null],
])('a form that opened at %i and was sent at %i took %s seconds', (startedAt, now, expected) => {
  expect(fillSeconds(startedAt, now)).toBe(expected);
});
