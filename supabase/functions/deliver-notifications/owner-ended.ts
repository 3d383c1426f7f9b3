import type { Business } from '../_shared/business.ts';
import { promises } from '../_shared/promises.ts';
import type { VisitRow } from '../_shared/visit-row.ts';
import { petNames, petsInSubject } from './booking-facts.ts';
import { clockWords, dayWords, weekdayAndDay } from './denver-time.ts';
import { actionBlocks, type Block, type Letter } from './letter.ts';
import type { Pets } from './pets-of.ts';
import { contactBlocks, greeting, ownerFooter } from './owner-blocks.ts';
import { noteBlocks } from './owner-visit.ts';
import { isAppointment } from './visit-facts.ts';

/** A request that the operator could not take. */
export function ownerDeclined(pets: Pets, { note }: VisitRow, business: Business): Letter {
  const [{ preferred_date: day, reference }] = pets;
  return {
    subject: `We can’t make ${dayWords(day)}: your request ${reference ?? ''}`.trimEnd(),
    preview: 'We’re sorry. We’d love to find you another day.',
    title: 'We can’t make this one',
    blocks: [
      greeting(pets[0].parent_name),
      {
        kind: 'text',
        text: `Thank you for asking us. We’re sorry: we can’t take your request for ${petNames(pets)} on ${weekdayAndDay(day)}.`,
      },
      ...noteBlocks(note, 'Why'),
      { kind: 'text', text: tentativeEntry },
      {
        kind: 'text',
        text: 'If another day works for you, send us a new request. Or call or text us, and we’ll look at the calendar together.',
      },
      ...nextSteps(pets, business, 'Send a new request'),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

/** A visit, or a request, that will not take place: the operator's decision or the owner's own. */
export function ownerCanceled(pets: Pets, visit: VisitRow, business: Business): Letter {
  const [{ reference }] = pets;
  const request = reference === null ? 'your request' : `your request ${reference}`;
  const { title, text } = visit.canceled_by === 'operator' ? byUs(visit) : byOwner(pets, visit);
  return {
    subject: isAppointment(visit)
      ? `Canceled: ${petsInSubject(pets)}, ${dayWords(visit.day)} at ${clockWords(visit.time)}`
      : `Canceled: ${request}`,
    preview: text,
    title,
    blocks: [
      greeting(pets[0].parent_name),
      { kind: 'text', text },
      ...noteBlocks(visit.note, 'Why'),
      { kind: 'text', text: isAppointment(visit) ? entry : tentativeEntry },
      ...nextSteps(pets, business, 'Book another visit'),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

function byUs(visit: VisitRow) {
  return {
    title: 'We had to cancel your visit',
    text: `We’re sorry: we can’t come${when(visit)}. You owe nothing, and we’d like to make it up to you on another day.`,
  };
}

function byOwner(pets: Pets, visit: VisitRow) {
  if (!isAppointment(visit)) {
    const [{ preferred_date: day, preferred_time: window }] = pets;
    return {
      title: 'Your request is canceled',
      text: `You canceled your request for ${weekdayAndDay(day)}, ${window}. Nothing was confirmed, so you owe nothing. If that wasn’t you, call or text us.`,
    };
  }
  const cost = visit.was_late
    ? `${promises.cancellation} Yours came later than that, so the fee applies.`
    : 'That was early enough, so there’s no charge.';
  return {
    title: 'Your visit is canceled',
    text: `You canceled your visit${when(visit)}. ${cost} If that wasn’t you, call or text us.`,
  };
}

function when(visit: VisitRow): string {
  return isAppointment(visit)
    ? ` on ${weekdayAndDay(visit.day)}, at ${clockWords(visit.time)}`
    : '';
}

/** What a calendar file can do, and what it cannot. */
export const entry =
  'The attached file cancels the entry in your calendar. If it is still there, delete it.';
const tentativeEntry =
  'If you put the request on your calendar: the attached file cancels that entry. If it is still there, delete it.';

function nextSteps([{ reference }]: Pets, business: Business, label: string): Block[] {
  return [
    ...actionBlocks(label, `${business.origin}/booking`),
    ...contactBlocks(business, `About my request ${reference ?? ''}: `),
  ];
}
