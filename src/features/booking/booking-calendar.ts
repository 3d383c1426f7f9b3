import type { BookingRequest } from './booking-schema';
import { timeWindows } from '@/content/booking-options';
import { business } from '@/content/business';
import { displayPhone } from '@/site/paths';
import { calendarFile } from '@shared/calendar-file';
import { denverMoment } from '@shared/denver-moment';

/** One tentative event over the arrival window, which the confirmed visit's file replaces. */
export function bookingCalendar(request: BookingRequest, now: Date): string {
  const { reference, preferredDate: day } = request;
  const window = timeWindows.find(({ label }) => label === request.preferredTime) ?? timeWindows[0];
  const pets = request.pets.map(({ petName }) => petName).join(' and ');
  return calendarFile(
    {
      reference,
      sequence: 0,
      status: 'TENTATIVE',
      stamp: now,
      starts: denverMoment(day, clockTime(window.start)),
      ends: denverMoment(day, clockTime(window.end)),
      summary: `Grooming for ${pets} (requested)`,
      description: `Request ${reference}, not yet a confirmed appointment. Arrival window ${window.label}. ${business.name}, ${displayPhone()}`,
      location: `${request.address}, ${request.zipCode}`,
    },
    business,
  );
}

function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
