import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup, type } from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';

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
  ['a drive before', '09:10', 90, '10 minutes to drive from Rex and Ada, about 20 needed'],
  [
    'a drive before and none after',
    '09:19',
    161,
    '19 minutes to drive from Rex and Ada, about 20 needed; no time to drive to Moe, about 20 needed',
  ],
  ['a visit at the same time', '08:30', 60, null],
])(
  'of a time chosen by hand, %s is said as far as it is tight',
  async (_name, time, minutes, words) => {
    const { read } = await setup();
    read({ ...operatorVisit, booked: [rex, moe] });
    await act(async () => type('Day', '2026-11-24'));
    await act(async () => type('We arrive at', time));
    type('Minutes', String(minutes));
    await act(async () => undefined);
    expect(screen.queryByText(/^Tight/)?.textContent ?? null).toBe(words && `Tight: ${words}.`);
  },
);
