import type { Business } from '../_shared/business.ts';
import { calendarMethod } from '../_shared/calendar-file.ts';
import { oneLine } from '../_shared/safe-text.ts';
import { visitCalendar } from '../_shared/visit-calendar.ts';
import { place } from './booking-facts.ts';
import type { OwnerVisitJob } from './job.ts';
import type { Attachment } from './mail.ts';
import type { Pets } from './pets-of.ts';
import { isAppointment } from './visit-facts.ts';

const told = ['confirmed', 'moved', 'canceled'];

/** What puts a visit into the owner's calendar, moves it there or takes it away; nothing for other mails. */
export function visitAttachments(
  { kind, visit }: OwnerVisitJob,
  pets: Pets,
  business: Business,
): Attachment[] {
  if (!visit || !isAppointment(visit) || !told.includes(kind)) return [];
  const status = kind === 'canceled' ? 'canceled' : 'confirmed';
  const content = visitCalendar(
    {
      ...{ reference: pets[0].reference ?? '', revision: visit.revision, status },
      ...{ starts: { day: visit.day, time: visit.time }, minutes: visit.minutes },
      pets: pets.map(({ pet_name: name }) => ({ name: oneLine(name) })),
      address: place(pets[0]),
      changedAt: visit.changed_at,
    },
    business,
  );
  const method = calendarMethod({ status: kind === 'canceled' ? 'CANCELLED' : 'CONFIRMED' });
  const contentType = `text/calendar; method=${method}; charset=utf-8`;
  return [{ filename: 'visit.ics', content, contentType }];
}
