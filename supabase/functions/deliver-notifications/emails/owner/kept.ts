import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { waitsForYes } from '../../../_shared/visits/yes-words.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerKept: VisitEmail = (input) => {
  const { wish } = input;
  return appointmentEmail(input, (_pets, visit) => {
    const isUnsure = waitsForYes(visit.late_fee, visit.accepted_at !== null);
    const isSameDay = wish?.day === visit.day;
    const declined = wish ? (isSameDay ? wish.window : formatDay(wish.day)) : 'at the other time';
    const time = isSameDay ? formatTime(visit.time) : formatDay(visit.day);
    const sorry = `We’re sorry, we can’t come ${wish ? `on ${formatDay(wish.day, 'long')}, ${wish.window}` : declined}.`;
    return {
      subject: `Not ${declined}, but still ${isUnsure ? 'held' : 'booked'}:`,
      title: `We can’t come ${declined}; ${isUnsure ? `we still hold ${time}` : `${time} still stands`}`,
      otherTime: isUnsure
        ? `${sorry} We can still do ${formatDay(visit.day)}, ${formatTime(visit.time)}.`
        : undefined,
      offersWindows: true,
      opening: [
        !isUnsure &&
          `${sorry} If ${formatDay(visit.day, 'long')}, doesn’t suit you anymore, call or text us, and we’ll find another day.`,
        arrivalPromise(visit.groomer),
        visit.has_reminder && promises.reminder,
      ]
        .filter(Boolean)
        .join(' '),
      asksForYes: isUnsure,
    };
  });
};
