import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useOpenedAt } from './use-opened-at';

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
