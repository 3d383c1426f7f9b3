import { usd } from '../../../_shared/business/format.ts';
import { rules } from '../../../_shared/business/policy.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { freeHours } from '../../../_shared/visits/cancel-terms.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import type { Drop, EmailContent } from '../email-content.ts';
import { petNames } from '../parts/booking-facts.ts';
import { canceledEntryWords, nextSteps } from '../parts/ended-blocks.ts';
import { greeting, noteBlocks, requestFooter } from '../parts/owner-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import { pastTickets } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment, toCancelTerms } from '../visit-email.ts';

export function ownerCanceled({
  pets,
  visit,
  business,
  link,
}: VisitEmailInput): EmailContent | Drop {
  if (!visit) return { drop: 'visit_gone' };
  // a marked request nobody has looked at: its owner never got a link
  const isUnseen = visit.answered_at === null && pets.some((pet) => pet.review_reasons.length > 0);
  const { title, text } =
    visit.canceled_by === 'operator' ? wordsByOperator(visit) : wordsByOwner(pets, visit);
  return {
    subject: isAppointment(visit)
      ? `Canceled: ${petNames(pets)}, ${formatDay(visit.day)} at ${formatTime(visit.time)}`
      : `Canceled: your request ${pets[0].reference}`,
    preview: text,
    title,
    blocks: [
      ...pastTickets({ pets, visit, business }, { stamp: 'canceled', tone: 'gone' }),
      greeting(pets[0].parent_name),
      { kind: 'text', text: text + earlierTime(visit) },
      ...noteBlocks(visit.note, 'Why'),
      ...(isAppointment(visit) ? [{ kind: 'text', text: canceledEntryWords } as const] : []),
      ...nextSteps({ pets, business, link: isUnseen ? undefined : link, reason: visit.reason }),
    ],
    footer: requestFooter(business, pets),
  };
}

function wordsByOperator(visit: VisitRow) {
  return {
    title: 'We had to cancel your visit',
    text: `We’re sorry, but we can’t come${formatWhen(visit)}. You owe nothing. Call us for the first open time, or ask for another day below.`,
  };
}

function wordsByOwner(pets: Pets, visit: VisitRow) {
  if (!isAppointment(visit)) {
    const [{ preferred_date: day, preferred_time: window }] = pets;
    return {
      title: 'Your request is canceled',
      text: `You canceled your request for ${formatDay(day, 'long')}, ${window}. You owe nothing. If you didn’t cancel it, call or text us.`,
    };
  }
  const hours = freeHours(toCancelTerms(visit));
  const why = hours > 0 ? `was less than ${hours} hours away` : 'had begun';
  const sick = pets.length === 1 ? `${petNames(pets)} is sick` : 'one of your pets is sick';
  const cost = visit.was_late
    ? `. It ${why}, so there’s a ${usd(visit.late_fee)} late fee. ${rules.lateFeePayment} If ${sick}, reply and we’ll drop the fee.`
    : visit.changed_at > visit.free_until
      ? '. There’s no charge this time.'
      : `. There’s no charge. We hope to see ${petNames(pets)} another time.`;
  return {
    title: 'Your visit is canceled',
    text: `Your visit is canceled${cost} If you didn’t cancel it, call or text us.`,
  };
}

/** Its owner may not have heard of the move: no email tells of it any more. */
function earlierTime({ moved_from: from }: VisitRow): string {
  if (!from) return '';
  return ` The visit was on ${formatDay(from.day, 'long')}, at ${formatTime(from.time)}, before we moved it. That time is canceled too.`;
}

function formatWhen(visit: VisitRow): string {
  return isAppointment(visit)
    ? ` on ${formatDay(visit.day, 'long')}, at ${formatTime(visit.time)}`
    : '';
}
