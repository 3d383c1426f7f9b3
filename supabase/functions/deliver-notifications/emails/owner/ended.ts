import { usd } from '../../../_shared/business/format.ts';
import { rules } from '../../../_shared/business/policy.ts';
import { denverDay, formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { awaitsYes, lateWhy } from '../../../_shared/visits/cancel-terms.ts';
import { findEnding } from '../../../_shared/visits/end-reasons.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import { feesWords, nobodyHomeWords } from '../../../_shared/visits/visit-terms.ts';
import type { Drop, EmailContent } from '../email-content.ts';
import { safePetNames, shortPetNames } from '../parts/booking-facts.ts';
import {
  bookAgainLink,
  bookAgainWords,
  canceledEntryWords,
  contactBlocks,
  greeting,
  nextSteps,
  noteBlocks,
  openWindowBlocks,
  visitFooter,
} from '../parts/owner-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import { pastTickets } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment, toCancelTerms } from '../visit-email.ts';
import { nextBlocks } from './after-visit.ts';

const endings = {
  another_day: {
    preview: 'We’re sorry, and we’d still love to come.',
    text: `${bookAgainWords} Or call or text us, and we’ll look at the calendar together.`,
  },
  phone: {
    preview: 'We’re sorry. Nothing is booked, and it costs nothing.',
    text: 'If you’d like to talk it over, call or text us.',
  },
  none: {
    preview: 'We’re sorry. Nothing is booked, and it costs nothing.',
    text: 'If we have your address wrong, reply to this email and we’ll look again.',
  },
} as const;

export function ownerDeclined(input: VisitEmailInput): EmailContent | Drop {
  const { pets, visit, business, link } = input;
  if (!visit) return { drop: 'visit_gone' };
  const [{ preferred_date: day, preferred_time: window, reference }] = pets;
  const { reason } = visit;
  const { preview, text } = endings[findEnding(reason)];
  // Where no day would do, none is named. Another visit of that day may stand.
  const hasDay = findEnding(reason) === 'another_day';
  const onDay = hasDay ? ` on ${formatDay(day, 'long')}, ${window}` : '';
  return {
    subject: `We can’t come${hasDay ? ` ${formatDay(day)}, ${window}` : ''}: your request ${reference}`,
    preview,
    title: `We can’t come${onDay}`,
    blocks: [
      greeting(pets[0].parent_name),
      {
        kind: 'text',
        text: `Thank you for asking us. We’re sorry, but we can’t take your request for ${safePetNames(pets)}${onDay}.`,
      },
      ...noteBlocks(visit.note, 'Why'),
      { kind: 'text', text },
      ...nextSteps({
        pets,
        business,
        link,
        reason,
        windows: openWindowBlocks(input, bookAgainLink(business, link)),
      }),
    ],
    footer: visitFooter(business),
  };
}

/** Asks whether they are well, then says what happened and what follows: no thanks, no apology, no review. */
export function ownerMissed({ pets, visit, business, link }: VisitEmailInput): EmailContent | Drop {
  if (!visit || !isAppointment(visit)) return { drop: 'visit_gone' };
  const text = `We hope you’re all right, and ${shortPetNames(pets)} too. ${nobodyHomeWords(visit.day, visit.fee, visit.reason)}${visit.fee > 0 ? ` ${rules.lateFeePayment}` : ''}`;
  const sick = `If ${sickPet(pets)} was sick, call or text us, and we’ll drop the fee. `;
  const ending = `${visit.fee > 0 ? sick : ''}${visit.next ? '' : bookAgainWords}`;
  return {
    subject: `We missed you: ${shortPetNames(pets)}, ${formatDay(visit.day)}`,
    preview: text,
    title: 'We came, and nobody was home',
    blocks: [
      ...pastTickets({ pets, visit, business }, { stamp: 'missed', tone: 'gone' }),
      greeting(pets[0].parent_name),
      { kind: 'text', text },
      ...(ending ? [{ kind: 'text', text: ending } as const] : []),
      ...nextBlocks(visit.next, bookAgainLink(business, link)),
      ...contactBlocks(business, `About my visit ${pets[0].reference}: `),
    ],
    footer: visitFooter(business),
  };
}

export function ownerCanceled(input: VisitEmailInput): EmailContent | Drop {
  const { pets, business, link } = input;
  // Who heard of no time knows a request alone.
  const visit = input.visit?.is_untold ? { ...input.visit, starts_at: null } : input.visit;
  if (!visit) return { drop: 'visit_gone' };
  // a marked request nobody has looked at: its owner never got a link
  const isUnseen = visit.answered_at === null && pets.some((pet) => pet.review_reasons.length > 0);
  const isOurs = visit.canceled_by === 'operator';
  if (isOurs && visit.is_untold) return ownerDeclined(input);
  const isNoYes = visit.reason === 'no_yes';
  const { title, text } = isOurs ? wordsByOperator(visit) : wordsByOwner(pets, visit);
  const subject = isNoYes ? 'Hold ended' : isOurs ? 'We have to cancel' : 'Canceled';
  return {
    subject: isAppointment(visit)
      ? `${subject}: ${shortPetNames(pets)}, ${formatDay(visit.day)} at ${formatTime(visit.time)}`
      : `Canceled: your request ${pets[0].reference}`,
    preview: text,
    title,
    blocks: [
      ...pastTickets({ pets, visit, business }, { stamp: 'canceled', tone: 'gone' }),
      greeting(pets[0].parent_name),
      { kind: 'text', text: text + earlierTime(visit) },
      ...noteBlocks(visit.note, 'Why'),
      ...(isOurs ? [{ kind: 'text', text: callOrAsk } as const] : []),
      ...(isAppointment(visit) ? [{ kind: 'text', text: canceledEntryWords } as const] : []),
      ...nextSteps({
        pets,
        business,
        link: isUnseen ? undefined : link,
        reason: visit.reason,
        windows: isOurs ? openWindowBlocks(input, bookAgainLink(business, link)) : [],
      }),
    ],
    footer: visitFooter(business),
  };
}

function sickPet(pets: Pets): string {
  return pets.length === 1 ? shortPetNames(pets) : 'one of your pets';
}

const callOrAsk = 'Ask for another day below, or call us for the first open time.';

function wordsByOperator(visit: VisitRow) {
  if (visit.reason === 'no_yes')
    return {
      title: 'This hold has ended',
      text: `We held a time for you${formatWhen(visit)}. Nothing is booked, and it costs nothing.`,
    };
  return {
    title: 'We have to cancel your visit',
    text: `We’re sorry, but we can’t come${formatWhen(visit)}. You owe nothing for this visit.`,
  };
}

function wordsByOwner(pets: Pets, visit: VisitRow) {
  if (!isAppointment(visit)) {
    const [{ preferred_date: day, preferred_time: window }] = pets;
    return {
      title: 'Your request is canceled',
      text: `You canceled your request for ${formatDay(day, 'long')}, ${window}. You owe nothing for it, and we’d be glad to come another time. If you didn’t cancel it, call or text us.`,
    };
  }
  const what = awaitsYes(toCancelTerms(visit)) ? 'held time' : 'visit';
  const owed = feesWords(visit.fees);
  const open = owed && ` You still owe ${owed}.`;
  const cost = visit.was_late
    ? `. It ${lateWhy(toCancelTerms(visit), 'was')}, so there’s a ${usd(visit.late_fee)} late cancellation fee. ${rules.lateFeePayment} If ${sickPet(pets)} is sick, call or text us, and we’ll drop the fee.`
    : visit.changed_at > visit.free_until
      ? `. There’s no charge this time.${open}`
      : `. You owe nothing for it.${open} We hope to see ${shortPetNames(pets)} another time.`;
  return {
    title: `Your ${what} is canceled`,
    text: `Your ${what} is canceled${cost} If you didn’t cancel it, call or text us.`,
  };
}

/** Names the time of our last email, where the cancellation overtook the one about another time. */
function earlierTime({ moved_from: from, changed_at: canceled }: VisitRow): string {
  if (!from || from.day < denverDay(new Date(canceled ?? 0))) return '';
  return ` The visit was on ${formatDay(from.day, 'long')}, at ${formatTime(from.time)}, before we moved it. That time is canceled too.`;
}

function formatWhen(visit: VisitRow): string {
  return isAppointment(visit)
    ? ` on ${formatDay(visit.day, 'long')}, at ${formatTime(visit.time)}`
    : '';
}
