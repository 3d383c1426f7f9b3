import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { isGranted, moveWords } from '../../../_shared/visits/moved-time.ts';
import { arrivalWords, otherTime } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { askedTime } from '../parts/appointment.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerMoved: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => {
    const isAgreed = visit.accepted_at === visit.time_set_at;
    const asked = askedTime(input);
    const { moved_from: from } = visit;
    const isWish = isGranted(visit, asked, from);
    const opening = [
      isAgreed
        ? 'As agreed, we moved your visit.'
        : isWish
          ? 'We moved your visit to the time you asked for.'
          : 'We moved your visit.',
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
      'Open the attached file to update your calendar. If the old time is still there, delete it.',
    ];
    return {
      subject: 'New time:',
      title: from ? moveWords(visit, from) : 'Your new time',
      otherTime: isAgreed ? undefined : otherTime(visit, asked)?.words,
      isOffer: !isAgreed && !isWish,
      opening: opening.filter(Boolean).join(' '),
      asksForYes: !isAgreed && !isWish,
    };
  });
