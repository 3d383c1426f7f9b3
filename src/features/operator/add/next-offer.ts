import { addDays, denverDay } from '@shared/time/denver-time';
import { isOpenDay } from '@shared/time/open-days';
import type { DenverTime } from '@shared/visits/visit-state';

/** Weeks until the next visit, by package, where the owner wishes for none: what our pages say suits most pets. */
const usualWeeks: Readonly<Record<string, number>> = {
  'Full Groom': 6,
  'Puppy Cut': 6,
  'Cat Grooming': 8,
  'Spa Bath': 6,
  'Senior Pet Comfort': 6,
  'Custom Service': 6,
};

export type NextOffer = DenverTime & { readonly weeks: number };

type DoneVisit = {
  readonly starts: DenverTime;
  readonly repeatWeeks: number | null;
  readonly pets: readonly { readonly service: string }[];
};

/** The same hour, as many weeks later as was wished for, or as the package has it; a closed weekday gives way to the next open one. */
export function nextOffer({ starts, repeatWeeks, pets }: DoneVisit, now: Date): NextOffer {
  const weeks = repeatWeeks ?? Math.min(...pets.map(({ service }) => usualWeeks[service] ?? 6));
  const planned = addDays(starts.day, weeks * 7);
  const first = planned > denverDay(now) ? planned : addDays(denverDay(now), weeks * 7);
  const days = Array.from({ length: 7 }, (_, later) => addDays(first, later));
  return { day: days.find((day) => isOpenDay(day)) ?? first, time: starts.time, weeks };
}
