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
        closedDays={['2026-11-26', '2026-12-25']}
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

// By selectors, because jsdom finds roles slowly.
const cards = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
const card = (day: string) => cards().find(({ value }) => value === day);
const buttons = () => [...document.querySelectorAll('button')];

test('shows a closed day in its place, disabled', () => {
  render(<Choice first="" />);
  expect(cards().map((each) => each.closest('label')?.textContent?.trim())).toEqual([
    'Today Nov 24',
    'Wed Nov 25',
    'Thu, closed Nov 26',
    'Fri Nov 27',
    'Sat Nov 28',
    'Other day',
  ]);
  expect(cards().flatMap(({ disabled, value }) => (disabled ? [value] : []))).toEqual([
    '2026-11-26',
  ]);
});

test.each([
  ['2026-11-29', 'We’re closed on Sundays; we’ll look for the nearest day.', '2026-11-28'],
  ['2026-11-26', 'We’re closed on Thanksgiving; we’ll look for the nearest day.', '2026-11-25'],
])(
  'accepts the closed %s with a note, and moves to an open day in one tap',
  (closed, note, nearest) => {
    render(<Choice first={closed} />);
    expect(screen.getByText(new RegExp(note))).toBeVisible();
    expect(document.querySelector('output')).toHaveTextContent(closed);
    expect(buttons()).toHaveLength(2);
    buttons().forEach((button, place) => place === 0 && fireEvent.click(button));
    expect(card(nearest)).toBeChecked();
    expect(card(nearest)).toHaveFocus();
    expect(buttons()).toEqual([]);
  },
);

test('moves a closed other day to an open one without a card', () => {
  render(<Choice first="2026-12-25" />);
  fireEvent.click(screen.getByText('Sat, Dec 26'));
  expect(screen.getByLabelText('Another day')).toHaveValue('2026-12-26');
  expect(cards().at(-1)).toHaveFocus();
});

test.each(['2026-11-22', '2027-11-28', '2026-11-30', ''])('shows no note about "%s"', (day) => {
  render(<Choice first={day} />);
  expect(screen.queryByText(/We’re closed/)).toBeNull();
});
