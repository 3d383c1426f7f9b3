import { usd } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { repeatWish } from '../../../_shared/business/repeat-visits.ts';
import { requestZone } from '../../../_shared/business/service-zips.ts';
import { zipLabel } from '../../../_shared/business/zone-words.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { answerDeadline } from '../../../_shared/time/open-days.ts';
import {
  type BookingRow,
  sumEstimates,
  wasWindowOver,
} from '../../../_shared/visits/request-details.ts';
import { overWords } from '../../../_shared/visits/request-words.ts';
import { type Block, type EmailContent, type Fact, actionBlocks } from '../email-content.ts';
import {
  entryFacts,
  formatAddress,
  noteFacts,
  petFacts,
  petNames,
  services,
} from '../parts/booking-facts.ts';
import { addressFact, promiseBlock, reachBlocks, reachFacts } from '../parts/operator-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export function operatorRequest(input: VisitEmailInput): EmailContent {
  const { pets, history, business } = input;
  const [first] = pets;
  const subjectStart = history.after_answer ? 'Sent again' : 'Booking';
  const summary = `${services(pets)}, ${formatPreferred(first)}, ${oneLine(first.zip_code)}`;

  return {
    subject: `${subjectStart} ${first.reference}: ${petNames(pets)}, ${summary}`,
    preview: `${oneLine(first.parent_name)}, ${formatPhone(oneLine(first.phone ?? ''))}, ${formatAddress(first)}`,
    title: requestTitle(pets),
    blocks: requestBlocks(input),
    footer: [
      `From the booking form of ${business.origin}`,
      'Reply to this email to write to the customer.',
    ],
  };
}

export function requestTitle(pets: Pets): string {
  return `${petNames(pets)}, ${formatPreferred(pets[0])}`;
}

function requestBlocks({
  pets,
  history: { is_repeat: isRepeat, after_answer: isAfterAnswer, closed_days: closedDays },
  business,
  link,
}: Omit<VisitEmailInput, 'visit' | 'wish' | 'stop'>): Block[] {
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: `your request ${first.reference}` };
  return [
    ...(isAfterAnswer ? [afterAnswerNotice] : isRepeat ? [repeatNotice] : []),
    ...(isAfterAnswer
      ? []
      : [promiseBlock(name, answerDeadline(new Date(first.created_at), closedDays))]),
    ...actionBlocks(isAfterAnswer ? 'Look at what was sent' : 'Answer this request', link),
    ...reachBlocks(contact, business),
    { kind: 'facts', facts: operatorFacts(pets, reachFacts(contact)) },
  ];
}

const repeatNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'We’ve seen this reference before',
  text: 'The customer most likely changed something and sent it again. Go by the newest one.',
};

const afterAnswerNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'Sent again after the answer',
  text: 'You’ve already answered this request, and that answer stands. Its page says whether anything is new, and lets you use it.',
};

function formatPreferred({ preferred_date: day, preferred_time: time }: BookingRow): string {
  return `${formatDay(day)}, ${time}`;
}

function operatorFacts(pets: Pets, reach: readonly Fact[]): Fact[] {
  const [first] = pets;
  const facts: Fact[] = [
    { label: 'Reference', text: first.reference },
    {
      label: 'Requested for',
      text: `${formatDay(first.preferred_date, 'full')}, ${first.preferred_time}`,
      ...(wasWindowOver(first) && { detail: overWords }),
    },
    { label: 'Reminder', text: repeatWish(first.repeat_weeks) },
    ...petFacts(pets),
    ...noteFacts(pets, 'Notes'),
    { label: 'Customer', text: oneLine(first.parent_name) },
    ...reach,
    addressFact(first),
    { label: 'Area', text: zipLabel(requestZone(first), first.zip_code) },
    ...entryFacts(first),
    { label: 'Estimate shown', text: sumEstimates(pets) > 0 ? usd(sumEstimates(pets)) : '' },
    { label: 'Sent', text: formatDayAndTime(new Date(first.created_at)) },
  ];
  return facts.filter(({ text, detail }) => text !== '' || detail !== undefined);
}
