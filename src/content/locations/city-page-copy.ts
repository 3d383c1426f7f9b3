import {
  fullServicePrices,
  priceRangeWords,
  priceWords,
  pricesBySizeWords,
} from '../services/package-words';
import { type Rating, rating } from '../voices/rating';
import type { LocalQuestion } from './area-page';
import type { CityPage, IntroVariant } from './city';
import { travelFees } from './zips-by-zone';
import { addOnPrice, nailTrimPrice } from '@shared/business/add-ons';
import { usd } from '@shared/business/format';
import { driveMinutes } from '@shared/time/hours';

type Intro = Pick<CityPage, 'opening' | 'localLandmark' | 'secondaryNeighborhood'>;

/** The guides are from the specification. What is charged goes by the calculator and starts lower. */
export const cityPrices = [
  {
    service: 'Full Groom',
    guide: '$129+',
    price: priceRangeWords('full-groom'),
  },
  {
    service: 'Bath & Brush',
    guide: '$99+',
    price: priceRangeWords('spa-bath'),
  },
  {
    service: 'Deshedding',
    guide: '+$25',
    price: `+${usd(addOnPrice('deshedding'))}`,
    note: 'On top of a package',
  },
  {
    service: 'Nail Trim',
    guide: usd(nailTrimPrice),
    price: usd(nailTrimPrice),
    note: 'No bath needed',
  },
  {
    service: 'Ear & Teeth',
    guide: '$15-$25',
    price: `+${usd(addOnPrice('teeth-brushing'))}`,
    note: 'On top of a package, ears included. On its own: Custom Service',
  },
] as const;

export const guidePriceNote =
  'Your price is the calculator’s, by your pet’s size. The guide is a rough check for difficult coats, and is never charged on top.';

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

export const intros: Readonly<Record<IntroVariant, (city: Intro) => string>> = {
  1: ({ opening }) => opening,
  2: ({ opening, localLandmark, secondaryNeighborhood }) =>
    `${opening} We come to you, from ${localLandmark} out to ${secondaryNeighborhood}.`,
  3: ({ opening, localLandmark, secondaryNeighborhood }) =>
    `You’ll see our van anywhere from ${localLandmark} to ${secondaryNeighborhood}. ${opening}`,
};

/** True in every city, and told in one answer. */
export const cityFacts = {
  cost: `Prices start around ${priceWords('spa-bath')} for a bath and brush, and most full-service packages run ${fullServicePrices.lowest}-${fullServicePrices.highest}. ${pricesBySizeWords()}`,
  reach: `We cover a ${driveMinutes.most}-minute radius, measured as the drive from downtown Denver.`,
  soon: 'Same-day or next-day slots are often available.',
} as const;

const shortQuestion = 'What does it cost, where do you come, and how soon?';

export function cityFaqs(
  { ownQuestion, questions }: Pick<CityPage, 'ownQuestion' | 'questions'>,
  zips: readonly string[],
): readonly LocalQuestion[] {
  const { cost, soon, more } = questions;
  return [
    {
      question: shortQuestion,
      answer: [cityFacts.cost, travelFees(zips), cityFacts.reach, cityFacts.soon].join(' '),
    },
    ownQuestion,
    cost,
    soon,
    more,
  ];
}
