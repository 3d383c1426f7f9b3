// Denver time. The database repeats days and hours of this file; its tests compare.

export const visitHours = { opens: 8, closes: 18 } as const;

/** The operator takes a visit in these hours, at a second tap. */
export const takenHours = { opens: 6, closes: 22 } as const;

/** Minutes between the starts that a visit can have. */
export const startStep = 15;

/** Minutes; packages take one or two of these. */
export const lengthStep = 90;

export const phoneHours = { opens: 7, closes: 19 } as const;

/** Hours. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;

/** `within 2 hours` */
export const requestAnswerTime = `within ${answerWithin.bookings} hours`;

/** `within 24 hours` */
export const messageAnswerTime = `within ${answerWithin.contact_inquiries} hours`;

/** Minutes before a promised answer is late at which the operator is nudged. */
export const nudgeMinutes = 30;

export const nudgeWords = 'Due within half an hour, or late already.';

/** Hours before a visit until which canceling is free. */
export const freeCancelHours = 4;

/** Hours before a visit at which the owner is reminded. */
export const reminderHours = 24;

/** Hours before a visit until which the owner can ask for another time. */
export const askHours = 24;

export const mostWishes = 3;

/** Days that a link works: after a visit, and after a request that nobody answered. */
export const linkDays = { visit: 14, request: 60 } as const;

/** Minutes before we arrive at which the owner gets a text message. */
export const arrivalMinutes = 15;

/** Minutes by which the van may come before or after a confirmed time. */
export const arrivalMargin = 15;

/** Minutes from central Denver: beyond `free` there is a travel fee, beyond `most` we rarely come. */
export const driveMinutes = { free: 25, most: 40 } as const;

export const timeWindows = [
  { label: '8-10 AM', start: 8, end: 10 },
  { label: '10 AM-12 PM', start: 10, end: 12 },
  { label: '12-2 PM', start: 12, end: 14 },
  { label: '2-4 PM', start: 14, end: 16 },
  { label: '4-6 PM', start: 16, end: 18 },
] as const;

export const week = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const closedWeekdays: readonly string[] = ['Sunday'];

export const workWeek = week.filter((name) => !closedWeekdays.includes(name));

// No closed day may lie in between, because these words would not name it.
const [firstDay = ''] = workWeek;
const lastDay = workWeek.at(-1) ?? '';

/** `Mon-Sat` */
export const workDays = `${firstDay.slice(0, 3)}-${lastDay.slice(0, 3)}`;

/** `Monday to Saturday` */
export const workDaysInWords = `${firstDay} to ${lastDay}`;

export const phoneTimes = `${workDays} ${formatHour(phoneHours.opens)}-${formatHour(phoneHours.closes)}`;

/** Requests after this hour are answered the next morning, since no answer is promised after phone hours. */
export const lastAnsweredHour = phoneHours.closes - answerWithin.bookings;

/** `Mon-Sat 7AM-5PM` */
export const requestTimes = `${workDays} ${formatHour(phoneHours.opens)}-${formatHour(lastAnsweredHour)}`;

/** `5 PM` */
export const lastAnswered = formatHour(lastAnsweredHour, ' ');

/** `by 9 AM the next day we’re open` */
export const nextMorning = `by ${formatHour(phoneHours.opens + answerWithin.bookings, ' ')} the next day we’re open`;

export const overnightAnswers = `Sent a request after ${lastAnswered}, or on a day we’re closed? We’ll answer ${nextMorning}.`;

/** A visit can be moved by phone until then; `movableEnd` says it of one visit. */
export const movableUntil = `${formatHour(phoneHours.closes, ' ')} on the last open day before (${lastDay} for a ${firstDay} visit)`;

/** `6 PM` */
export const closingTime = formatHour(visitHours.closes, ' ');

/** `from 6 AM to 10 PM` */
export const takenTimes = `from ${formatHour(takenHours.opens, ' ')} to ${formatHour(takenHours.closes, ' ')}`;

export const visitTimes = `from ${formatHour(visitHours.opens, ' ')} to ${closingTime}`;

export const latestFinish = `Visits finish by ${closingTime}, so we may offer you an earlier start.`;

export function formatHour(hour: number, space = ''): string {
  return `${((hour + 11) % 12) + 1}${space}${hour < 12 ? 'AM' : 'PM'}`;
}
