import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { DayBoard } from './day-board';
import { dayVisit, flu } from './day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

const hours = (id: string, from: string, until: string) => ({ ...flu, id, word: '', from, until });
const kay = { name: 'Kay Voss', phone: '303-555-0142' };
const hold = { ...hours('hold', '10:45', '12:15'), hold: kay };
const lunch = hours('lunch', '12:20', '12:30');
const zoe = { ...dayVisit('2026-11-24', '09:00', 'Zoe'), minutes: 90 };
const pip = dayVisit('2026-11-24', '13:00', 'Pip');

const time = / to (the|Pip)|^overlaps/;

function gapsOf(changes: Partial<OperatorDay>) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <OperatorFrame day={{ ...emptyDay, visits: [zoe, pip], ...changes }}>
      <DayBoard onMore={vi.fn()} isLoadingMore={false} />
    </OperatorFrame>,
  );
  return screen.queryAllByText(time).map(({ textContent }) => textContent);
}

test('the time between goes to a hold in the way, and from there to the next visit by name', () => {
  expect(gapsOf({ blocks: [hold, lunch] })).toEqual(['15 min to the hold', '35 min to Pip']);
});

test('without a hold it goes to the next visit, and blocked hours are none to drive in', () => {
  expect(gapsOf({ blocks: [lunch] })).toEqual(['2 h 20 min to the next, in the same ZIP area']);
});

test('a visit that is over takes no more of the day', () => {
  expect(gapsOf({ visits: [{ ...zoe, status: 'done' }, pip] })).toEqual([]);
});
