import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';
import { afterAlgae } from '@shared/business/health-words';

export const summary = {
  name: 'Edgewater',
  center: { lat: 39.7508, lng: -105.0626 },
  nameSide: 'left',
  isCrowded: true,
  minutes: '10-14',
  zips: ['80214'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Edgewater, one lake walk from Denver. A short drive for the van, no drive for you: dogs and cats, one at a time.',
  lead: 'We’re close by, and the van fits on your block or on your garage apron.',
  localLandmark: 'the Edgewater Public Market',
  secondaryNeighborhood: 'Sloan’s Lake',
  intro: 1,
  opening:
    'Edgewater is four miles from downtown, one of the shortest trips we make. Weekday mornings are easy, before visitors to the Public Market have parked.',
  nearbyAreas: ['wheat-ridge', 'lakewood', 'highlands', 'denver'],
  local: {
    parking:
      'The older blocks have alleys and narrow lots, and when the market is busy on a weekend its visitors park four streets deep. If you have a garage on the alley, leave us the apron in front of it. We need two car lengths.',
    paws: `Sloan’s Lake is across Sheridan, and nearly every dog in Edgewater walks around it. Mud, droppings and grit from the path settle in the armpits, ruff and feet. We wash those twice. In summer the lake can carry toxic algae. ${afterAlgae} Walker-Branch Park, inside the town, is drier.`,
    reach:
      'We often pass on the way to somewhere else. The town shares 80214 with its neighbors in Lakewood and Wheat Ridge.',
  },
  ownQuestion: {
    question: 'Do you cross Sheridan to the Denver side of the lake?',
    answer:
      'Yes, every week. The lake and the streets beyond it are Denver, and your side of Sheridan is 80214. Book with the ZIP of your address.',
  },
  questions: {
    cost: {
      question: 'What do you charge for a small lake dog?',
      answer: `${packagePrice('spa-bath')} for a bath and brush, ${packagePrice('full-groom')} for a Full Groom, under 20 lbs. Mud costs nothing extra, and neither do small mats.`,
    },
    soon: {
      question: 'Is a weekday morning realistic?',
      answer: 'Yes, it’s our favorite time here, before the market’s visitors have parked.',
    },
    more: {
      question: 'Which is easier for you, the alley or the street?',
      answer:
        'The alley, if there’s a garage apron to stand on. If trash cans or a neighbor’s truck are in the way, the street will do.',
    },
  },
  benefits: [
    { index: 0, text: 'The van fits on your block, or on your garage apron.' },
    { index: 1, text: 'We wash lake feet twice, in warm water.' },
    {
      index: 2,
      text: 'A walk around Sloan’s Lake leaves grit in the armpits. We check there first.',
    },
    { index: 3, text: 'Weekday mornings are easy, before the market gets busy.' },
  ],
  testimonials: ['kathy', 'ray', 'walt'],
} satisfies CityPage;
