import type { Business } from '../_shared/business.ts';
import { mapLink } from '../_shared/contact-links.ts';
import { oneLine } from '../_shared/safe-text.ts';
import type { VisitRow } from '../_shared/visit-row.ts';
import { noteFacts, petFacts, petNames, place, services } from './booking-facts.ts';
import { clockWords, dayWords, lengthWords, longDay } from './denver-time.ts';
import { actionBlocks, type Block, type Fact, type Letter } from './letter.ts';
import { reachBlocks, reachFacts } from './operator-blocks.ts';
import { bookingTitle, operatorBookingBlocks, type Sending } from './operator-booking.ts';
import { entry } from './owner-ended.ts';
import type { Pets } from './pets-of.ts';
import { isAppointment } from './visit-facts.ts';

/** Nobody has answered a request, and the promised time is nearly over. */
export function operatorNudge(
  pets: Pets,
  sending: Sending,
  business: Business,
  link: string | undefined,
): Letter {
  const [first] = pets;
  const title = bookingTitle(pets);
  return {
    subject: `Still unanswered ${first.reference ?? ''}: ${title}, ${oneLine(first.zip_code)}`,
    preview: `${oneLine(first.parent_name)} is waiting.`,
    title,
    blocks: [
      {
        kind: 'notice',
        tone: 'attention',
        title: 'Nobody has answered this request yet',
        text: 'This is the only reminder you’ll get about it.',
      },
      ...operatorBookingBlocks(pets, sending, business, link),
    ],
    footer: [`From the booking form of ${business.origin}`],
  };
}

/** An owner called a visit or a request off. */
export function operatorCanceled(
  pets: Pets,
  visit: VisitRow,
  business: Business,
  link: string | undefined,
): Letter {
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your visit ${first.reference ?? ''}`.trim() };
  const was = isAppointment(visit)
    ? `${dayWords(visit.day)}, ${clockWords(visit.time)}`
    : `${dayWords(first.preferred_date)}, ${first.preferred_time}`;

  return {
    subject: `Canceled ${first.reference ?? ''}: ${petNames(pets)}, ${was}, ${oneLine(first.zip_code)}${visit.was_late ? ' (late)' : ''}`,
    preview: `${name} canceled. ${place(first)}`,
    title: `${name} canceled`,
    blocks: [
      outcome(visit),
      ...(isAppointment(visit) ? [{ kind: 'text', text: entry } as const] : []),
      ...actionBlocks('Open this visit', link),
      ...reachBlocks(contact, business),
      { kind: 'facts', facts: canceledFacts(pets, visit, reachFacts(contact)) },
    ],
    footer: [`From ${business.origin}`, 'Reply to this email to write to the owner.'],
  };
}

function outcome(visit: VisitRow): Block {
  if (visit.was_late) {
    return {
      kind: 'notice',
      tone: 'attention',
      title: 'Too late to be free',
      text: 'The owner saw that the late cancellation fee applies, and accepted it. The time is open again.',
    };
  }
  const text = isAppointment(visit)
    ? 'That was early enough, so there’s no fee. The time is open again.'
    : 'You had not answered this request yet. There is nothing left to do.';
  return { kind: 'text', text };
}

function canceledFacts(pets: Pets, visit: VisitRow, reach: readonly Fact[]): Fact[] {
  const [first] = pets;
  const had = isAppointment(visit)
    ? `${longDay(visit.day)}, ${clockWords(visit.time)}, ${lengthWords(visit.minutes)}`
    : `${longDay(first.preferred_date)}, ${first.preferred_time}`;
  return [
    { label: isAppointment(visit) ? 'Was booked for' : 'Was requested for', text: had },
    { label: 'Service', text: services(pets) },
    ...petFacts(pets),
    ...noteFacts(pets, 'Notes'),
    { label: 'Owner', text: oneLine(first.parent_name) },
    ...reach,
    { label: 'Address', text: place(first), href: mapLink(place(first)) },
  ];
}
