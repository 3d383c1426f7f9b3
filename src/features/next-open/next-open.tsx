import { useDaysAhead } from '@/backend/calls/use-days-ahead';
import { useNow } from '@/browser/use-now';
import { addDays, denverDay, formatDay } from '@shared/time/denver-time';
import { firstOpenWindows } from '@shared/visits/open-windows';

/** Keeps its height without an answer, so that a late one moves nothing. */
export function NextOpen() {
  const days = useDaysAhead();
  const today = denverDay(useNow());
  const day = days && firstOpenWindows(days, 1, today)[0]?.day;
  return <span className="block">{day ? `Next open: ${dayName(day, today)}` : '\u00a0'}</span>;
}

/** `today`, `Tue`, or `Tue, Dec 8` once a weekday would not say which. */
function dayName(day: string, today: string): string {
  if (day === today) return 'today';
  return day < addDays(today, 7) ? formatDay(day).slice(0, 3) : formatDay(day);
}
