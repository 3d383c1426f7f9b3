import { visitEssentials } from '../../../_shared/business/before-your-visit.ts';
import { spellMinutes } from '../../../_shared/business/format.ts';
import { promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatDayAndTime, formatTime } from '../../../_shared/time/denver-time.ts';
import { freeCancelHours } from '../../../_shared/time/hours.ts';
import { joinNotes } from '../../../_shared/visits/request-details.ts';
import { yesQuestion } from '../../../_shared/visits/yes-words.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { formatAddress, petNames, petsInSubject } from './booking-facts.ts';
import { contactBlocks, greeting, noteBlocks, requestFooter } from './owner-blocks.ts';
import type { Pets } from './request-rows.ts';
import { type Appointment, appointmentFacts, isAppointment } from './visit-facts.ts';

type AppointmentWords = {
  readonly subject: string;
  readonly title: string;
  readonly opening: string;
  /** Asks for the owner's yes, which is one tap on the page. */
  readonly asksForYes?: boolean;
};

const hour = 3_600_000;

/** May contain typed text, because the operator has read and answered it. */
export function appointmentEmail(
  { pets, visit, business, link }: VisitEmailInput,
  wordsFor: (pets: Pets, visit: Appointment) => AppointmentWords,
): EmailContent | Drop {
  if (!visit || !isAppointment(visit)) return { drop: 'visit_gone' };
  const [first] = pets;
  const names = petNames(pets);
  const time = formatTime(visit.time);
  const { subject, title, opening, asksForYes = false } = wordsFor(pets, visit);
  const howToChange = link
    ? 'To ask for another time or to cancel, use the link above'
    : 'Reply to this email';

  return {
    subject: `${subject}: ${petsInSubject(pets)}, ${formatDay(visit.day)}, around ${time}`,
    preview: `${names}, about ${spellMinutes(visit.minutes)}, at ${formatAddress(first)}`,
    title,
    blocks: [
      greeting(first.parent_name),
      { kind: 'text', text: opening },
      ...noteBlocks(visit.note, 'A note from your groomer'),
      ...(asksForYes && link ? [{ kind: 'text', text: yesQuestion(visit) } as const] : []),
      ...actionBlocks(asksForYes ? 'Say yes, or change it' : 'See or cancel your visit', link),
      { kind: 'facts', facts: appointmentFacts(pets, visit) },
      { kind: 'heading', text: 'Before your visit' },
      {
        kind: 'list',
        items: [...visitEssentials, vetWords(pets)],
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: visit.has_reminder ? [promises.reminder, promises.arrival] : [promises.arrival],
      },
      { kind: 'heading', text: 'If plans change' },
      {
        kind: 'text',
        text: `${promises.cancellation}${freeUntil(visit)} ${howToChange}, or call or text us.`,
      },
      ...contactBlocks(business, `About my visit ${first.reference ?? ''}: `),
    ],
    footer: requestFooter(business, pets),
  };
}

function vetWords(pets: Pets): string {
  return joinNotes(pets)
    ? 'We have your note. If your vet’s number isn’t in it, reply with it.'
    : 'Your vet: reply with the number if we don’t have it yet.';
}

export function whenWords({ day, time }: Appointment): string {
  return `${formatDay(day, 'long')}, around ${formatTime(time)}`;
}

/** Empty when the free hours were over before the email was written. */
function freeUntil({ starts_at: starts, changed_at: changed, time_set_at: set }: Appointment) {
  const end = Date.parse(starts) - freeCancelHours * hour;
  if (Date.parse(set) > end) return ' We set this time late ourselves, so yours is free to cancel.';
  return end > Date.parse(changed)
    ? ` Yours is free to cancel until ${formatDayAndTime(new Date(end))}.`
    : '';
}
