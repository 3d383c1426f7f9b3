/** Denver time, Monday to Saturday. The database repeats all hours; `supabase/tests/hours.test.ts` compares. */

export const visitHours = { opens: 8, closes: 18 } as const;

export const phoneHours = { opens: 7, closes: 19 } as const;

/** Hours. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;

export const timeWindows = [
  { label: '8-10 AM', start: 8, end: 10 },
  { label: '10 AM-12 PM', start: 10, end: 12 },
  { label: '12-2 PM', start: 12, end: 14 },
  { label: '2-4 PM', start: 14, end: 16 },
  { label: '4-6 PM', start: 16, end: 18 },
] as const;

/** The database allows a few more. */
export const mostDaysToAsk = 365;

export const dayHint = 'Monday to Saturday, up to a year ahead.';

export const workDays = 'Mon-Sat';

export const phoneTimes = `${workDays} ${formatHour(phoneHours.opens)}-${formatHour(phoneHours.closes)}`;

const firstAnswer = formatHour(phoneHours.opens + answerWithin.bookings);

export const overnightAnswers = `Requests sent overnight or on Sunday are answered by ${firstAnswer} on the next day we’re open.`;

export const latestFinish = 'Visits finish by 6 PM, so a late request may get an earlier start.';

export function formatHour(hour: number): string {
  return `${((hour + 11) % 12) + 1}${hour < 12 ? 'AM' : 'PM'}`;
}
