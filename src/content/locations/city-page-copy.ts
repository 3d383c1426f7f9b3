import { type Rating, rating } from '../rating';
import { findService } from '../services';
import type { LocalQuestion } from './area-page';
import type { CityPage } from './city';
import { travelFees } from './zips-by-zone';

type Place = {
  /** As it stands in a sentence: "Arvada", "the Denver Tech Center". */
  readonly name: string;
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
};

/** Guide prices of city pages, as specified. The calculator's go by size and start lower. */
export const cityPrices = [
  { service: 'Full Groom', price: '$129+', note: 'Bath and haircut' },
  { service: 'Bath & Brush', price: '$99+', note: 'Wash and blow-dry' },
  { service: 'Deshedding', price: '+$25', note: 'As an extra' },
  { service: 'Nail Trim', price: '$20', note: 'On its own, no bath needed' },
  { service: 'Ear & Teeth', price: '$15-$25', note: 'Ears, teeth or both' },
] as const;

/** How far the guide prices of a city hold. Takes the city's name as it stands in a sentence. */
export function guidePriceNote(name: string): string {
  const { small, medium, large } = findService('spa-bath')?.prices ?? {};
  return `Guide prices. Most baths in ${name} cost less: $${String(small)} small, $${String(medium)} medium, $${String(large)} large. Your exact price is in the calculator.`;
}

/** Six reasons to call us; the record of a city picks four by their place in this list. */
export const benefits = [
  'We Come to You',
  'Luxury Experience',
  'Local Experts',
  'Flexible Scheduling',
  'Trusted Reviews',
  'Anxiety-Free',
] as const;

/** The reasons of one city; the figure behind "Trusted Reviews" is the rating's, while it is shown. */
export function cityBenefits({ benefits: chosen }: Pick<CityPage, 'benefits'>) {
  return chosen.map(({ index, text }) => ({
    title: benefits[index],
    text:
      rating && benefits[index] === 'Trusted Reviews' ? `${ratingInWords(rating)} ${text}` : text,
  }));
}

function ratingInWords({ value, best, reviewCount }: Rating): string {
  return `${String(value)} out of ${String(best)} stars, from ${String(reviewCount)} reviews.`;
}

/** The place of a reason in `benefits`, from 0. */
export type BenefitIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** One of the three voices in `intros`. */
export type IntroVariant = 1 | 2 | 3;

/** The opening paragraph of a city page, in three voices. */
export const intros: Readonly<Record<IntroVariant, (place: Place) => string>> = {
  1: ({ name, localLandmark, secondaryNeighborhood }) =>
    `Plenty of pets between ${localLandmark} and ${secondaryNeighborhood} would rather not get in the car. In ${name} the salon does the driving. Your pet only walks to the curb.`,
  2: ({ name, localLandmark, secondaryNeighborhood }) =>
    `A groom in ${name} shouldn’t cost you half a Saturday. We come to you, from ${localLandmark} out to ${secondaryNeighborhood}.`,
  3: ({ name, localLandmark, secondaryNeighborhood }) =>
    `In ${name}, as everywhere, we groom one pet at a time. We come to you, from ${localLandmark} to ${secondaryNeighborhood}.`,
};

/** What holds in every city, said in its answers. */
export const cityFacts = {
  cost: 'Prices start around $75, and full-service packages run $85-$165.',
  reach: 'We cover a 40-minute radius around Denver.',
  soon: 'Same-day or next-day slots are often available.',
} as const;

/** The five questions of a city's page; takes its ZIP codes for the answer about travel fees. */
export function cityFaqs(
  { ownQuestion, questions }: Pick<CityPage, 'ownQuestion' | 'questions'>,
  zips: readonly string[],
): readonly LocalQuestion[] {
  const { cost, reach, soon, more } = questions;
  return [
    ownQuestion,
    { ...cost, answer: `${cost.answer} ${cityFacts.cost}` },
    { ...reach, answer: `${reach.answer} ${travelFees(zips)} ${cityFacts.reach}` },
    { ...soon, answer: `${soon.answer} ${cityFacts.soon}` },
    more,
  ];
}
