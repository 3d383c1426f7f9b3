import { answerDeadline } from './answer-deadline.ts';
import { estimate, noteFacts, petFacts, petNames, place, services } from './booking-facts.ts';
import type { Business } from '../_shared/business.ts';
import { longDay, momentWords, shortDay } from './denver-time.ts';
import type { BookingRow } from './job.ts';
import type { Block, Fact, Letter } from './letter.ts';
import {
  firstName,
  promiseBlock,
  reachFacts,
  reachLinks,
  reviewNotice,
} from './operator-blocks.ts';
import { contactBlocks, ownerFooter } from './owner-blocks.ts';
import { visitEssentials } from '../_shared/before-your-visit.ts';
import { promises } from '../_shared/promises.ts';
import { repeatWish } from '../_shared/repeat-visits.ts';
import { usd } from '../_shared/request-words.ts';
import { oneLine } from './safe-text.ts';

/** The pets of one request, at least one. */
type Pets = readonly [BookingRow, ...BookingRow[]];

/** Everything that is needed to confirm a request. */
export function operatorBooking(pets: Pets, isRepeat: boolean, business: Business): Letter {
  const [first] = pets;
  const reasons = pets.flatMap((pet) => pet.review_reasons);
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your request ${first.reference ?? ''}`.trim() };
  const names = petNames(pets);
  const wish = `${shortDay(first.preferred_date)} ${first.preferred_time}`;
  const subject = ['Booking', first.reference].filter(Boolean).join(' ');
  const mark = reasons.length > 0 ? ' (review)' : '';

  return {
    subject: `${subject}: ${names}, ${services(pets)}, ${wish}, ${oneLine(first.zip_code)}${mark}`,
    preview: `${name}, ${oneLine(first.phone)}, ${place(first)}`,
    title: `${names}, ${wish}`,
    blocks: [
      ...reviewNotice(reasons),
      ...(isRepeat ? [repeatNotice] : []),
      promiseBlock(name, answerDeadline(new Date(first.created_at))),
      ...reachLinks(contact, business),
      { kind: 'facts', facts: operatorFacts(pets, reachFacts(contact)) },
    ],
    footer: [
      `From the booking form of ${business.origin}`,
      'Reply to this mail to write to the owner.',
    ],
  };
}

const repeatNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'This reference came before',
  text: 'The owner most likely changed something and sent it again: the newest request counts.',
};

function operatorFacts(pets: Pets, reach: readonly Fact[]): Fact[] {
  const [first] = pets;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place(first))}`;
  const facts: Fact[] = [
    { label: 'Reference', text: first.reference ?? '' },
    { label: 'Wanted', text: `${longDay(first.preferred_date)}, ${first.preferred_time}` },
    { label: 'Standing appointment', text: repeatWish(first.repeat_weeks) },
    ...petFacts(pets),
    ...noteFacts(pets, 'Notes'),
    { label: 'Owner', text: oneLine(first.parent_name) },
    ...reach,
    { label: 'Address', text: place(first), href: map },
    { label: 'Estimate shown', text: estimate(pets) > 0 ? usd(estimate(pets)) : '' },
    { label: 'Sent', text: momentWords(new Date(first.created_at)) },
  ];
  return facts.filter(isFilled);
}

function isFilled({ text, detail }: Fact): boolean {
  return text !== '' || detail !== undefined;
}

/**
 * Thanks, what was asked for, and what happens next. What looks like a machine's request is answered
 * without a word that was typed: nobody shall use the form to write to an address of their choice.
 */
export function ownerBooking(pets: Pets, business: Business): Letter {
  const [first] = pets;
  const isMarked = pets.some((pet) => pet.review_reasons.length > 0);
  const names = isMarked ? 'your pet' : petNames(pets);
  const reference = first.reference ?? '';
  const quoted = reference && ` ${reference}`;

  return {
    subject: `We have your request${quoted}: ${names}, ${shortDay(first.preferred_date)}`,
    preview: promises.confirmation,
    title: 'We have your request',
    blocks: [
      { kind: 'text', text: `Hi ${isMarked ? 'there' : firstName(first.parent_name)},` },
      {
        kind: 'text',
        text: `Thank you for trusting us with ${names}. Here is what you asked for.`,
      },
      {
        kind: 'notice',
        tone: 'calm',
        title: 'This is a request, not yet a confirmed appointment.',
        text: `${promises.confirmation} ${promises.answering}`,
      },
      { kind: 'facts', facts: isMarked ? chosenFacts(pets) : ownerFacts(pets) },
      { kind: 'heading', text: 'Once it is confirmed' },
      { kind: 'list', items: [promises.reminder, promises.arrival] },
      { kind: 'heading', text: 'Before your visit' },
      { kind: 'list', items: visitEssentials },
      { kind: 'heading', text: 'If plans change' },
      {
        kind: 'text',
        text: `${promises.cancellation} To change or cancel, reply to this email, or call or text us${reference && ` with your reference ${reference}`}.`,
      },
      ...contactBlocks(business, `About my request${quoted}: `),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

function ownerFacts(pets: Pets): Fact[] {
  const [first] = pets;
  const reach = [first.parent_name, first.phone, first.email].map(oneLine).join(', ');
  const facts: Fact[] = [
    ...whenFacts(first),
    ...petFacts(pets),
    { label: 'Where', text: place(first) },
    { label: 'Your contact info', text: reach },
    ...estimateFacts(pets),
    ...noteFacts(pets, 'Your notes'),
  ];
  return facts.filter(isFilled);
}

/** What can only be chosen, and not typed. */
function chosenFacts(pets: Pets): Fact[] {
  const [first] = pets;
  return [
    ...whenFacts(first),
    { label: 'Service', text: services(pets) },
    ...estimateFacts(pets),
  ].filter(isFilled);
}

function whenFacts(first: BookingRow): Fact[] {
  const { preferred_date: day, preferred_time: time, reference, repeat_weeks: weeks } = first;
  return [
    { label: 'Reference', text: reference ?? '' },
    { label: 'Requested for', text: `${longDay(day)}, ${time}` },
    { label: 'Standing appointment', text: repeatWish(weeks) },
  ];
}

function estimateFacts(pets: Pets): Fact[] {
  const sum = estimate(pets);
  return sum > 0 ? [{ label: 'Estimate', text: usd(sum), detail: promises.estimate }] : [];
}
