import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showBoardAt } from './day-board.fixture';
import { dayVisit, flu } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

const bare = { ...flu, reason: '' };
const hours = (id: string, from: string, until: string) => ({ ...bare, id, from, until });
const kay = { name: 'Kay Voss', phone: '303-555-0142' };
const hold = { ...hours('hold', '10:45', '12:15'), hold: kay };
const lunch = hours('lunch', '12:20', '12:30');
const zoe = { ...dayVisit('2026-11-24', '09:00', 'Zoe'), minutes: 90 };
const pip = dayVisit('2026-11-24', '13:00', 'Pip');

/** The board is shown at 7 AM. */
const begun = ['05:00', '06:45'].map((start) => dayVisit('2026-11-24', start));

const time = / until (the|Pip)|^overlaps/;

function gapsOf(changes: Partial<OperatorDay>) {
  showBoardAt('2026-11-24T14:00:00Z', { ...emptyDay, visits: [zoe, pip], ...changes });
  return screen.queryAllByText(time).map(({ textContent }) => textContent);
}

test.each([
  [
    'to a hold in the way, and from there to the next visit',
    { blocks: [hold, lunch] },
    ['15 min until the hold', '35 min until Pip'],
  ],
  [
    'to the next visit without a hold, and blocked hours are none to drive in',
    { blocks: [lunch] },
    ['2 h 20 min until Pip, in the same ZIP area'],
  ],
  [
    'past a visit that its owner canceled',
    { visits: [zoe, { ...dayVisit('2026-11-24', '11:00'), status: 'canceled' as const }, pip] },
    ['2 h 30 min until Pip, in the same ZIP area'],
  ],
  [
    'to a ZIP that is on no map of ours, which is tight below 40 minutes',
    {
      visits: [
        { ...zoe, minutes: 205 },
        { ...pip, zipCode: '80903' },
      ],
    },
    ['Tight: 35 min until Pip, drive not known'],
  ],
  ['nowhere to a visit that has begun', { visits: begun }, []],
  ['nowhere from a visit that is over', { visits: [{ ...zoe, status: 'done' as const }, pip] }, []],
])('counts the gap between visits %s', (_name, changes, gaps) => {
  expect(gapsOf(changes)).toEqual(gaps);
});

test('a gap stands above the visit that it leads to, not above a canceled one', () => {
  const luna = { ...dayVisit('2026-11-24', '11:00', 'Luna'), status: 'canceled' as const };
  expect(gapsOf({ visits: [zoe, luna, pip] })).toHaveLength(1);
  expect(document.body.textContent).toMatch(/Luna.*until Pip.*Pip/);
});

test('a visit whose customer asks to move says where to', () => {
  const asked = { day: '2026-11-27', window: '2-4 PM' };
  showBoardAt('2026-11-24T14:00:00Z', { ...emptyDay, visits: [{ ...zoe, asked, hasWish: true }] });
  expect(screen.getByRole('article')).toHaveTextContent('Asks to move to Fri, Nov 27, 2-4 PM');
});

test('a visit that is over says that it is not marked, until it is', () => {
  const visits = [zoe, { ...zoe, reference: 'AG-2', status: 'no_show' as const }];
  showBoardAt('2026-11-24T17:29:00Z', { ...emptyDay, visits });
  expect(screen.getByText('to 10:30')).toBeVisible();
  cleanup();
  showBoardAt('2026-11-24T17:30:00Z', { ...emptyDay, visits });
  expect(screen.getAllByText(/^Not marked/).map(({ textContent }) => textContent)).toEqual([
    'Not marked yet',
  ]);
});

test('a day without visits offers times while it has hours left', () => {
  const offered = (which: string) =>
    screen
      .queryAllByRole('button', { name: new RegExp(`${which}$`) })
      .map((button) => button.textContent);
  showBoardAt('2026-11-24T16:50:00Z', emptyDay);
  expect(screen.getByText('Free until 6 PM')).toBeVisible();
  expect(screen.getByText('Free 8 AM to 6 PM')).toBeVisible();
  expect(offered('today')).toEqual(
    ['10:30 AM', '12:00 PM', '1:00 PM', '3:00 PM', '4:00 PM', 'Other time'].map(
      (words) => `${words} today`,
    ),
  );
  expect(offered('tomorrow')).toContain('8:00 AM tomorrow');
  cleanup();
  showBoardAt('2026-11-25T01:00:00Z', emptyDay);
  expect(screen.getByText('No visits today.')).toBeVisible();
  expect(offered('today')).toEqual([]);
});
