import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { catPriceWords } from '@/content/services/package-words';
import { paidForDone, policy, usuallyAdds } from '@shared/business/policy';
import { closingTime } from '@shared/time/hours';

export const summary = {
  name: 'Littleton',
  center: { lat: 39.5904, lng: -105.0201 },
  nameSide: 'right',
  minutes: '26-40',
  zips: ['80120', '80121', '80122', '80123', '80127', '80128'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming in Littleton: downtown, Ketring, SouthPark, Wolhurst. The van parks by your door; one dog or cat, one groomer, prices by size.',
  lead: 'We park by your door, from Main Street to SouthPark and Wolhurst.',
  localLandmark: 'historic Main Street',
  secondaryNeighborhood: 'SouthPark',
  intro: 3,
  opening:
    'Trains pass downtown Littleton all day. For a cat we park as far from the tracks as your block allows.',
  nearbyAreas: ['columbine', 'englewood', 'centennial', 'highlands-ranch', 'ken-caryl'],
  story: { id: 'persian-cat-littleton', label: 'A Persian cat from Littleton, before and after' },
  local: {
    parking:
      'Behind Main Street the old lots have alleys, mature elms and low branches. Tell us about yours, because the van is tall. Around Ketring Park we take the curb on the park side. SouthPark’s town homes have visitor spaces, and Wolhurst has narrow lanes. Trains pass downtown all day, and cats get the quiet end of the block.',
    paws: 'The South Platte is the source of most of what we wash out here, mainly silt and willow fluff. Wynetka Ponds lets dogs off the leash. Sterne and Ketring mean ducks and damp lawns. For river dogs we leave the belly a little shorter, where the silt collects, and keep the rest at the length you like.',
    reach:
      'Downtown Littleton is eleven miles south of downtown Denver. 80120 is its heart, 80121 and 80122 lie east of it and 80123 to the west. The post office also writes Littleton on 80127 and 80128, and we go there too.',
  },
  ownQuestion: {
    question: 'Do the trains bother cats in the van?',
    answer: `Sometimes. We park as far from the tracks as we can, do the face and paws in a quiet spell, and stop for the loud ones. If it’s too much, we finish another day. ${paidForDone}`,
  },
  questions: {
    cost: {
      question: 'What does a cat groom cost in Littleton?',
      answer: `${catPriceWords()}${usuallyAdds('A lion cut', policy.lionCut)}`,
    },
    soon: {
      question: 'Can you come on a weekday after work?',
      answer: `Yes, for a short visit. The last window is 4-6 PM and visits finish by ${closingTime}, so a bath works and a full groom needs an earlier start.`,
    },
    more: {
      question: 'Our street has low branches. Will the van fit?',
      answer:
        'Usually. Text us a photo of the tightest spot and we’ll tell you. If it doesn’t fit, we park on the nearest open block and walk.',
    },
  },
  benefits: [
    { index: 0, text: 'We park at your curb, in your alley or in a guest space.' },
    { index: 1, text: 'We rinse until the water runs clear of river silt.' },
    { index: 2, text: 'We start at the belly, where river silt collects.' },
    { index: 5, text: 'We pause when a train passes.' },
  ],
  testimonials: ['jenPhone', 'tomAndAbbyLift', 'linda'],
} satisfies CityPage;
