import { act, fireEvent, screen } from '@testing-library/react';
import { showBoardAt } from './day-board.fixture';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { DayVisit } from '@shared/visits/operator-day';

export function showAt(now: string, ...changes: Partial<DayVisit>[]) {
  const visits = ['08:00', '12:00', '14:00'].map((time, index) => ({
    ...dayVisit('2026-11-24', time, `Pet ${index}`),
    ...changes[index],
  }));
  showBoardAt(now, { ...emptyDay, visits });
}

/** Returns where the browser goes, which reads that after React has drawn what the click changes. */
export async function follow(name: string | RegExp) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const followed = decodeURIComponent(link.getAttribute('href') ?? '');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return followed;
}

export const kim = { name: 'Kim Lee', phone: '303-555-0143' };
export const late = () => screen.getAllByRole('button', { name: 'Late' });
