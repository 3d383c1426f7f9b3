type Place = {
  /** As it stands in a sentence: "Arvada", "the Denver Tech Center". */
  readonly name: string;
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
};

/** Prices that city pages name. They differ from the calculator's, which knows size and coat. */
export const cityPrices = [
  { service: 'Full Groom', price: '$129+', note: 'Bath, haircut and finishing' },
  { service: 'Bath & Brush', price: '$99+', note: 'Wash, blow-dry and brush-out' },
  { service: 'Deshedding', price: '+$25', note: 'Added to a bath or a groom' },
  { service: 'Nail Trim', price: '$20', note: 'With any visit' },
  { service: 'Ear & Teeth', price: '$15-$25', note: 'Ears wiped, teeth brushed' },
] as const;

/** Six reasons to call us; the record of a city picks some by their place in this list. */
export const benefits = [
  {
    title: 'We Come to You',
    text: 'The groom happens in the van outside. You hand over the leash and go back to your day.',
  },
  {
    title: 'Luxury Experience',
    text: 'Warm water, thick towels, one groomer from hello to goodbye, and never a cage dryer.',
  },
  {
    title: 'Local Experts',
    text: 'Dry air, road salt, spring shedding: we groom coats that live on the Front Range.',
  },
  {
    title: 'Flexible Scheduling',
    text: 'Five arrival windows a day, Monday to Saturday. Canceling is free up to 4 hours before.',
  },
  {
    title: 'Trusted Reviews',
    text: 'Customers rate us 5 stars and say why. Read three of them further down.',
  },
  {
    title: 'Anxiety-Free',
    text: 'One pet at a time, no barking next door, and breaks whenever yours asks for one.',
  },
] as const;

/** The place of a reason in `benefits`, from 0. */
export type BenefitIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** One of the three voices in `intros`. */
export type IntroVariant = 1 | 2 | 3;

/** The opening paragraph of a city page, in three voices. */
export const intros: Readonly<Record<IntroVariant, (place: Place) => string>> = {
  1: ({ name, localLandmark, secondaryNeighborhood }) =>
    `Between ${localLandmark} and ${secondaryNeighborhood}, ${name} has plenty of dogs and cats who would rather not get in the car. So the salon gets in the car instead: we park at your home, groom one pet, and leave when the coat is dry.`,
  2: ({ name, localLandmark, secondaryNeighborhood }) =>
    `A groom in ${name} should not cost you half a Saturday. The van comes to your street, whether you live around ${localLandmark} or out toward ${secondaryNeighborhood}, and your pet walks a few steps to the tub and a few steps home.`,
  3: ({ name, localLandmark, secondaryNeighborhood }) =>
    `Ask us how many pets we groom at once in ${name} and the answer is one. Yours. From the blocks near ${localLandmark} to the homes of ${secondaryNeighborhood}, each visit is a single appointment with a single groomer, outside your own door.`,
};

/** Four questions that every city asks. The answers carry the specification's facts. */
export function cityFaqs(name: string) {
  return [
    {
      question: `What does mobile grooming cost in ${name}?`,
      answer:
        'Prices start around $75, and full-service packages run $85-$165. Size and coat decide where in that range your pet lands.',
    },
    {
      question: `Is all of ${name} inside your area?`,
      answer:
        'We cover a 40-minute radius around Denver. Beyond 25 minutes a travel fee is possible, and we tell you before you confirm.',
    },
    {
      question: `How soon can the van be in ${name}?`,
      answer:
        'Same-day or next-day slots are often available. Send a request and we confirm within 2 hours.',
    },
    {
      question: 'Do I have to stay with my pet?',
      answer:
        'No, as long as we can reach you by phone. Nervous pets often settle faster once the front door is closed.',
    },
  ] as const;
}
