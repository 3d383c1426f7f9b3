import { fiveDigits } from '../business/service-zips.ts';
import { zipPlaces } from '../business/zip-places.ts';
import { timeAt, toMinutes } from '../time/denver-time.ts';
import { startStep, timeWindows, visitHours } from '../time/hours.ts';
import { type ClosedDays, isWindowTooSoon } from '../time/open-days.ts';
import { isTightStop } from './day-route.ts';
import type { AskedTime } from './visit-state.ts';

// What a stranger learns of the days ahead: one of three words a window, the same for everybody. Busy time comes in whole
// hours, places as areas, and lengths are rounded, so that no answers put together tell when or where a visit is.

/** `tight`: the drive to a visit before or after is longer than the time between. `taken`: no visit can start within. */
export type WindowWord = 'open' | 'tight' | 'taken';

export type DaysAhead = {
  readonly closedDays: ClosedDays;
  /** By day, in the order of `timeWindows`; the next open days alone. */
  readonly windows: Readonly<Record<string, readonly WindowWord[]>>;
};

/** Of the visit that is asked about; the ZIP may be empty. */
export type WindowQuestion = { readonly minutes: number; readonly zipCode: string };

/** From `public.busy_days`, in whole hours. `zip_code` is null for a block. */
export type BusyDays = {
  readonly closed_days: ClosedDays;
  readonly days: readonly {
    readonly day: string;
    readonly busy: readonly {
      readonly from: string;
      readonly until: string;
      readonly zip_code: string | null;
    }[];
  }[];
};

type BusyDay = BusyDays['days'][number];

/** Minutes. Packages take one or two of them. */
const lengthStep = 90;

/** Minutes, where nobody looks up the packages. */
export const mostMinutesOf = (pets: number) => 2 * lengthStep * pets;

export function daysAhead(
  { closed_days: closedDays, days }: BusyDays,
  { minutes, zipCode }: WindowQuestion,
  now: Date,
): DaysAhead {
  const length = Math.ceil(Math.max(minutes, 1) / lengthStep) * lengthStep;
  const visit = { minutes: length, zipCode: zipArea(zipCode) };
  const words = (each: BusyDay) =>
    timeWindows.map((window) =>
      isWindowTooSoon(each.day, window.label, now, closedDays)
        ? 'taken'
        : windowWord(window, each, visit),
    );
  return { closedDays, windows: Object.fromEntries(days.map((each) => [each.day, words(each)])) };
}

/** The best word of its windows; `undefined` for a day that nothing is known of. */
export function dayWord({ windows }: DaysAhead, day: string): WindowWord | undefined {
  const words = windows[day] ?? [];
  return (['open', 'tight', 'taken'] as const).find((word) => words.includes(word));
}

/** The first open windows, in order. */
export function firstOpenWindows({ windows }: DaysAhead, count = 1): AskedTime[] {
  return Object.entries(windows)
    .flatMap(([day, words]) =>
      timeWindows.flatMap(({ label }, index) =>
        words[index] === 'open' ? { day, window: label } : [],
      ),
    )
    .slice(0, count);
}

function windowWord(
  window: (typeof timeWindows)[number],
  { day, busy }: BusyDay,
  { minutes, zipCode }: WindowQuestion,
): WindowWord {
  const count = ((window.end - window.start) * 60) / startStep;
  const starts = Array.from({ length: count }, (_, step) => window.start * 60 + step * startStep)
    .filter((start) => start + minutes <= visitHours.closes * 60)
    .filter((start) =>
      busy.every(
        ({ from, until }) => start >= toMinutes(until) || start + minutes <= toMinutes(from),
      ),
    );
  if (starts.length === 0) return 'taken';
  const visits = busy.flatMap(({ from, until, zip_code: zip }) =>
    zip === null
      ? []
      : {
          starts: { day, time: from },
          minutes: toMinutes(until) - toMinutes(from),
          zipCode: zipArea(zip),
        },
  );
  const blocks = busy.filter(({ zip_code: zip }) => zip === null);
  const isEasy = (start: number) =>
    !isTightStop({ starts: { day, time: timeAt(start) }, minutes, zipCode }, visits, () => blocks);
  return starts.some(isEasy) ? 'open' : 'tight';
}

/** One ZIP for all in a field of some six miles; '' for an unknown one. */
function zipArea(zip: string): string {
  const field = zipField(fiveDigits(zip) ?? '');
  return (field && Object.keys(zipPlaces).find((other) => zipField(other) === field)) ?? '';
}

function zipField(zip: string): string | undefined {
  return zipPlaces[zip]?.map((degrees) => Math.round(degrees * 10)).join();
}
