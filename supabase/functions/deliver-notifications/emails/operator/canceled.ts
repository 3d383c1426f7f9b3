import { spellMinutes } from '../../../_shared/business/format.ts';
import { lateFee } from '../../../_shared/business/promises.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import { type Block, type EmailContent, type Fact, actionBlocks } from '../email-content.ts';
import { isAppointment } from '../parts/appointment.ts';
import { formatAddress, noteFacts, petFacts, petNames } from '../parts/booking-facts.ts';
import { canceledEntryWords } from '../parts/ended-blocks.ts';
import { addressFact, reachBlocks, reachFacts } from '../parts/operator-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export function operatorCanceled({ pets, visit, business, link }: VisitEmailInput): EmailContent {
  if (!visit) throw new Error('The email about a cancellation needs a visit');
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your visit ${first.reference}` };
  const previousTime = isAppointment(visit)
    ? `${formatDay(visit.day)}, ${formatTime(visit.time)}`
    : `${formatDay(first.preferred_date)}, ${first.preferred_time}`;

  return {
    subject: `Canceled ${first.reference}: ${petNames(pets)}, ${previousTime}, ${oneLine(first.zip_code)}${visit.was_late ? ' (late)' : ''}`,
    preview: `${name} canceled. ${formatAddress(first)}`,
    title: `${name} canceled`,
    blocks: [
      outcome(visit, name),
      ...(isAppointment(visit) ? [{ kind: 'text', text: canceledEntryWords } as const] : []),
      ...actionBlocks('Open this visit', link),
      ...reachBlocks(contact, business),
      { kind: 'facts', facts: canceledFacts(pets, visit, reachFacts(contact)) },
    ],
    footer: [`From ${business.origin}`, 'Reply to this email to write to the customer.'],
  };
}

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
  const text = isAppointment(visit)
    ? `${isLate ? 'No fee applies' : 'That was early enough, so there’s no fee'}. The time is open again.`
    : 'There’s no fee. If you agreed on a time by phone, it is open again.';
  return { kind: 'text', text };
}

function canceledFacts(pets: Pets, visit: VisitRow, reach: readonly Fact[]): Fact[] {
  const [first] = pets;
  const bookedTime = isAppointment(visit)
    ? `${formatDay(visit.day, 'full')}, ${formatTime(visit.time)}, ${spellMinutes(visit.minutes)}`
    : `${formatDay(first.preferred_date, 'full')}, ${first.preferred_time}`;
  return [
    { label: isAppointment(visit) ? 'Was booked for' : 'Was requested for', text: bookedTime },
    ...petFacts(pets),
    ...noteFacts(pets, 'Notes'),
    { label: 'Customer', text: oneLine(first.parent_name) },
    ...reach,
    addressFact(first),
  ];
}
