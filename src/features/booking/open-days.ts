import { addDays, denverDay, denverHour } from '@shared/denver-time';
import { firstDayToAsk, isOpenDay, timeWindows } from '@shared/hours';

/** The next five working days (`YYYY-MM-DD`), including today while an arrival window is left. */
export function nextOpenDays(now: Date): string[] {
  const today = denverDay(now);
  const first = firstDayToAsk(now);
  const isTodayOver = timeWindows.every(({ end }) => end <= denverHour(now));
  return Array.from({ length: 21 }, (_, offset) => addDays(first, offset))
    .filter((day) => isOpenDay(day) && !(day === today && isTodayOver))
    .slice(0, 5);
}
