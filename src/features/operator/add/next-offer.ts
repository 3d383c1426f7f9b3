import { findBookedService } from '@/content/services';
import { addDays, denverDay } from '@shared/time/denver-time';
import { isOpenDay } from '@shared/time/open-days';
import type { DenverTime } from '@shared/visits/visit-state';

/** For a custom service, and for a package that is no longer sold. */
const customWeeks = 6;

type DoneVisit = {
  readonly starts: DenverTime;
  readonly repeatWeeks: number | null;
  readonly pets: readonly { readonly service: string }[];
};

/** The same hour, as many weeks later as was wished for, or as the package has it; a closed weekday gives way to the next open one. */
export function nextOffer({ starts, repeatWeeks, pets }: DoneVisit, now: Date) {
  const usual = pets.map(({ service }) => findBookedService(service)?.weeks ?? customWeeks);
  const weeks = repeatWeeks ?? Math.min(...usual);
  const planned = addDays(starts.day, weeks * 7);
  const first = planned > denverDay(now) ? planned : addDays(denverDay(now), weeks * 7);
  const days = Array.from({ length: 7 }, (_, later) => addDays(first, later));
  return { day: days.find((day) => isOpenDay(day)) ?? first, time: starts.time, weeks };
}
