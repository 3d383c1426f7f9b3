import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { travelFeeName } from '@shared/business/policy';
import { usualDrive } from '@shared/business/service-zips';

export const summary = {
  name: 'Commerce City',
  center: { lat: 39.8083, lng: -104.9339 },
  nameSide: 'right',
  minutes: '31-35',
  zips: ['80022', '80603', '80640'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Commerce City: Reunion, Fronterra, Buffalo Run and Derby. We drive out, park at your home and groom one pet at a time.',
  lead: 'We drive out to you, from Derby to Reunion and Buffalo Run.',
  localLandmark: 'Dick’s Sporting Goods Park',
  secondaryNeighborhood: 'Reunion',
  intro: 1,
  opening:
    'The air on the plains is so dry that clean fur crackles. A little conditioner at every bath settles it. On a match day, Reunion and Fronterra get a morning window.',
  nearbyAreas: ['central-park', 'denver', 'rino'],
  local: {
    parking:
      'In Reunion, Buffalo Run and Fronterra the streets are young and broad and every house has a driveway. The only thing we look up beforehand is whether there’s a match at the stadium that evening. Derby’s older lots have big yards with big gates. Please keep your other dog inside while we’re there.',
    paws: 'Fronterra Park on Joplin and Turnberry Park give dogs turf to run on, and the wind gives them dust.',
    reach:
      '80022 covers most of the city, out to Reunion. All of it has a travel fee. 80640 is the Henderson side. 80603, up by Brighton, is outside our usual area. Text us your street first.',
  },
  ownQuestion: {
    question: 'Will a stadium evening change my appointment?',
    answer:
      'No, not once it’s confirmed. We look at the schedule of Dick’s Sporting Goods Park first. On a match day we offer Reunion and Fronterra a morning window, when the roads are empty.',
  },
  questions: {
    cost: {
      question: 'Does it cost more because Reunion is so far out?',
      answer: `Yes, by a ${travelFeeName(usualDrive('80022'))}. The package price stays the same.`,
    },
    soon: {
      question: 'How soon can you get out to Buffalo Run?',
      answer: 'On a weekday, often the next morning. Saturdays fill first.',
    },
    more: {
      question: 'Why does my dog crackle when I pet her?',
      answer:
        'Plains air is dry, and dry hair holds a charge. Conditioner at every bath helps, and so does a light mist of water before you brush at home.',
    },
  },
  benefits: [
    { index: 0, text: 'From Derby to Reunion, we do the driving.' },
    { index: 2, text: 'Conditioner settles the static of dry plains air.' },
    { index: 3, text: 'On match days, we offer you a morning.' },
    { index: 5, text: 'Your pet doesn’t spend half an hour in the car first.' },
  ],
  testimonials: ['darnell', 'sam', 'deniseMats'],
} satisfies CityPage;
