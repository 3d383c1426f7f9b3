import { fiveDigits } from '../business/service-zips.ts';
import { zipPlaces } from '../business/zip-places.ts';
import { timeAt, toMinutes } from '../time/denver-time.ts';
import { lengthStep, startStep, timeWindows, visitHours } from '../time/hours.ts';
import { type ClosedDays, isWindowTooSoon } from '../time/open-days.ts';
import { tightDrives } from './day-route.ts';
import type { AskedTime } from './visit-terms.ts';

// A stranger learns one of three words for each window, the same as everybody. Busy time comes in
// whole hours, places as areas, and lengths are rounded, so that no answers put together tell when
// or where a visit is.

/**
 * `open`: the visit can start within, with the drives to its neighbors. `taken`: it cannot start within, at any minute.
 * `tight`: everything between, so the drive is longer than the time for it, or whole hours are too coarse to say.
 */
export type WindowState = 'open' | 'tight' | 'taken';

export type DaysAhead = {
  readonly closedDays: ClosedDays;
  /** Keys are the next open days; words stand in the order of `timeWindows`. */
  readonly windows: Readonly<Record<string, readonly (WindowState | undefined)[]>>;
};

/** Describes the visit that is asked about; the ZIP may be empty. */
export type WindowQuestion = { readonly minutes: number; readonly zipCode: string };

/**
 * From `public.busy_days`. `busy` is in whole hours, with null as the ZIP of a block; `longest` is the longest visit that
 * can start in each of `timeWindows`, in steps of `lengthStep`.
 */
export type BusyDays = {
  readonly closed_days: ClosedDays;
  readonly days: readonly {
    readonly day: string;
    readonly longest: readonly number[];
    readonly busy: readonly {
      readonly from: string;
      readonly until: string;
      readonly zip_code: string | null;
    }[];
  }[];
};

type BusyDay = BusyDays['days'][number];

/** Minutes at most, in steps of `lengthStep`: a Full Groom takes two, everything else one. */
export function mostMinutesOf(pets: readonly { readonly service: string }[]): number {
  const steps = pets.map(({ service }) => (service === 'Full Groom' ? 2 : 1));
  return steps.reduce((sum, each) => sum + each, 0) * lengthStep;
}

export function daysAhead(
  { closed_days: closedDays, days }: BusyDays,
  { minutes, zipCode }: WindowQuestion,
  now: Date,
): DaysAhead {
  const steps = Math.ceil(Math.max(minutes, 1) / lengthStep);
  const visit = { minutes: steps * lengthStep, zipCode: zipArea(zipCode) };
  const words = (each: BusyDay) =>
    timeWindows.map((window, index) => {
      if (isWindowTooSoon(each.day, window.label, now, closedDays)) return 'taken';
      if (isOpen(window, each, visit)) return 'open';
      return (each.longest[index] ?? 0) < steps ? 'taken' : 'tight';
    });
  return { closedDays, windows: Object.fromEntries(days.map((each) => [each.day, words(each)])) };
}

/** The best word of its windows; `undefined` for a day that nothing is known of. */
export function dayState({ windows }: DaysAhead, day: string): WindowState | undefined {
  const words = windows[day] ?? [];
  return (['open', 'tight', 'taken'] as const).find((word) => words.includes(word));
}

/** The first open windows from a day on, then those before it, the nearest day first. */
export function firstOpenWindows({ windows }: DaysAhead, count = 1, from = ''): AskedTime[] {
  const days = Object.entries(windows);
  return [...days.filter(([day]) => day >= from), ...days.filter(([day]) => day < from).reverse()]
    .flatMap(([day, words]) =>
      timeWindows.flatMap(({ label }, index) =>
        words[index] === 'open' ? { day, window: label } : [],
      ),
    )
    .slice(0, count);
}

function isOpen(
  window: (typeof timeWindows)[number],
  { day, busy }: BusyDay,
  { minutes, zipCode }: WindowQuestion,
): boolean {
  const count = ((window.end - window.start) * 60) / startStep;
  const starts = Array.from({ length: count }, (_, step) => window.start * 60 + step * startStep)
    .filter((start) => start + minutes <= visitHours.closes * 60)
    .filter((start) =>
      busy.every(
        ({ from, until }) => start >= toMinutes(until) || start + minutes <= toMinutes(from),
      ),
    );
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
    tightDrives({ starts: { day, time: timeAt(start) }, minutes, zipCode }, visits, blocks)
      .length === 0;
  return starts.some(isEasy);
}

/** All ZIPs in a field of some six miles become one; an unknown one becomes ''. */
function zipArea(zip: string): string {
  const field = zipField(fiveDigits(zip) ?? '');
  return (field && Object.keys(zipPlaces).find((other) => zipField(other) === field)) ?? '';
}

function zipField(zip: string): string | undefined {
  return zipPlaces[zip]?.map((degrees) => Math.round(degrees * 10)).join();
}
