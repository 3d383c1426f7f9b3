import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { waitsForYes } from '../../../_shared/visits/yes-words.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerKept: VisitEmail = (input) => {
  const { wish } = input;
  const wishedTime = wish
    ? `on ${formatDay(wish.day, 'long')}, ${wish.window}`
    : 'at the other time';
  return appointmentEmail(input, (_pets, visit) => {
    const isUnsure = waitsForYes(visit.late_fee, visit.accepted_at !== null);
    const title = isUnsure ? 'We still hold your time' : 'Your visit stays as booked';
    return {
      subject: `${title}:`,
      title,
      otherTime: `We’re sorry, we can’t come ${wishedTime}. ${isUnsure ? `We can still do ${formatDay(visit.day)}, ${formatTime(visit.time)}.` : `Your visit on ${formatDay(visit.day, 'long')}, still stands.`}`,
      offersWindows: true,
      opening: [
        !isUnsure &&
          'If that day doesn’t suit you anymore, call or text us, and we’ll find another.',
        arrivalPromise(visit.groomer),
        visit.has_reminder && promises.reminder,
      ]
        .filter(Boolean)
        .join(' '),
      asksForYes: isUnsure,
    };
  });
};
