import type { BookingRequest } from './booking-schema';
import { business } from '@/content/business';
import { displayPhone } from '@/site/paths';
import { calendarFile } from '@shared/calendar-file';
import { denverMoment, timeAt } from '@shared/denver-time';
import { joinNames } from '@shared/format';
import { timeWindows } from '@shared/hours';

/** One tentative event for the arrival window. The confirmed visit's file replaces it. */
export function bookingCalendar(request: BookingRequest, now: Date): string {
  const { reference, preferredDate: day } = request;
  const window = timeWindows.find(({ label }) => label === request.preferredTime) ?? timeWindows[0];
  const pets = joinNames(request.pets.map(({ petName }) => petName));
  return calendarFile(
    {
      uid: reference,
      sequence: 0,
      status: 'TENTATIVE',
      stamp: now,
      starts: denverMoment(day, timeAt(window.start * 60)),
      ends: denverMoment(day, timeAt(window.end * 60)),
      summary: `Grooming for ${pets} (requested)`,
      description: `Request ${reference}, not yet a confirmed appointment. Arrival window ${window.label}. ${business.name}, ${displayPhone()}`,
      location: `${request.address}, ${request.zipCode}`,
    },
    business,
  );
}
