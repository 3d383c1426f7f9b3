import { spellMinutes } from '../../../_shared/business/format.ts';
import { lateFee } from '../../../_shared/business/promises.ts';
import { manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { awaitsYes } from '../../../_shared/visits/cancel-terms.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import {
  type Block,
  type Drop,
  type EmailContent,
  type Fact,
  actionBlocks,
} from '../email-content.ts';
import {
  formatAddress,
  noteFacts,
  petFacts,
  services,
  shortPetNames,
} from '../parts/booking-facts.ts';
import { addressFact, reachBlocks, reachFacts } from '../parts/operator-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import { type Appointment, type VisitEmailInput, isAppointment } from '../visit-email.ts';

type CustomerEmail = Pick<EmailContent, 'subject' | 'preview' | 'title'> & {
  readonly about: 'request' | 'visit';
  readonly top: readonly Block[];
  readonly action: string;
  /** `facts` stand before the customer, `more` after. */
  readonly facts: readonly Fact[];
  readonly more?: readonly Fact[];
  readonly from?: string;
};

/** A reply goes to the customer. */
export function customerEmail(
  { pets: [first], business, link }: VisitEmailInput,
  { about, top, action, facts, more = [], from = '', ...words }: CustomerEmail,
): EmailContent {
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your ${about} ${first.reference}` };
  const customer = { label: 'Customer', text: name };
  return {
    ...words,
    blocks: [
      ...top,
      ...actionBlocks(action, link),
      ...reachBlocks(contact, business),
      {
        kind: 'facts',
        facts: [...facts, customer, ...reachFacts(contact), addressFact(first), ...more],
      },
    ],
    footer: [
      `From ${from}${business.origin}`,
      ...(first.email ? ['Reply to this email to write to the customer.'] : []),
    ],
  };
}

export function operatorCanceled(input: VisitEmailInput): EmailContent {
  const { pets, visit } = input;
  if (!visit) throw new Error('The email about a cancellation needs a visit');
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const booked = isAppointment(visit) ? visit : undefined;
  const previousTime = booked
    ? `${formatDay(booked.day)}, ${formatTime(booked.time)}`
    : requestedWords(pets);
  return customerEmail(input, {
    subject: `Canceled ${first.reference}: ${shortPetNames(pets)}, ${previousTime}, ${oneLine(first.zip_code)}${visit.was_late ? ' (late)' : ''}`,
    preview: `${name} canceled. ${formatAddress(first)}`,
    title: `${name} canceled`,
    about: 'visit',
    top: [outcome(visit, name)],
    action: 'Open this visit',
    facts: [
      booked
        ? { label: `Was ${isHeld(booked) ? 'held' : 'booked'} for`, text: bookedTime(booked) }
        : { label: 'Was requested for', text: requestedWords(pets, 'full') },
      // what was agreed may be another price
      ...petFacts(booked ? pets.map((pet) => ({ ...pet, estimated_price: null })) : pets),
      ...noteFacts(pets, 'Notes'),
    ],
  });
}

const isHeld = (visit: VisitRow) => awaitsYes({ lateFee: visit.late_fee });

function outcome(visit: VisitRow, name: string): Block {
  if (visit.was_late) {
    return {
      kind: 'notice',
      tone: 'attention',
      title: 'Too late to be free',
      text: `The time is open again. ${name} accepted the late cancellation fee of $${visit.late_fee ?? lateFee}. If a pet was sick, tap Waive beside the fee that’s owed.`,
    };
  }
  const isLate = (visit.changed_at ?? '') > (visit.free_until ?? '');
  const why = isLate ? 'No fee applies' : 'It was still free, so there’s no fee';
  const text = isAppointment(visit)
    ? `${isHeld(visit) ? 'It was held without a yes, so there’s no fee' : why}. The time is open again.`
    : 'There’s no fee. If you agreed on a time by phone, it is open again.';
  return { kind: 'text', text };
}

export function operatorAsked(input: VisitEmailInput): EmailContent | Drop {
  const { pets, visit, wish } = input;
  if (!visit || !isAppointment(visit) || !wish) return { drop: 'wish_gone' };
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const words = manyLines(wish.words);
  return customerEmail(input, {
    subject: `Another time ${first.reference}: ${shortPetNames(pets)}, ${formatDay(wish.day)}, ${wish.window}`,
    preview: `${name} wants ${formatDay(wish.day)}, ${wish.window}. ${formatAddress(first)}`,
    title: `${name} asks for another time`,
    about: 'visit',
    top: [
      {
        kind: 'text',
        text: 'Nothing has changed yet. The visit stays as it is until you move it, and the page opens with the time they’d like, or the nearest that’s free.',
      },
    ],
    action: 'Move this visit',
    facts: [
      { label: 'Wants instead', text: `${formatDay(wish.day, 'full')}, ${wish.window}` },
      ...(words ? [{ label: 'In their words', text: '', detail: words }] : []),
      { label: isHeld(visit) ? 'Held for' : 'Booked for', text: bookedTime(visit) },
      { label: 'Service', text: services(pets) },
    ],
  });
}

const newLinkWords =
  'We’ve replaced the customer’s link to this request. Theirs in earlier emails no longer open. Yours do.';

export function operatorLinks({ pets, visit, business, link }: VisitEmailInput): EmailContent {
  const [{ reference, parent_name: name }] = pets;
  const ownerHasOne = pets.every(({ status }) => status !== 'review');
  const title =
    visit && isAppointment(visit)
      ? `${shortPetNames(pets)}, ${formatDay(visit.day)}, ${formatTime(visit.time)}`
      : requestTitle(pets);
  const words = ownerHasOne ? `${newLinkWords} ${oneLine(name)} has a new one too.` : newLinkWords;
  return {
    subject: `New link ${reference}: ${title}`,
    preview: newLinkWords,
    title,
    blocks: [{ kind: 'text', text: words }, ...actionBlocks('Open this request', link)],
    footer: [`From ${business.origin}`],
  };
}

export function requestTitle(pets: Pets): string {
  return `${shortPetNames(pets)}, ${requestedWords(pets)}`;
}

export function requestedWords([first]: Pets, style: 'short' | 'full' = 'short'): string {
  return `${formatDay(first.preferred_date, style)}, ${first.preferred_time}`;
}

function bookedTime({ day, time, minutes }: Appointment): string {
  return `${formatDay(day, 'full')}, ${formatTime(time)}, ${spellMinutes(minutes)}`;
}
