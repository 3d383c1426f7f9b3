import {
  addDays,
  denverDay,
  denverMoment,
  isSunday,
} from '../../supabase/functions/_shared/denver-time';

export function denverToday(): string {
  return denverDay(new Date());
}

export function nextDay(day: string): string {
  return addDays(day, 1);
}

export function nextOpenDay(day: string): string {
  const next = nextDay(day);
  return isSunday(next) ? nextDay(next) : next;
}

export function nextSunday(day: string): string {
  const next = nextDay(day);
  return isSunday(next) ? next : nextSunday(next);
}

/** Whole hours until `2026-11-24 13:00` in Denver has passed. */
export function hoursUntil(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  return Math.ceil((denverMoment(day, time).getTime() - Date.now()) / 3_600_000);
}
