import { homeWords, shortTopics } from '../../../_shared/business/before-your-visit.ts';
import { joinNames } from '../../../_shared/business/format.ts';
import { skunkTonight } from '../../../_shared/business/our-rules.ts';
import { mattingAdds, policy, priceChange, rangeInUsd } from '../../../_shared/business/policy.ts';
import { askVet, callFirst, promises } from '../../../_shared/business/promises.ts';
import { repeatWish, weekBefore } from '../../../_shared/business/repeat-visits.ts';
import { isServed, requestZone } from '../../../_shared/business/service-zips.ts';
import { expectedFee, zoneFact } from '../../../_shared/business/zone-fact.ts';
import { safePetName, unnamedPet } from '../../../_shared/http/safe-text.ts';
import { clockWords } from '../../../_shared/time/answer-clock.ts';
import { formatDay, formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { freeCancelHours } from '../../../_shared/time/hours.ts';
import {
  type ClosedDays,
  answerDeadline,
  closedWords,
  isOpenDay,
} from '../../../_shared/time/open-days.ts';
import { endLink } from '../../../_shared/visits/reference.ts';
import {
  type BookingRow,
  joinNotes,
  wasWindowOver,
} from '../../../_shared/visits/request-details.ts';
import { type EmailContent, type Fact, type Ticket, actionBlocks } from '../email-content.ts';
import { contactBlocks, greeting, ownerFooter } from '../parts/owner-blocks.ts';
import type { Pets } from '../parts/request-rows.ts';
import { estimated, petLines } from '../parts/visit-ticket.ts';
import type { VisitEmailInput } from '../visit-email.ts';

const seniorCare = 'Senior Pet Comfort';
/** It takes no mats off a cat. */
const isSeniorCat = (pet: BookingRow) => pet.pet_type === 'cat' && pet.service === seniorCare;
const priceWords = (pets: Pets) => priceChange + (pets.every(isSeniorCat) ? '' : mattingAdds);
const onlyRequested = 'This is a request, not yet a confirmed appointment.';
const ifLate = 'No answer in time? Call or text us.';

/** Holds no free text, because the form would carry anybody's words to any address, and no names while the request is marked. */
export function ownerReceived({ pets, history, business, link }: VisitEmailInput): EmailContent {
  const [first] = pets;
  const isMarked = pets.some((pet) => pet.review_reasons.length > 0);
  const toName = ({ pet_name: name }: BookingRow) => (isMarked ? unnamedPet : safePetName(name));
  const names = pets.map(toName);
  const petWords = names.includes(unnamedPet) ? yourPets(pets) : joinNames(names);
  const visitLink = isMarked ? undefined : link;
  const isFar = !isServed(requestZone(first));
  const sent = new Date(first.created_at);
  const answer = answerDeadline(sent, history.closed_days);
  const deadline = formatDayAndTime(answer);
  const clock = clockWords(sent, answer);
  const ifFee = { label: 'Travel fee', text: 'If there is one, the confirmation shows it.' };
  const travel = !isMarked && requestZone(first) === 'extended' ? expectedFee(first.zip_code) : 0;
  const zone = isMarked ? ifFee : zoneFact(requestZone(first), first.zip_code);

  return {
    subject: `We have your request ${first.reference}${petWords.startsWith('your') ? ' for' : `: ${petWords},`} ${formatDay(first.preferred_date)}`,
    preview: `We’ll call, text or email by ${deadline} ${isFar ? 'to say whether we can come' : 'to confirm'}. Nothing to pay yet.`,
    title: 'We have your request',
    blocks: [
      requestTicket(pets, history.closed_days, [
        ...petLines(pets, toName, estimated(pets, toName, { travel })),
        zone,
        ...repeatFacts(first),
      ]),
      {
        kind: 'notice',
        tone: 'calm',
        title: onlyRequested,
        text: isFar
          ? `We’ll call, text or email you by ${deadline} to say whether we can come.${clock} If we can, we’ll tell you the travel fee, and you can still say no, free up to ${freeCancelHours} hours before. ${ifLate}`
          : `We’ll call, text or email you by ${deadline} to confirm.${clock} If that day and time don’t work, we’ll look for another. ${ifLate}`,
      },
      ...actionBlocks('See your request', visitLink),
      greeting(isMarked ? '' : first.parent_name),
      {
        kind: 'text',
        text: `Thank you for trusting us with ${petWords}. The van comes for ${petWords} alone, with one groomer and a break whenever it’s needed. If it’s too much, we stop. ${careWords(pets, petWords)}`,
      },
      {
        kind: 'folded',
        lead: 'On the day',
        items: shortTopics(pets, 'parking', 'ready', 'payment'),
        link: visitLink
          ? { label: 'See what to have ready', href: endLink(visitLink, 'ready') }
          : undefined,
        text: homeWords,
      },
      { kind: 'text', lead: 'Price', text: `${priceWords(pets)} ${policy.stoppedVisit}` },
      {
        kind: 'text',
        lead: 'If plans change',
        text: `Nothing is booked yet, so canceling this request is free. Once we’ve confirmed, c${promises.canceling.slice(1)} To cancel, ${visitLink ? 'use the link above' : 'reply to this email'}, or call or text us with your reference ${first.reference}.`,
      },
      ...contactBlocks(business, `About my request ${first.reference}: `),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

/** What to do for a delicate pet. Asks for no call when the note already tells us. */
function careWords(pets: Pets, petWords: string): string {
  const notes = joinNotes(pets);
  const isDelicate = /seizure|epilep|\bbit(?:e|es|ten)\b|medic/i.test(notes);
  if (isDelicate || pets.some(({ service }) => service === seniorCare)) {
    return `${notes && 'We’ve saved your note. '}${callFirst} ${askVet}`;
  }
  if (/skunk/i.test(notes) && pets.some(({ pet_type: type }) => type === 'dog')) {
    return `We’ve saved your note. A skunk bath adds ${rangeInUsd(policy.skunk)}. ${skunkTonight}`;
  }
  if (notes) return 'We’ve saved your note.';
  return `Please reply with your vet’s number and what frightens ${petWords}, if you haven’t told us yet.`;
}

function yourPets({ length }: Pets): string {
  return length === 1 ? 'your pet' : 'your pets';
}

function repeatFacts({ repeat_weeks: weeks }: BookingRow): Fact[] {
  if (weeks === null) return [];
  return [{ label: 'Next one', text: `Due ${repeatWish(weeks)}. ${weekBefore}` }];
}

function requestTicket([first]: Pets, closedDays: ClosedDays, facts: readonly Fact[]): Ticket {
  const { preferred_date: day, preferred_time: time, reference } = first;
  const details = [
    !isOpenDay(day, closedDays) && `${closedWords(day)}, so we’ll look for the nearest day.`,
    wasWindowOver(first) && 'That window is over, so we’ll look for another.',
  ];
  return {
    kind: 'ticket',
    stamp: 'requested',
    tone: 'waiting',
    reference,
    day,
    time,
    details: details.filter((detail) => detail !== false),
    facts,
  };
}
