import * as z from 'zod/mini';
import { fieldRefusals } from '../failure-words';
import { isVisitLength } from './visit-length';
import { people } from '@/content/groomers/people';
import { packageWords } from '@/content/pet-words';
import { joinFilled, usd } from '@shared/business/format';
import { expectedFee } from '@shared/business/zone-fact';
import type { VisitPet } from '@shared/visits/request-details';
import { type OperatorVisit, visitRange } from '@shared/visits/visit-state';
import type { VisitTerms } from '@shared/visits/visit-terms';

const { mostTravelFee, mostPrice } = visitRange;

export const dayAndTime = {
  day: z.string().check(z.minLength(1, 'Choose a day.')),
  time: z.string().check(z.minLength(1, 'Choose a time.')),
};

const { bad_minutes: badMinutes, bad_price: badPrice, bad_fee: badFee } = fieldRefusals;

const typed = (isRight: (text: string) => boolean, { words }: typeof badPrice) =>
  z.string().check(z.refine(isRight, words));

/** As typed; amounts in USD. */
export const termsShape = {
  ...dayAndTime,
  minutes: z.number(badMinutes.words).check(z.refine(isVisitLength, badMinutes.words)),
  groomer: z.string(),
  price: typed((text) => readAmount(text) === null || Number(readAmount(text)) > 0, badPrice),
  travelFee: typed((text) => /^\s*\d{0,3}\s*$/.test(text) && Number(text) <= mostTravelFee, badFee),
  note: z.string(),
};

export const answerSchema = z.object({ ...termsShape, isAgreed: z.enum(['yes', 'no']) });

export type AnswerValues = z.infer<typeof answerSchema>;

export type TermsChoice = Pick<AnswerValues, 'groomer' | 'travelFee' | 'price'>;

/** The groomer already promised stays in the list, even after leaving. */
export function groomerNames({ groomer }: Pick<VisitTerms, 'groomer'>): string[] {
  const names: string[] = Object.values(people).map(({ name }) => name);
  return groomer === '' || names.includes(groomer) ? names : [...names, groomer];
}

/** The travel fee is only asked for where the ZIP may have one, or where one was agreed. */
export function mayHaveFee({ zone, travelFee }: Pick<OperatorVisit, 'zone' | 'travelFee'>) {
  return zone !== 'core' || travelFee > 0;
}

/** The operator has to type a fee of 0 in a zone that may have one. */
export function isFeeMissing(
  visit: Parameters<typeof mayHaveFee>[0],
  { travelFee }: Pick<TermsChoice, 'travelFee'>,
) {
  return mayHaveFee(visit) && travelFee.trim() === '';
}

/**
 * Presets what was promised, else nobody by name, the travel fee that the owner was told, and what the same cost last
 * time, else the estimate. A fee that nobody has named is empty, so that it is not forgotten.
 */
export function presetTerms(visit: OperatorVisit): TermsChoice {
  const { starts, groomer, travelFee, price, estimate, pets, lastTime, zipCode } = visit;
  const usual = !starts && lastTime && isSame(pets, lastTime.pets) ? lastTime.nextPrice : null;
  const amount = price ?? usual ?? estimate;
  return {
    groomer: starts ? groomer : '',
    travelFee:
      starts || !mayHaveFee(visit) ? String(travelFee) : String(expectedFee(zipCode) || ''),
    price: amount > 0 ? String(amount) : '',
  };
}

type Groomed = Pick<VisitPet, 'name' | 'service' | 'addOns'>;

function isSame(pets: readonly Groomed[], others: readonly Groomed[]): boolean {
  const [said, earlier] = [pets, others].map((list) =>
    JSON.stringify(list.map(({ name, service, addOns }) => [name, service, addOns])),
  );
  return said === earlier;
}

/** USD. Null means that nothing is typed, undefined that it is no amount up to the most. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const isAmount = /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) <= mostPrice;
  return isAmount ? Number(text) : undefined;
}

/** Rounds to cents: sums of floats have stray digits. */
export function toTyped(amount: number): string {
  return String(Number(amount.toFixed(2)));
}

/** `$165 with $20 travel fee`; a price of 0 is not known yet, and a fee of null not decided on. */
export function termsWords(price: number, travelFee: number | null): string {
  if (price > 0 && travelFee)
    return `${usd(price + travelFee)} with ${usd(travelFee)} travel fee`.replaceAll(' ', '\u00A0');
  const known = travelFee ? `${usd(travelFee)} travel fee` : '';
  const fee = travelFee === null ? 'fee not set' : known;
  return joinFilled([price > 0 ? usd(price) : 'no\u00A0price\u00A0yet', fee]);
}

/** `Full Groom, Medium, De-shedding` of all pets, or `Zoe (Spa Bath), Mo (Full Groom, Small)`. */
export function serviceWords(pets: readonly (Groomed & Pick<VisitPet, 'size'>)[]): string {
  const kinds = new Set(pets.map(packageWords));
  const named = pets.map((pet) => `${pet.name} (${packageWords(pet)})`);
  return joinFilled(kinds.size > 1 ? named : [...kinds]);
}

type Costing = Pick<OperatorVisit, 'status' | 'charged' | 'travelFee'>;

/** What was agreed; of a done visit what was charged, if that is noted; '' for one that did not take place. */
export function shownCost({ status, charged, travelFee }: Costing, price: number): string {
  if (status === 'done') return charged === null ? 'charge not noted' : `${usd(charged)} charged`;
  return status === 'confirmed' ? termsWords(price, travelFee) : '';
}

/** A price equal to the estimate is sent as null, so that changes of it still apply; a price once agreed has no `estimate`. */
export function chosenTerms({ groomer, travelFee, price }: TermsChoice, estimate: number | null) {
  const amount = Number(price);
  return {
    groomer,
    travelFee: Number(travelFee),
    price: amount === 0 || amount === estimate ? null : amount,
  };
}

/** USD, `estimate` without an agreed one; a higher price may wait for a yes. */
export function agreedPrice({ price, openAmount, openFee }: OperatorVisit, estimate: number) {
  return price === null ? estimate : price - openAmount + openFee;
}
