import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayChoice } from './day-choice';

// Tuesday noon in Denver; Thursday is Thanksgiving.
const now = new Date('2026-11-24T12:00:00-07:00');

function Choice({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayChoice
        label="Day"
        now={now}
        error={undefined}
        name="day"
        value={day}
        onChange={setDay}
        onBlur={() => undefined}
        ref={null}
      />
      <output>{day}</output>
    </>
  );
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.innerText);
const card = (name: RegExp) => screen.getByRole('radio', { name });

test('shows a day off in its place, closed, and it cannot be chosen', () => {
  render(<Choice first="" />);
  expect(names()).toHaveLength(6);
  expect(card(/^Today Nov 24/)).toBeEnabled();
  expect(card(/^Wed Nov 25/)).toBeEnabled();
  expect(card(/^Thu, closed Nov 26/)).toBeDisabled();
  expect(card(/^Fri Nov 27/)).toBeEnabled();
});

test.each([
  ['2026-11-29', 'We’re closed on Sundays; we’ll offer you the nearest day.', /^Sat Nov 28/],
  ['2026-11-26', 'We’re closed on Thursday, November 26; we’ll offer you', /^Wed Nov 25/],
])('takes the closed %s with one note, and an open day by one tap', (closed, note, nearest) => {
  render(<Choice first={closed} />);
  expect(screen.getByRole('status')).toHaveTextContent(closed);
  expect(screen.getByText(new RegExp(note))).toBeVisible();
  const [before, after, ...others] = screen.getAllByRole('button');
  expect([after?.textContent, ...others]).toHaveLength(1);
  if (before) fireEvent.click(before);
  expect(card(nearest)).toBeChecked();
  expect(card(nearest)).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves the other day to an open one that has no card', () => {
  render(<Choice first="2026-12-25" />);
  fireEvent.click(screen.getByRole('button', { name: 'Sat, Dec 26' }));
  expect(screen.getByLabelText('Another day')).toHaveValue('2026-12-26');
  expect(card(/^Other day/)).toHaveFocus();
});

test.each(['2026-11-22', '2027-11-28', '2026-11-30', ''])('says nothing of "%s"', (day) => {
  render(<Choice first={day} />);
  expect(screen.queryByText(/closed on/)).toBeNull();
});
