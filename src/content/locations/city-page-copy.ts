import { fullServicePrices, packagePrice, priceRangeWords } from '../services/package-words';
import { type Rating, rating } from '../voices/rating';
import type { AreaSummary } from './area';
import type { LocalQuestion } from './area-page';
import type { CityPage, IntroVariant } from './city';
import { feeRange, travelFees } from './zips-by-zone';
import { usd } from '@shared/business/format';
import { addOnPrice, nailTrimPrice } from '@shared/business/prices';
import { serviceZone } from '@shared/business/service-zips';
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
    note: 'Teeth brushing with a package. Ears are already included.',
  },
] as const;

export const guidePriceNote = 'You pay the price on the right. The guide is only a rough figure.';

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
    `${opening} We come to ${secondaryNeighborhood} and to the streets near ${localLandmark}.`,
  3: ({ opening, localLandmark, secondaryNeighborhood }) =>
    `We come to the streets near ${localLandmark} and to ${secondaryNeighborhood}. ${opening}`,
};

/** True in every city, and told in one answer. */
export const cityFacts = {
  cost: `Overall, prices start around ${packagePrice('spa-bath')} for a bath and brush, and most full-service packages run ${fullServicePrices.lowest}-${fullServicePrices.highest}.`,
  reach: `We cover a ${driveMinutes.most}-minute radius, by drive from downtown Denver.`,
  soon: 'Same-day or next-day slots are often available.',
} as const;

export function cityFaqs(
  { ownQuestion, questions }: Pick<CityPage, 'ownQuestion' | 'questions'>,
  { zips }: Pick<AreaSummary, 'zips'>,
): readonly LocalQuestion[] {
  const { cost, soon, more } = questions;
  // An answer that begins with "No." names no price that a fee could come on top of.
  const isPaid = zips.every((zip) => serviceZone(zip) !== 'core');
  const fee =
    isPaid && !/^No\.|travel fee/.test(cost.answer) ? ` A ${feeRange(zips)} comes on top.` : '';
  return [
    {
      question: 'What does a visit cost?',
      answer: `Baths are ${priceRangeWords('spa-bath')}, full grooms ${priceRangeWords('full-groom')}, cats ${packagePrice('cat-grooming')} or ${packagePrice('cat-grooming', 'medium')}, puppies from ${packagePrice('puppy-cut')} and seniors from ${packagePrice('senior-care')}. ${travelFees(zips)} ${cityFacts.cost}

${cityFacts.reach} ${cityFacts.soon}`,
    },
    ownQuestion,
    { ...cost, answer: `${cost.answer}${fee}` },
    soon,
    more,
  ];
}
