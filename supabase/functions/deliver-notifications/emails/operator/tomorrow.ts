import type { Business } from '../../../_shared/business/business.ts';
import { phoneLinks, smsGreeting } from '../../../_shared/business/contact-links.ts';
import { joinFilled, joinNames, spellMinutes, usd } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { endTime, formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { awaitsYes } from '../../../_shared/visits/cancel-terms.ts';
import { holdStops, toLegs } from '../../../_shared/visits/day-route.ts';
import type { BookingRow } from '../../../_shared/visits/request-details.ts';
import { yesText } from '../../../_shared/visits/time-words.ts';
import type { MailProblem } from '../../../_shared/visits/visit-status.ts';
import {
  feesWords,
  notHeard,
  openPrice,
  saidYes,
  travelFeeAmount,
} from '../../../_shared/visits/visit-terms.ts';
import type { TomorrowJob } from '../../outbox/outbox-job.ts';
import {
  type Block,
  type EmailContent,
  type Fact,
  type Link,
  actionBlocks,
} from '../email-content.ts';
import { entryFacts, noteFacts, petFacts, shortPetNames } from '../parts/booking-facts.ts';
import {
  addressFact,
  dayCount,
  holdBlocks,
  holdsOf,
  legBlocks,
  operatorPage,
  reachFacts,
  reachLinks,
  shortFirstName,
} from '../parts/operator-blocks.ts';
import type { BlockedHours, TomorrowVisit } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';
import { totalCost } from '../parts/visit-ticket.ts';
import { type Appointment, isAppointment } from '../visit-email.ts';

export function tomorrowEmail(
  { request: visits, blocked }: TomorrowJob,
  business: Business,
  links: Links,
): EmailContent {
  const holds = blocked.flatMap(holdsOf);
  const times = [
    ...visits.flatMap(({ visit }) => (isAppointment(visit) ? [visit] : [])),
    ...holds,
  ].toSorted((one, other) => one.time.localeCompare(other.time));
  const [first] = times;
  if (!first) throw new Error('The email about tomorrow needs a visit or a hold with a time');
  const count = dayCount({ visits: visits.length, holds: holds.length });
  const stops = [
    ...visits.map((one) => ({ one, ...toStop(one) })),
    ...blocked.flatMap((block) => holdStops(block, block.held_for)),
  ].toSorted((a, b) => a.starts.time.localeCompare(b.starts.time));
  const closed = blocked.filter(({ held_for: name }) => name === null);
  const legs = toLegs(stops, () => closed);
  const zips = visits.map(({ request: [pet] }) => oneLine(pet?.zip_code ?? ''));

  return {
    subject: `${count} on ${formatDay(first.day)}, ${times.length > 1 ? 'from' : 'at'} ${formatTime(first.time)}`,
    preview: [
      zips.length > 0 && `ZIPs in order: ${zips.join(', ')}`,
      holds.length > 0 && `Held without an address: ${joinNames(holds.map(({ name }) => name))}`,
    ]
      .filter(Boolean)
      .join('. '),
    title: `${count} on ${formatDay(first.day, 'long')}`,
    blocks: [
      ...blockedBlocks(closed),
      ...(visits.length > 0 ? [{ kind: 'text', text: answersWords(visits) } as const] : []),
      ...holds.flatMap((hold) => holdBlocks(hold, business)),
      ...actionBlocks('Open your day', operatorPage(business)),
      ...stops.flatMap((stop, index) => [
        ...('one' in stop ? visitBlocks(stop.one, business, links) : []),
        ...legBlocks(legs[index], stop, stops[index + 1]),
      ]),
    ],
    footer: [`From ${business.origin}`],
  };
}

function visitBlocks(
  { request: pets, visit, mail_problem: mailProblem }: TomorrowVisit,
  business: Business,
  links: Links,
): Block[] {
  const [first] = pets;
  const { is_sent_again: isSentAgain, wish } = visit;
  if (!first || !isAppointment(visit)) return [];
  const until = formatTime(endTime(visit.time, visit.minutes));
  const name = oneLine(first.parent_name);
  const contact = { ...first, name, about: 'your visit' };
  const rise = openPrice(pets, visit);
  const message = wish ? '' : yesText(visit, rise);
  const link = links.visits.get(first.reference);
  const open = link ? [{ label: 'Open visit', href: link }] : [];
  return [
    { kind: 'heading', text: `${formatTime(visit.time)}, ${shortPetNames(pets)}` },
    {
      kind: 'facts',
      facts: [
        addressFact(first),
        ...entryFacts(first),
        ...answerFacts(visit),
        ...(isSentAgain ? [sentAgain] : []),
        { label: 'Length', text: `${spellMinutes(visit.minutes)}, until ${until}` },
        ...costFacts(pets, visit, rise),
        ...noteFacts(pets, 'Notes'),
        { label: 'Customer', text: name },
        ...reachFacts(contact),
        ...(mailProblem ? [{ label: 'Our emails', text: mailWords[mailProblem] }] : []),
      ],
    },
    {
      kind: 'links',
      links: [
        ...open,
        ...(message
          ? askLinks(first, message, business, mailProblem)
          : reachLinks(contact, business)),
      ],
    },
  ];
}

const sentAgain = { label: 'Sent again', text: 'New details wait on its page, not used here.' };

const mailWords: Readonly<Record<MailProblem, string>> = {
  bounced: 'came back, so call or text',
  delayed: 'hasn’t arrived, and we’ll try again; better call or text',
  failed: 'could not be delivered, so call or text',
  complained: 'are reported as spam, so none go there; call or text',
};

/** The operator takes this at the door: the agreed price in place of the estimates, and the travel fee. */
function costFacts(pets: readonly BookingRow[], visit: Appointment, rise: string): Fact[] {
  const told = pets.map((pet) => (visit.price === null ? pet : { ...pet, estimated_price: null }));
  const { amount } = totalCost(pets, visit);
  const inAll = rise ? 'In all, if agreed' : 'In all';
  const fee = { label: 'Travel fee', text: travelFeeAmount({ travelFee: visit.travel_fee }) };
  const owed = feesWords(visit.fees).replace(' from ', ' owed from ');
  const sums = [amount > 0 && usd(amount), owed].filter(Boolean).join(', and ');
  return [
    ...petFacts(told),
    fee,
    ...(rise ? [{ label: 'Not agreed yet', text: rise }] : []),
    ...(amount > 0 ? [] : [{ label: 'Price', text: 'Still open' }]),
    ...(sums ? [{ label: amount > 0 ? inAll : 'Owed', text: sums }] : []),
  ];
}

const isHeld = (visit: TomorrowVisit['visit']) => awaitsYes({ lateFee: visit.late_fee });
const isSilent = (visit: TomorrowVisit['visit']) => !visit.wish && isHeld(visit);

/** An owner who asked for this time needs to say no more. */
function answerFacts(visit: TomorrowVisit['visit']): Fact[] {
  const { wish } = visit;
  if (wish)
    return [{ label: 'Answer', text: `Asks to move to ${formatDay(wish.day)}, ${wish.window}` }];
  if (isSilent(visit)) return [{ label: 'Answer', text: notHeard }];
  return visit.accepted_at === null ? [] : [{ label: 'Answer', text: saidYes }];
}

/** Names the visits that wait for a yes or an answer, which the operator settles first this evening. */
function answersWords(visits: readonly TomorrowVisit[]): string {
  const names = (waits: (each: TomorrowVisit) => unknown) =>
    joinFilled(visits.filter(waits).map(toName));
  const held = names(({ visit }) => isHeld(visit));
  const raised = names(({ request, visit }) => openPrice(request, visit));
  const asked = names(({ visit }) => visit.wish);
  const open = names(({ request, visit }) => totalCost(request, visit).amount === 0);
  const words = [
    held && `Held without a yes: ${held}. Only until that day is over, and it costs them nothing.`,
    raised && `Prices without a yes: ${raised}.`,
    asked && `Asked to move, not answered: ${asked}.`,
    open && `Price still open: ${open}. We said we’d name it before we come.`,
  ];
  return joinFilled(words, ' ') || 'No time of that day is waiting for a yes.';
}

/** `9:15 AM Sam Rivera` */
function toName({ request: [pet], visit }: TomorrowVisit): string {
  return `${formatTime(visit.time ?? '')} ${oneLine(pet?.parent_name ?? '')}`;
}

/** Leaves out the owner's link: no reader of the operator's email may get a key that opens the visit by itself. */
function askLinks(
  first: BookingRow,
  message: string,
  { shortName }: Business,
  mailProblem: MailProblem | null,
): Link[] {
  const name = shortFirstName(first.parent_name);
  const hasOurEmail = first.email !== null && mailProblem === null;
  const reply = hasOurEmail ? 'Reply here, or use the link in our email.' : 'Just reply here.';
  const links = phoneLinks(first.phone, `${smsGreeting(name, shortName)}. ${message} ${reply}`);
  if (!links) return [];
  return [
    { label: `Text ${name} for a yes`, href: links.text },
    { label: `Call ${formatPhone(oneLine(first.phone ?? ''))}`, href: links.call },
  ];
}

function blockedBlocks(blocked: BlockedHours): Block[] {
  const spans = blocked.map(
    ({ from, until }) => `${formatTime(from ?? '')} to ${formatTime(until ?? '')}`,
  );
  return spans.length === 0 ? [] : [{ kind: 'text', text: `Blocked: ${joinNames(spans)}.` }];
}

function toStop({ request: [pet], visit }: TomorrowVisit) {
  const { day, time, minutes } = visit;
  return {
    starts: { day: day ?? '', time: time ?? '' },
    minutes: minutes ?? 0,
    zipCode: oneLine(pet?.zip_code ?? ''),
  };
}
