import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmed, setup, typeTime } from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';
import { writeDraft } from '@/browser/drafts';
import { tap, type } from '@/testing/function-calls';
import { formatDay, formatTime } from '@shared/time/denver-time';
import { flu } from '@shared/visits/day-visit.fixture';

const rex = {
  day: '2026-11-24',
  time: '08:00',
  minutes: 60,
  zipCode: '80212',
  pets: ['Rex', 'Ada'],
};
const moe = { ...rex, time: '12:00', pets: ['Moe'] };

test.each([
  ['a drive as long as needed', '09:20', 90, null],
  ['a drive before', '09:10', 90, '10 minutes to drive from Rex and Ada, about 20 min needed'],
  [
    'a drive before and none after',
    '09:19',
    161,
    '19 minutes to drive from Rex and Ada, about 20 min needed; no time to drive to Moe, about 20 min needed',
  ],
  ['a visit at the same time', '08:30', 60, null],
])('a time chosen by hand says which drives are tight: %s', async (_name, time, minutes, words) => {
  const { read } = await setup();
  read({ ...operatorVisit, booked: [rex, moe] });
  await typeTime({ day: '2026-11-24', time }, minutes);
  expect(screen.queryByText(/^Tight/)?.textContent ?? null).toBe(words && `Tight: ${words}.`);
});

test('the hours of today that have passed are left out', async () => {
  await setup();
  await typeTime({ day: '2026-11-22', time: '14:00' }, 60);
  expect(screen.getByText('10:00 AM to 2:00 PM: closed')).toBeVisible();
});

const tomorrow = { ...flu, reason: '', first: '2026-11-25', last: '2026-11-25' };
const block = { ...tomorrow, from: '10:00', until: '11:30' };
const held = { ...block, from: '13:00', until: '14:00', hold: { name: 'Kim', phone: '' } };
const sick = { ...block, first: '2026-11-26', last: '2026-11-26', from: null, until: null };

test.each([
  ['a free time', '2026-11-24', '09:20', null],
  ['another visit', '2026-11-24', '08:30', 'Taken: Rex and Ada, 8:00 AM to 9:00 AM.'],
  ['blocked hours', '2026-11-25', '09:30', 'Taken: blocked, 10:00 AM to 11:30 AM.'],
  ['a hold', '2026-11-25', '12:30', 'Taken: held for Kim, 1:00 PM to 2:00 PM.'],
  ['the past', '2026-11-21', '09:00', 'That time has passed.'],
  ['a Sunday', '2026-11-29', '09:00', 'We’re closed on Sundays.'],
  ['a blocked day', '2026-11-26', '09:00', 'You blocked that day.'],
  ['the evening', '2026-11-24', '17:30', 'Outside of our hours, from 8 AM to 6 PM.'],
])('of a time chosen by hand, %s is said before the press', async (_name, day, time, words) => {
  const { read } = await setup();
  read({ ...operatorVisit, booked: [rex, moe], blocks: [block, held, sick] });
  await typeTime({ day, time }, 60);
  const troubles = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  expect(troubles).toEqual(words ? [words] : []);
});

test('an answer presets the usual length for a dog without a size, and says so', async () => {
  const { read } = await setup();
  const unknown = 'The size of Biscuit is unknown, so the minutes are for the usual size.';
  expect(screen.queryByText(unknown)).toBeNull();
  const pets = operatorVisit.pets.map((pet) => ({ ...pet, size: null }));
  read({ ...operatorVisit, pets, estimate: 0, requestVersion: 2 });
  expect(screen.getByText(unknown)).toBeVisible();
  expect(screen.getByRole('button', { name: '150 min' })).toHaveAttribute('aria-pressed', 'true');
});

const fits = (length: string) =>
  [...screen.getByRole('group', { name: `Free for ${length}` }).children].map(
    ({ textContent }) => textContent,
  );

test('a request offers what fits in its window, and what is usual for the size', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, booked: [rex, { ...moe, time: '13:00' }], requestVersion: 2 });
  expect(fits('3 h, start 8-10 AM')).toEqual(['9:30 AM']);
  expect(screen.queryByText(/too short/)).toBeNull();
  expect(screen.getByText('180 is usual for Medium.')).toBeVisible();
});

test.each([
  ['11:30', 'For a start in 8-10 AM only 9:00 AM to 11:30 AM is free, too short for 3 h.'],
  [
    '12:00',
    'For a start in 8-10 AM only 9:00 AM to 12:00 PM is free, too short for 3 h with the drive.',
  ],
  ['09:00', 'Nothing is left of 8-10 AM.'],
])('offers times of the whole day when a visit at %s fills the window', async (time, why) => {
  const { read } = await setup();
  read({ ...operatorVisit, booked: [rex, { ...moe, time, minutes: 90 }], requestVersion: 2 });
  expect(screen.getByText(why)).toBeVisible();
  expect(fits('3 h')).toContain('2:00 PM');
  await tap('2:00 PM');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('14:00');
  fireEvent.click(screen.getByRole('radio', { name: /^Wed/ }));
  expect(screen.queryByText(why)).toBeNull();
});

