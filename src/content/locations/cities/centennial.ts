import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { durationWords, priceWords } from '@/content/services/package-words';

export const summary = {
  name: 'Centennial',
  center: { lat: 39.5906, lng: -104.8691 },
  zips: ['80015', '80016', '80111', '80112', '80121', '80122'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming for dogs and cats in Centennial: Willow Creek, Piney Creek, Cherry Knolls. One pet at a time in a van outside your home.',
  lead: 'From Cherry Knolls to Piney Creek, the tub comes up your own driveway.',
  localLandmark: 'The Streets at SouthGlenn',
  secondaryNeighborhood: 'Piney Creek',
  intro: 3,
  nearbyAreas: ['greenwood-village', 'littleton', 'highlands-ranch', 'dtc'],
  local: {
    parking:
      'Centennial was laid out for cars, which suits a grooming van. Willow Creek and Cherry Knolls have wide, level streets and driveways that swallow us whole. The only spots we plan around are the cul-de-sacs on trash day and the town homes by SouthGlenn, where a guest space near your door beats a fire lane every time. Small planes come in low around Centennial Airport, so tell us if yours is sound-shy and we’ll park away from the runway.',
    paws: 'DeKoevend Park and the High Line Canal give the west side its dust: fine, tan, and deep in the undercoat of every Golden that rolls. Centennial Center Park, eleven acres with plenty of lawn, sends us green feet instead. Both come out with a cool rinse and patience.',
    reach:
      'The middle of the city is twelve miles from downtown Denver. 80121 and 80122 are the SouthGlenn side, 80111 and 80112 the center, and 80015 and 80016 the Piney Creek end, shared with Aurora.',
  },
  ownQuestion: {
    question: 'My dog panics at low planes and we live by the airport. Can you still come?',
    answer:
      'Yes. We’ll park with the house between us and the runway, keep the dryer off as long as your dog needs, and stop if it’s too much. For real panic, talk to your vet first.',
  },
  questions: {
    cost: {
      question: 'What will two Goldens from Willow Creek cost?',
      answer: `Each pet is priced by its own size, and most Goldens are Large: ${priceWords('spa-bath', 'large')} each for a bath and brush. Book both in one request and the estimate adds them up.`,
    },
    reach: {
      question: 'Do you come to the Piney Creek end of Centennial?',
      answer: 'Yes. For 80016, text us first.',
    },
    soon: {
      question: 'Can you be done before school pickup in Cherry Knolls?',
      answer: `Yes. Ask for 8-10 AM or 10 AM-12 PM. A bath and brush takes ${durationWords('spa-bath')}.`,
    },
    more: {
      question: 'Where do you park at the town homes by SouthGlenn?',
      answer:
        'In the guest space closest to your door. If yours are numbered, put the number in the notes. We never block a fire lane.',
    },
  },
  benefits: [
    { index: 0, text: 'Up your own driveway in Willow Creek or Cherry Knolls.' },
    { index: 2, text: 'We know canal dust, and how deep a Golden carries it.' },
    { index: 3, text: 'Done before school pickup, if you take a morning window.' },
    { index: 5, text: 'We park away from the runway and stop if it’s too much.' },
  ],
  testimonials: [
    {
      text: 'Two Goldens, one canal, no more dust on the stairs. Willow Creek is theirs again.',
      author: 'Greta with Poppy and Sol, Willow Creek',
      isDemonstration: true,
    },
    {
      text: 'They noticed a hot spot under the collar that I had missed, showed me, and worked around it.',
      author: 'Dominic and Brutus, Cherry Knolls',
      isDemonstration: true,
    },
    {
      text: 'The groomer waited out a low plane with her hand on his chest. He used to bolt.',
      author: 'Sunita and Bean, Piney Creek',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
