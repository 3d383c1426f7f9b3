import { visitEssentials } from '../_shared/before-your-visit.ts';
import type { Business } from '../_shared/business.ts';
import { promises } from '../_shared/promises.ts';
import { manyLines } from '../_shared/safe-text.ts';
import { petNames, petsInSubject, place } from './booking-facts.ts';
import { clockWords, dayWords, lengthWords, momentWords, weekdayAndDay } from './denver-time.ts';
import { actionBlocks, type Block, type Letter } from './letter.ts';
import { paymentFacts } from './money-facts.ts';
import type { Pets } from './pets-of.ts';
import { contactBlocks, greeting, ownerFooter } from './owner-blocks.ts';
import { type Appointment, appointmentFacts } from './visit-facts.ts';

type Kind = 'confirmed' | 'moved' | 'updated' | 'reminder';

const hour = 3_600_000;

/**
 * A visit that will take place, with all that its owner needs to know. What was typed may stand in it,
 * since the operator has read it and answered.
 */
export function ownerVisit(
  kind: Kind,
  pets: Pets,
  visit: Appointment,
  business: Business,
  link: string | undefined,
): Letter {
  const [first] = pets;
  const names = petNames(pets);
  const time = clockWords(visit.time);
  const { subject, title, opening } = words(kind, pets, visit);
  const button = link ? 'Use the link above' : 'Reply to this email';

  return {
    subject: `${subject}: ${petsInSubject(pets)}, ${dayWords(visit.day)} at ${time}`,
    preview: `${names}, about ${lengthWords(visit.minutes)}, at ${place(first)}`,
    title,
    blocks: [
      greeting(first.parent_name),
      { kind: 'text', text: opening },
      ...noteBlocks(visit.note, 'A note from your groomer'),
      ...actionBlocks('See or cancel your visit', link),
      { kind: 'facts', facts: [...appointmentFacts(pets, visit), ...paymentFacts(first)] },
      { kind: 'heading', text: 'Before your visit' },
      {
        kind: 'list',
        items: [...visitEssentials, 'Your vet: reply with the number if we don’t have it yet.'],
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items:
          kind !== 'reminder' && hasReminder(visit)
            ? [promises.reminder, promises.arrival]
            : [promises.arrival],
      },
      { kind: 'heading', text: 'If plans change' },
      {
        kind: 'text',
        text: `${promises.cancellation}${freeUntil(visit)} ${button}, or call or text us.`,
      },
      ...contactBlocks(business, `About my visit ${first.reference ?? ''}: `),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

/** The words that an operator added, under a title; nothing without any. */
export function noteBlocks(note: string, title: string): Block[] {
  const text = manyLines(note);
  return text === '' ? [] : [{ kind: 'notice', tone: 'calm', title, text }];
}

function words(kind: Kind, pets: Pets, visit: Appointment) {
  const when = `${weekdayAndDay(visit.day)}, at ${clockWords(visit.time)}`;
  const length = lengthWords(visit.minutes);
  const turns = pets.length === 1 ? '' : ', one at a time';
  switch (kind) {
    case 'confirmed':
      return {
        subject: 'Confirmed',
        title: `See you ${when}`,
        opening: `Your visit is confirmed. We’ll arrive around ${clockWords(visit.time)} and text when we’re 15 minutes away. Plan on about ${length} for ${petNames(pets)}${turns}. The attached file puts it on your calendar.`,
      };
    case 'moved':
      return {
        subject: 'New time',
        title: `Now ${when}`,
        opening:
          'Your visit has moved. Here is the new time. The attached file has it for your calendar. If the old time is still there, delete it. If the new time doesn’t suit you, tell us and we’ll find a better one.',
      };
    case 'updated':
      return {
        subject: 'Updated',
        title: `Still ${when}`,
        opening:
          'We’ll go by the details you sent us after we confirmed your visit. The time is the same. The attached file has them for your calendar.',
      };
    case 'reminder':
      return {
        subject: 'Reminder',
        title: `See you ${when}`,
        opening: `A quick reminder: we’ll be at your place on ${when}, for about ${length}.`,
      };
  }
}

/** A visit that is confirmed later than a day before has no reminder. */
function hasReminder({ starts_at: starts, changed_at: changed }: Appointment): boolean {
  return Date.parse(starts) - Date.parse(changed) > 24 * hour;
}

/** When the four hours of the promise begin; nothing when they had begun as the mail was written. */
function freeUntil({ starts_at: starts, changed_at: changed, time_set_at: set }: Appointment) {
  const end = Date.parse(starts) - 4 * hour;
  if (Date.parse(set) > end) return ' We set this time late ourselves, so yours is free to cancel.';
  return end > Date.parse(changed)
    ? ` Yours is free to cancel until ${momentWords(new Date(end))}.`
    : '';
}
