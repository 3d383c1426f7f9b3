import type { Business } from './business.ts';
import { calendarFile } from './calendar-file.ts';
import { denverMoment } from './denver-moment.ts';
import { formatPhone } from './phone.ts';
import { promises } from './promises.ts';
import { listed } from './request-words.ts';
import type { DenverTime, OwnerVisit } from './visit-state.ts';

/** What a calendar needs to know of a visit that has, or had, a time. */
export type ScheduledVisit = Pick<OwnerVisit, 'reference' | 'revision' | 'address'> & {
  readonly status: 'confirmed' | 'canceled';
  readonly pets: readonly { readonly name: string }[];
  readonly starts: DenverTime;
  readonly minutes: number;
  /** ISO 8601. */
  readonly changedAt: string;
};

/** The calendar file of a visit, the same in a mail and on a page. Its `UID` is that of the request. */
export function visitCalendar(visit: ScheduledVisit, business: Business): string {
  const { reference, revision, status, address, minutes } = visit;
  const starts = denverMoment(visit.starts.day, visit.starts.time);
  const isCanceled = status === 'canceled';
  const summary = `Grooming for ${listed(visit.pets.map(({ name }) => name))}`;
  const contact = `${business.name}, ${formatPhone(business.phone)}`;

  return calendarFile(
    {
      reference,
      sequence: revision,
      status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
      stamp: new Date(visit.changedAt),
      starts,
      ends: new Date(starts.getTime() + minutes * 60_000),
      summary: isCanceled ? `${summary} (canceled)` : summary,
      description: isCanceled
        ? `Visit ${reference} is canceled.\n${contact}`
        : `Visit ${reference}.\n${promises.arrival}\n${promises.cancellation}\n${contact}`,
      location: address,
    },
    business,
  );
}
