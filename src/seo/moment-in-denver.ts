import { denverMoment } from '@shared/time/denver-time';

/** The start of `2024-03-15` is `2024-03-15T00:00:00-06:00`. */
export function momentInDenver(day: string): string {
  return `${day}T00:00:00-0${denverMoment(day, '00:00').getUTCHours()}:00`;
}
