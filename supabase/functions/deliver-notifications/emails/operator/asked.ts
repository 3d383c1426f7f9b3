import { spellMinutes } from '../../../_shared/business/format.ts';
import { manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { isAppointment } from '../parts/appointment.ts';
import { formatAddress, petNames, services } from '../parts/booking-facts.ts';
import { addressFact, reachBlocks, reachFacts } from '../parts/operator-blocks.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export function operatorAsked({
  pets,
  visit,
  wish,
  business,
  link,
}: VisitEmailInput): EmailContent | Drop {
  if (!visit || !isAppointment(visit) || !wish) return { drop: 'wish_gone' };
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your visit ${first.reference}` };
  const words = manyLines(wish.words);
  return {
    subject: `Another time ${first.reference}: ${petNames(pets)}, ${formatDay(wish.day)}, ${wish.window}`,
    preview: `${name} wants ${formatDay(wish.day)}, ${wish.window}. ${formatAddress(first)}`,
    title: `${name} asks for another time`,
    blocks: [
      {
        kind: 'text',
        text: 'Nothing has changed yet. The visit stays as it is until you move it, and the page opens with the time they’d like.',
      },
      ...actionBlocks('Move this visit', link),
      ...reachBlocks(contact, business),
      {
        kind: 'facts',
        facts: [
          { label: 'Wants instead', text: `${formatDay(wish.day, 'full')}, ${wish.window}` },
          ...(words ? [{ label: 'In their words', text: '', detail: words }] : []),
          {
            label: 'Booked for',
            text: `${formatDay(visit.day, 'full')}, ${formatTime(visit.time)}, ${spellMinutes(visit.minutes)}`,
          },
          { label: 'Service', text: services(pets) },
          { label: 'Customer', text: name },
          ...reachFacts(contact),
          addressFact(first),
        ],
      },
    ],
    footer: [`From ${business.origin}`, 'Reply to this email to write to the customer.'],
  };
}
