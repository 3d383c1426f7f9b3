import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  addDays,
  denverDay,
  denverMoment,
} from '../../../supabase/functions/_shared/time/denver-time';
import { isOpenDay } from '../../../supabase/functions/_shared/time/open-days';

export function denverToday(): string {
  return denverDay(new Date());
}

export function nextDay(day: string): string {
  return addDays(day, 1);
}

export function nextOpenDay(day: string): string {
  const next = nextDay(day);
  return isOpenDay(next) ? next : nextOpenDay(next);
}

function nextClosedDay(day: string): string {
  const next = nextDay(day);
  return isOpenDay(next) ? nextClosedDay(next) : next;
}

export function hoursUntil(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  return Math.ceil((denverMoment(day, time).getTime() - Date.now()) / 3_600_000);
}

const claims = fileURLToPath(new URL('../../.results/claimed-weeks', import.meta.url));
let ownDays: readonly string[] = [];

/** Tests share one calendar, so each worker takes two weeks at a time that no other worker has. */
export function newOpenDay(): string {
  const [day = '', ...others] = ownDays.length > 0 ? ownDays : claimTwoWeeks();
  ownDays = others;
  return day;
}

function claimTwoWeeks(): string[] {
  const monday = nextDay(nextClosedDay(addDays(denverToday(), 14)));
  // requests are taken for a year ahead
  const first = addDays(monday, (claimNumber() % 23) * 14);
  return Array.from({ length: 14 }, (_, days) => addDays(first, days)).filter((day) =>
    isOpenDay(day),
  );
}

/** Counts through all workers of a run: a folder can only be made once. */
function claimNumber(): number {
  mkdirSync(claims, { recursive: true });
  for (let number = 0; ; number += 1) {
    if (mkdirSync(`${claims}/${number}`, { recursive: true })) return number;
  }
}
