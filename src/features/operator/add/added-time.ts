import { type TimeChoice, presetTime } from '../answer/visit-time';
import { addDays, denverDay } from '@shared/time/denver-time';
import type { OperatorDay } from '@shared/visits/operator-day';

type Day = Pick<OperatorDay, 'visits' | 'moreVisits' | 'blocks'>;

/** What the day lists, as the fields for a time show it. */
export function toBooked({ visits, moreVisits, blocks }: Day, now: Date) {
  const lastKnown = visits.at(-1)?.starts.day ?? '';
  return {
    blocks,
    booked: visits
      .filter(({ status }) => status === 'confirmed')
      .map(({ starts, minutes, zipCode }) => ({ ...starts, minutes, zipCode })),
    bookedDays: {
      first: denverDay(now),
      last: moreVisits > 0 ? lastKnown : addDays(denverDay(now), 400),
    },
  };
}

/** The first free time from that day on; from today on without one. */
export function presetAddedTime(
  { minutes, from }: { minutes: number; from: string },
  day: Day,
  now: Date,
): TimeChoice {
  const preferred = { day: from || denverDay(now), window: '' };
  const { booked, blocks } = toBooked(day, now);
  return presetTime(
    { minutes, preferred, booked, blocks, starts: null, wish: null, pets: [] },
    now,
  );
}
