import { type Rating, rating } from '../rating';
import { findService } from '../services';
import { fullServicePrices, priceWords } from '../services/package-words';
import type { LocalQuestion } from './area-page';
import type { CityPage, IntroVariant } from './city';
import { travelFees } from './zips-by-zone';

type AreaNames = {
  /** Within a sentence: "Arvada", "the Denver Tech Center". */
  readonly name: string;
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
};

/** Without a bath, as a Custom Service. */
export const nailTrimPrice = '$20';

/** From the specification. The calculator's prices go by size and start lower. */
export const cityPrices = [
  { service: 'Full Groom', price: '$129+', note: 'Bath and haircut' },
  { service: 'Bath & Brush', price: '$99+', note: 'Wash and blow-dry' },
  { service: 'Deshedding', price: '+$25', note: 'As an extra' },
  { service: 'Nail Trim', price: nailTrimPrice, note: 'On its own, no bath needed' },
  { service: 'Ear & Teeth', price: '$15-$25', note: 'Ears, teeth or both' },
] as const;

export function guidePriceNote(name: string): string {
  const { small, medium, large } = findService('spa-bath')?.prices ?? {};
  return `Guide prices. Most baths in ${name} cost less: $${small} small, $${medium} medium, $${large} large. Your exact price is in the calculator.`;
}

/** The record of a city picks four by index. */
export const benefits = [
  'We Come to You',
  'Luxury Experience',
  'Local Experts',
  'Flexible Scheduling',
  'Trusted Reviews',
  'Anxiety-Free',
] as const;

/** "Trusted Reviews" shows the rating as its figure, unless the rating is switched off. */
export function cityBenefits({ benefits: chosen }: Pick<CityPage, 'benefits'>) {
  return chosen.map(({ index, text }) => ({
    title: benefits[index],
    text:
      rating && benefits[index] === 'Trusted Reviews' ? `${ratingInWords(rating)} ${text}` : text,
  }));
}

function ratingInWords({ value, best, reviewCount }: Rating): string {
  return `${value} out of ${best} stars, from ${reviewCount} reviews.`;
}

export const intros: Readonly<Record<IntroVariant, (area: AreaNames) => string>> = {
  1: ({ name, localLandmark, secondaryNeighborhood }) =>
    `Plenty of pets between ${localLandmark} and ${secondaryNeighborhood} would rather not get in the car. In ${name} the salon does the driving. Your pet only walks to the curb.`,
  2: ({ name, localLandmark, secondaryNeighborhood }) =>
    `A groom in ${name} shouldn’t cost you half a Saturday. We come to you, from ${localLandmark} out to ${secondaryNeighborhood}.`,
  3: ({ name, localLandmark, secondaryNeighborhood }) =>
    `In ${name}, as everywhere, we groom one pet at a time. We come to you, from ${localLandmark} to ${secondaryNeighborhood}.`,
};

/** True in every city, and appended to its answers. */
export const cityFacts = {
  cost: `Prices start around ${priceWords('spa-bath')}, and full-service packages run ${fullServicePrices.lowest}-${fullServicePrices.highest}.`,
  reach: 'We cover a 40-minute radius around Denver.',
  soon: 'Same-day or next-day slots are often available.',
} as const;

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