test('where the day asked for is blocked, it says so', async () => {
  const { read } = await setup();
  const { day } = operatorVisit.preferred;
  read({ ...operatorVisit, blocks: [{ ...flu, first: day, last: day }], requestVersion: 2 });
  expect(screen.getByText(`${formatDay(day)} is blocked.`)).toBeVisible();
});

test('a day whose free times are all tight offers these, and a freer day beside them', async () => {
  const { read } = await setup();
  const booked = [
    { ...moe, time: '08:00', minutes: 300 },
    { ...moe, time: '14:00', minutes: 240 },
  ];
  read({ ...operatorVisit, booked, requestVersion: 2 });
  await tap('60 min');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Tue Nov 24' })));
  expect(screen.getByText('Tight only for 1 h')).toBeVisible();
  await tap('1:00 PM');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('13:00');
  expect(screen.getByText(/^Tight: no time to drive/)).toBeVisible();
  await tap('Wed, Nov 25 has a free one');
  expect(screen.getByText(/^Free for 1 h/)).toBeVisible();
});

test('the preset time is among the free ones where the day asked for is over', async () => {
  const { read } = await setup();
  const asked = { ...operatorVisit.preferred, day: '2026-11-20', window: '4-6 PM' };
  const booked = [{ ...moe, day: '2026-11-23', time: '15:45', minutes: 90 }];
  read({ ...operatorVisit, preferred: asked, asked, booked, requestVersion: 2 });
  const { value } = screen.getByLabelText<HTMLInputElement>('We arrive at');
  expect(value).not.toMatch(/:00$/);
  expect(screen.getByRole('button', { pressed: true, name: formatTime(value) })).toBeVisible();
});

test('Move keeps the time of a visit though a Late text says that the one before ends later', async () => {
  const { read } = await setup();
  const late = { reference: 'AG-REX', start: '2026-11-24 08:00', words: '', late: 90 };
  writeDraft('opened-texts', { until: Date.now() + 60_000, opened: [late] });
  read({ ...confirmed, booked: [rex] });
  await tap('Move');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
  expect(screen.getByText('8:00 AM to 10:00 AM: Rex and Ada (told 9:30 AM), 80212')).toBeVisible();
  await act(async () => type('We arrive at', '08:00'));
  expect(screen.getByText('Taken: Rex and Ada (told 9:30 AM), 8:00 AM to 10:00 AM.')).toBeVisible();
  localStorage.clear();
});

test('Move names the next free day where only its own time is free', async () => {
  const { read } = await setup();
  const day = confirmed.starts?.day ?? '';
  const full = { ...moe, day };
  read({
    ...confirmed,
    booked: [
      { ...full, time: '08:00', minutes: 90 },
      { ...full, time: '12:00', minutes: 360 },
    ],
  });
  await tap('Move');
  expect(screen.getByText(/^Free for/)).toBeVisible();
  await tap('Wed, Nov 25 has a free one');
  expect(screen.getByRole('radio', { name: /^Wed/ })).toBeChecked();
});

test('Change details counts the drives to the ZIP code that is typed', async () => {
  const { read } = await setup();
  read({ ...confirmed, booked: [{ ...rex, time: '08:30' }] });
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save and tell them' });
  expect(screen.queryByText(/^Tight/)).toBeNull();
  await act(async () => type('ZIP code', '80424'));
  expect(
    screen.getByText(/^Tight: \d+ minutes to drive from Rex and Ada, drive not known/),
  ).toBeVisible();
});

test('a day on which only a tight time is free says so, and offers it', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, booked: [{ ...moe, time: '11:00', minutes: 420 }], requestVersion: 2 });
  const why = 'Only a tight time is free for 3 h on Tue, Nov 24.';
  expect(screen.getByText(why)).toBeVisible();
  await tap('Tue, Nov 24, 8:00 AM, tight');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('08:00');
  expect(screen.getByText(/^Tight: no time to drive to/)).toBeVisible();
  expect(screen.getByText(/^Tight only for 3 h/)).toHaveFocus();
  expect(screen.queryByText(why)).toBeNull();
});

test('another length takes the first day that it fits until a day is tapped, which takes its first free time', async () => {
  const { read } = await setup();
  const wednesday = { ...rex, day: '2026-11-25' };
  const booked = [{ ...moe, time: '10:30', minutes: 450 }, wednesday];
  const shows = (day: string, time: string) => {
    expect(screen.getByRole('radio', { name: day })).toBeChecked();
    expect(screen.getByLabelText('We arrive at')).toHaveValue(time);
  };
  read({ ...operatorVisit, booked, requestVersion: 2 });
  shows('Wed Nov 25', '09:30');
  const why = 'No time is free for 3 h on Tue, Nov 24.';
  expect(screen.getByText(why)).toBeVisible();
  await tap('60 min');
  shows('Tue Nov 24', '08:00');
  expect(screen.queryByText(why)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Wed Nov 25' })));
  shows('Wed Nov 25', '09:30');
  await tap('90 min');
  shows('Wed Nov 25', '09:30');
  await act(async () => type('We arrive at', '11:00'));
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Fri Nov 27' })));
  shows('Fri Nov 27', '11:00');
});
