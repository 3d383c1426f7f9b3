import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { arrivalWords, otherTime } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { type VisitEmail, askedTime } from '../visit-email.ts';

export const ownerConfirmed: VisitEmail = (input) =>
  appointmentEmail(input, ([first], visit) => {
    // A yes may have come by phone since.
    const other = visit.accepted_at ? undefined : otherTime(visit, askedTime(input));
    const opening = [
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
      'A calendar file is attached.',
    ];
    return {
      subject: other ? `${other.title}?` : 'Confirmed:',
      title: other ? `${other.title}?` : `See you ${formatDay(visit.day, 'long')}`,
      otherTime: other?.words,
      isOffer: other !== undefined,
      opening: opening.filter(Boolean).join(' '),
      // Who agreed by phone has said yes.
      asksForYes: first.source !== 'operator' && !visit.accepted_at,
    };
  });
