import { render } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { loadNextTime } from '../visit/lazy-next-time';
import { DayBoard } from './day-board';
import { type Call, answerCalls } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

export const twoVisits: OperatorDay = {
  ...emptyDay,
  visits: [dayVisit('2026-11-24', '08:00', 'Biscuit'), dayVisit('2026-11-24', '12:00', 'Waffle')],
};

// A row that still loads would suspend the whole board.
beforeAll(async () => {
  await loadNextTime();
});

export const showBoard = (day = twoVisits, onMore = vi.fn()) =>
  render(
    <OperatorFrame day={day}>
      <DayBoard onMore={onMore} isLoadingMore={false} />
    </OperatorFrame>,
  );

export function showBoardAt(now: string, day?: OperatorDay, onMore?: () => void) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return showBoard(day, vi.fn(onMore));
}

export async function answerBoard(day: OperatorDay, answer: (call: Call) => Response) {
  const sent = await answerCalls('2026-11-24T18:59:00Z', answer);
  showBoard(day);
  return sent;
}
