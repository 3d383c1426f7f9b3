import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { durationWords, packagePrice } from '@/content/services/package-words';

export const summary = {
  name: 'Centennial',
  center: { lat: 39.5906, lng: -104.8691 },
  nameSide: 'right',
  minutes: '26-35',
  zips: ['80015', '80016', '80111', '80112', '80121', '80122'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming for dogs and cats in Centennial: Willow Creek, Piney Creek, Cherry Knolls. One pet at a time in a van outside your home.',
  lead: 'We groom in your own driveway, from Cherry Knolls to Piney Creek.',
  localLandmark: 'The Streets at SouthGlenn',
  secondaryNeighborhood: 'Piney Creek',
  intro: 1,
  opening:
    'Willow Creek and Cherry Knolls have long driveways and level streets, which is all a grooming van needs. If low planes frighten your dog, tell us, and we’ll park away from the runway.',
  nearbyAreas: ['greenwood-village', 'littleton', 'highlands-ranch', 'dtc'],
  local: {
    parking:
      'Centennial was laid out for cars, which suits a grooming van. Willow Creek and Cherry Knolls have wide, level streets and long driveways. We only plan around the cul-de-sacs on trash day and the town homes by SouthGlenn, where we need a guest space near your door. Small planes come in low around Centennial Airport.',
    paws: 'DeKoevend Park and the High Line Canal give the west side a fine, tan dust that sinks into the undercoat of a Golden. Centennial Center Park, eleven acres with plenty of lawn, stains paws green instead. Both come out in one bath.',
    reach:
      'The middle of the city is twelve miles from downtown Denver. 80121 and 80122 are the SouthGlenn side, 80111 and 80112 the center, and 80015 the Piney Creek end, shared with Aurora. 80016 is outside our usual area. Text us your street first.',
  },
  ownQuestion: {
    question: 'My dog panics at low planes and we live by the airport. Can you still come?',
    answer:
      'Yes. We’ll park with the house between us and the runway, keep the dryer off as long as your dog needs, and stop if it’s too much. For real panic, talk to your vet first.',
  },
  questions: {
    cost: {
      question: 'What will two Goldens from Willow Creek cost?',
      answer: `${packagePrice('spa-bath', 'large')} each for a bath and brush, since most Goldens are Large. Each pet is priced by its own size. Book both in one request and the estimate adds them up.`,
    },
    soon: {
      question: 'Can you be done before school pickup in Cherry Knolls?',
      answer: `Yes. Ask for 8-10 AM or 10 AM-12 PM. A bath and brush takes ${durationWords('spa-bath')}.`,
    },
    more: {
      question: 'Where do you park at the town homes by SouthGlenn?',
      answer:
        'In the guest space closest to your door. If yours are numbered, tell us the number. We never block a fire lane.',
    },
  },
  benefits: [
    { index: 0, text: 'In your own driveway in Willow Creek or Cherry Knolls.' },
    { index: 2, text: 'We rinse until the canal dust is out of the undercoat.' },
    { index: 3, text: 'Done before school pickup, if you take a morning window.' },
    { index: 5, text: 'We park with the house between your dog and the runway.' },
  ],
  testimonials: ['jen', 'lindaHour', 'tomAndAbbyJune'],
} satisfies CityPage;
