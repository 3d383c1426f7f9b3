import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { VisitFailureNote } from './visit-failures';

test.each(['unknown_link', 'link_ended', 'operator_key_required', 'wrong_operator_key'] as const)(
  'the page of a link that opens no visit begins with Book a visit: %s',
  (failure) => {
    render(<VisitFailureNote failure={failure} />, { wrapper: MemoryRouter });
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Book a visit');
    expect(first).toHaveAttribute('href', '/booking');
  },
);

test('Book a visit on the page of a link that has ended fills in the form', () => {
  const again = '#AG-7K4Q2M.key.again';
  render(<VisitFailureNote failure="link_ended" again={again} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/14 days after it, .* request’s for 60\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', `/${again}`);
});

test.each(['offline', 'unreachable', 'too_many'] as const)(
  'while a visit may be ahead, nobody is led to book another: %s',
  (failure) => {
    render(<VisitFailureNote failure={failure} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('link', { name: 'Book a visit' })).toBeNull();
  },
);
