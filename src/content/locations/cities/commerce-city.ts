import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Commerce City',
  center: { lat: 39.8083, lng: -104.9339 },
  zips: ['80022', '80603', '80640'],
} satisfies AreaSummary;

/** The page of the city. Its testimonials are demonstration content. */
export default {
  description:
    'Mobile pet grooming in Commerce City: Reunion, Fronterra, Buffalo Run and Derby. We drive out, park at your home and groom one pet at a time.',
  lead: 'From Derby to Reunion is a long way for a dog in a carrier. We do the driving.',
  localLandmark: 'Dick’s Sporting Goods Park',
  secondaryNeighborhood: 'Reunion',
  intro: 3,
  nearbyAreas: ['central-park', 'denver', 'rino'],
  local: {
    parking:
      'In Reunion, Buffalo Run and Fronterra the streets are young and broad and every house has a driveway; the only thing we look up beforehand is whether there is a match at the stadium that evening. Derby’s older lots have big yards with big gates. Please tie up the second dog before we come in, since it is always the second dog who has opinions.',
    paws: 'Out on the plains the air is dry and always moving, and static makes clean fur cling and knot. A little conditioner settles it. Fronterra Park on Joplin and Turnberry Park give dogs turf to run on, and the wind gives them dust. The Rocky Mountain Arsenal refuge next door is some 15,000 acres of bison and eagles, with no dogs allowed, so its burrs at least stay where they are.',
    reach:
      'Near the stadium you are six miles from downtown; Reunion is more than twice as far. 80022 covers most of the city, 80640 the Henderson side. In 80603, up by Brighton, text us before you book.',
  },
  ownQuestion: {
    question: 'Will a stadium evening change my appointment?',
    answer:
      'We look at the schedule of Dick’s Sporting Goods Park when we confirm. On a match day we offer Reunion and Fronterra a morning window, when the roads are empty and so is the sky.',
  },
  questions: {
    cost: {
      question: 'Does it cost more because Reunion is so far out?',
      answer:
        'The package price stays the same. A travel fee can come on top, as an amount you hear before the visit is confirmed.',
    },
    reach: 'Do you serve Reunion, Derby and the Henderson side?',
    soon: {
      question: 'How soon can you get out to Buffalo Run?',
      answer: 'Mornings are the surest bet on this side of the map.',
    },
    more: {
      question: 'Why does my dog crackle when I pet her?',
      answer:
        'Plains air is dry, and dry hair holds a charge. Conditioner at every bath helps; so does a light mist of water before you brush at home.',
    },
  },
  benefits: [0, 2, 3, 5],
  testimonials: [
    {
      text: 'Nobody drives out here. They drove out here, in sleet, and were early.',
      author: 'Destiny and Gizmo, Reunion',
    },
    {
      text: 'My Husky stopped crackling every time I petted her. Conditioner! Who knew.',
      author: 'Anton and Zima, Buffalo Run',
    },
    {
      text: 'Our rescue barks at men with clippers. It was a woman with a brush and a lot of cheese.',
      author: 'Rosario and Chato, Derby',
    },
  ],
} satisfies CityPage;
