import { rating } from '../rating';
import { showsTestimonials } from '../testimonials';
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
  { service: 'Nail trim on its own', price: '$20', note: 'No bath needed' },
  { service: 'Ear & Teeth', price: '$15-$25', note: 'Both, or either' },
] as const;

const reviewsInWords = [
  rating
    ? `${String(rating.value)} out of ${String(rating.best)} stars, from ${String(rating.reviewCount)} reviews.`
    : 'Most of our visits begin with one neighbor telling another.',
  ...(showsTestimonials ? ['Three of them are below.'] : []),
].join(' ');

/** Six reasons to call us; the record of a city picks some by their place in this list. */
export const benefits = [
  {
    title: 'We Come to You',
    text: 'Hand over the leash and go back to your day.',
  },
  {
    title: 'Luxury Experience',
    text: 'Warm water, thick towels, and never a cage dryer.',
  },
  {
    title: 'Local Experts',
    text: 'We know what dry air and road salt do to a coat.',
  },
  {
    title: 'Flexible Scheduling',
    text: 'Five arrival windows a day, and free to cancel up to 4 hours before.',
  },
  {
    title: 'Trusted Reviews',
    text: reviewsInWords,
  },
  {
    title: 'Anxiety-Free',
    text: 'One pet at a time, and as many breaks as yours needs.',
  },
] as const;

/** The place of a reason in `benefits`, from 0. */
export type BenefitIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** One of the three voices in `intros`. */
export type IntroVariant = 1 | 2 | 3;

/** The opening paragraph of a city page, in three voices. */
export const intros: Readonly<Record<IntroVariant, (place: Place) => string>> = {
  1: ({ name, localLandmark, secondaryNeighborhood }) =>
    `Plenty of pets between ${localLandmark} and ${secondaryNeighborhood} would rather not get in the car. In ${name} the salon does the driving, and your pet takes the ten steps.`,
  2: ({ name, localLandmark, secondaryNeighborhood }) =>
    `A groom in ${name} should not cost you half a Saturday. We come to you, from ${localLandmark} out to ${secondaryNeighborhood}.`,
  3: ({ name, localLandmark, secondaryNeighborhood }) =>
    `How many pets do we groom at once in ${name}? One. Yours. From ${localLandmark} to ${secondaryNeighborhood}, the van is all yours while it’s there.`,
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
    { ...cost, answer: `${cityFacts.cost} ${cost.answer}` },
    { question: reach, answer: `${cityFacts.reach} ${travelFees(zips)}` },
    { ...soon, answer: `${cityFacts.soon} ${soon.answer}` },
    more,
  ];
}
