import { formatMinutes, joinFilled, usd } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { repeatWish } from '../../../_shared/business/repeat-visits.ts';
import { requestZone } from '../../../_shared/business/service-zips.ts';
import { zipLabel } from '../../../_shared/business/zone-words.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { denverDay, formatDay } from '../../../_shared/time/denver-time.ts';
import { timeWindows } from '../../../_shared/time/hours.ts';
import { answerDeadline, isOpenDay } from '../../../_shared/time/open-days.ts';
import {
  type WindowState,
  daysAhead,
  mostMinutesOf,
} from '../../../_shared/visits/open-windows.ts';
import { wasWindowOver } from '../../../_shared/visits/request-details.ts';
import { overWords } from '../../../_shared/visits/request-words.ts';
import { isAgreed, isMissed } from '../../../_shared/visits/visit-status.ts';
import type { Block, EmailContent, Fact } from '../email-content.ts';
import {
  entryFacts,
  formatAddress,
  noteFacts,
  petFacts,
  services,
  shortPetNames,
  shownEstimate,
} from '../parts/booking-facts.ts';
import { promiseBlock } from '../parts/operator-blocks.ts';
import type { EarlierVisit, Pets } from '../parts/request-rows.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { customerEmail, requestTitle, requestedWords } from './about-visits.ts';

export function operatorRequest(input: VisitEmailInput): EmailContent {
  const { pets, history } = input;
  const { after_answer: isAfterAnswer, is_repeat: isRepeat, closed_days: closedDays } = history;
  const [first] = pets;
  const name = oneLine(first.parent_name);
  const sentAt = new Date(first.created_at);
  return customerEmail(input, {
    subject: `${isAfterAnswer ? 'Sent again' : 'Booking'} ${first.reference}: ${shortPetNames(pets)}, ${services(pets)}, ${requestedWords(pets)}, ${oneLine(first.zip_code)}`,
    preview: `${name}, ${formatPhone(oneLine(first.phone ?? ''))}, ${formatAddress(first)}`,
    title: requestTitle(pets),
    about: 'request',
    top: isAfterAnswer
      ? [afterAnswerNotice]
      : [
          ...(isRepeat ? [repeatNotice] : []),
          promiseBlock(name, answerDeadline(sentAt, closedDays)),
        ],
    action: isAfterAnswer ? 'Look at what was sent' : 'Answer this request',
    facts: [
      ...customerFacts(history),
      ...(isAfterAnswer ? [] : dayFacts(pets, history)),
      ...(wasWindowOver(first)
        ? [{ label: 'Requested for', text: requestedWords(pets, 'full'), detail: overWords }]
        : []),
      ...filled('Due again', repeatWish(first.repeat_weeks)),
      ...petFacts(pets),
      ...noteFacts(pets, 'Notes'),
    ],
    more: [
      { label: 'Area', text: zipLabel(requestZone(first), first.zip_code) },
      ...entryFacts(first),
      ...filled('Estimate shown', shownEstimate(pets)),
    ],
    from: 'the booking form of ',
  });
}

function customerFacts({ customer }: VisitEmailInput['history']): Fact[] {
  if (!customer) return [];
  const { last_time: last, owed } = customer;
  const fees = owed.filter(({ is_waived: isWaived }) => !isWaived);
  const words = [
    lastWords(last),
    ...fees.map(({ fee, day }) => `${usd(fee)} owed from ${formatDay(day)}`),
  ];
  return [{ label: 'Earlier visits', text: words.join('. ') }];
}

function lastWords(last: EarlierVisit | null): string {
  if (!last?.visit.day) return 'None by this email or phone';
  const day = formatDay(last.visit.day);
  const when = last.is_past
    ? `${last.visits}, last ${day}${isMissed(last.visit.status) ? ', nobody home' : ''}`
    : `None yet, ${isAgreed(last.visit.status) ? (last.visit.late_fee === 0 ? 'held' : 'agreed') : 'canceled'} for ${day}`;
  return last.found_by === 'both' ? when : `${when}, by ${last.found_by} alone`;
}

/** The windows in which the visit still fits; nothing for a day too far ahead to know. */
function dayFacts(
  pets: Pets,
  { busy_days: busyDays, closed_days: closedDays }: VisitEmailInput['history'],
): Fact[] {
  const [{ preferred_date: day, zip_code: zipCode }] = pets;
  if (!isOpenDay(day, closedDays)) return [{ label: 'That day', text: 'Closed' }];
  const question = { minutes: mostMinutesOf(pets), zipCode };
  // What is too soon for the form is not taken.
  const now = new Date(day === denverDay(new Date()) ? Date.now() : 0);
  const states = busyDays && daysAhead(busyDays, question, now).windows[day];
  if (!states) return [];
  const inState = (name: string, state: WindowState) => {
    const labels = joinFilled(timeWindows.map(({ label }, at) => states[at] === state && label));
    return labels && `${name}: ${labels}`;
  };
  const text = joinFilled([inState('Open', 'open'), inState('Tight', 'tight')], '. ');
  return [
    {
      label: `That day, for ${formatMinutes(question.minutes)}`,
      text: text || 'No window is open',
    },
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

function filled(label: string, text: string): Fact[] {
  return text === '' ? [] : [{ label, text }];
}
