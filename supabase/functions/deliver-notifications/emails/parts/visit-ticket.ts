import type { Business } from '../../../_shared/business/business.ts';
import { mapLink } from '../../../_shared/business/contact-links.ts';
import { joinNames, spellMinutes, usd } from '../../../_shared/business/format.ts';
import { petPicture } from '../../../_shared/business/pet-portraits.ts';
import { nailTrimPrice } from '../../../_shared/business/prices.ts';
import { sumWithFee } from '../../../_shared/business/zone-fact.ts';
import { oneLine, unnamedPet } from '../../../_shared/http/safe-text.ts';
import { formatTime } from '../../../_shared/time/denver-time.ts';
import {
  type BookingRow,
  sumEstimates,
  wholeEstimate,
} from '../../../_shared/visits/request-details.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import {
  doneCost,
  feeNote,
  feeWords,
  feesWords,
  priceNote,
} from '../../../_shared/visits/visit-terms.ts';
import type { Fact, Ticket } from '../email-content.ts';
import { type Appointment, type VisitEmailInput, isAppointment } from '../visit-email.ts';
import { formatAddress, petLabel, petServices, shortName } from './booking-facts.ts';
import type { Pets } from './request-rows.ts';

type Stamp = Pick<Ticket, 'stamp' | 'tone'>;

type ToName = (pet: BookingRow) => string;

/** The ticket of a visit to come may contain typed text, as the email around it. */
export function visitTicket(
  pets: Pets,
  visit: Appointment,
  business: Business,
  stamp: 'confirmed' | 'booked' | 'held' | 'new time',
): Ticket {
  const address = formatAddress(pets[0]);
  const { minutes, groomer, time } = visit;
  return {
    ...emptyTicket(pets, visit, {
      stamp,
      tone: stamp === 'new time' || stamp === 'held' ? 'waiting' : 'good',
    }),
    time: `around ${formatTime(time)}`,
    details: [`about ${spellMinutes(minutes)}`, groomer && `with ${oneLine(groomer)}`],
    facts: [
      { label: 'Where', text: address, href: mapLink(address) },
      ...portraitLines(pets, business, costWords(pets, visit, stamp === 'confirmed')),
    ],
  };
}

/** The ticket of an ended visit; none without a time. */
export function pastTickets(
  { pets, visit, business }: Pick<VisitEmailInput, 'pets' | 'visit' | 'business'>,
  stamp: Stamp,
  price?: PriceWords,
): Ticket[] {
  if (!visit || !isAppointment(visit)) return [];
  // a text may have told a later hour since
  const time = visit.status === 'canceled' ? `around ${formatTime(visit.time)}` : '';
  const facts = portraitLines(pets, business, price);
  return [{ ...emptyTicket(pets, visit, stamp), time, facts }];
}

/** Without a label the text names itself. */
type PriceWords = { readonly label?: string; readonly text: string };
const noPrice: PriceWords = { text: '' };

/** The total in USD; 0 where an estimate would leave a pet out. */
export function totalCost(
  pets: readonly BookingRow[],
  { travel_fee: travelFee, price, credit, charged }: VisitRow,
) {
  return doneCost({ price, travelFee, credit, charged, estimate: wholeEstimate(pets) });
}

function emptyTicket([{ reference }]: Pets, { day }: Appointment, stamp: Stamp): Ticket {
  return {
    kind: 'ticket',
    ...stamp,
    reference,
    day,
    time: '',
    details: [],
    facts: [],
  };
}

/** The price stands with the pet; several pets have it in a line of its own. */
export function petLines(
  pets: Pets,
  toName: ToName,
  { label, text }: PriceWords = noPrice,
): Fact[] {
  const detail = label ? `${label}: ${text}` : text;
  const lines = pets.map((pet, index) => ({
    label: petLabel(pets, index),
    text: [toName(pet), petServices(pet)].filter((words) => words !== unnamedPet).join(': '),
    ...(pets.length === 1 && text && { detail }),
  }));
  return pets.length === 1 || text === ''
    ? lines
    : [...lines, { label: label ?? 'Price', text: '', detail: text }];
}

/** Each line has a portrait, once the operator has answered. */
export function portraitLines(pets: Pets, { origin }: Business, price?: PriceWords): Fact[] {
  return petLines(pets, shortName, price).map((line, index) => {
    const pet = pets[index];
    if (!pet) return line;
    const name = petPicture({ type: pet.pet_type, breed: pet.breed, size: pet.pet_size });
    return { ...line, picture: `${origin}/email/pets/${name}.jpg` };
  });
}

function costWords(pets: Pets, visit: Appointment, hasYes: boolean): PriceWords {
  const { price, travel_fee: travelFee } = visit;
  const cost = {
    price,
    travelFee,
    estimate: wholeEstimate(pets),
    feeNote: feeNote(pets, visit, hasYes),
  };
  const owed = feesWords(visit.fees);
  const fees = `${feeWords(cost)}${owed && ` You also owe ${owed}.`}`;
  if (!price) return estimated(pets, shortName, { fees });
  const note = priceNote(pets, visit, hasYes);
  return { label: 'Price', text: `${usd(price)}${note && ` ${note}`}. ${fees}` };
}

/** Says whose price is missing, so that nobody takes the sum for all pets. */
export function estimated(
  pets: Pets,
  toName: ToName,
  { fees = '', travel = 0 }: { fees?: string; travel?: number },
): PriceWords {
  const sum = sumEstimates(pets);
  const counted = joinNames(pets.filter((pet) => pet.estimated_price).map(toName));
  const open = openPrice(pets, toName);
  const words = open
    ? [sum > 0 && `${usd(sum)} for ${counted}.`, open, fees]
    : [`${sumWithFee(sum, travel)}.`, fees];
  return { ...(sum > 0 && { label: 'Estimate' }), text: words.filter(Boolean).join(' ') };
}

const customPrice = `A nail trim is ${usd(nailTrimPrice)}. We’ll price anything else before we come.`;

/** What a price waits for that the form could not name. */
function openPrice(pets: readonly BookingRow[], toName: ToName) {
  const without = pets.filter((pet) => !pet.estimated_price);
  const packages = without.filter(({ service }) => service !== 'Custom Service');
  const next = packages.some((pet) => pet.pet_size === null)
    ? 'Reply with the weight, and we’ll send it.'
    : 'We’ll tell you before we come.';
  const names = joinNames(packages.map((pet) => `${toName(pet)}’s`));
  const open = names && `${names} price is still open. ${next}`;
  const custom = packages.length < without.length && customPrice;
  return [open, custom].filter(Boolean).join(' ');
}
