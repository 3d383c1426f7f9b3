import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { priceRangeWords } from '@/content/services/package-words';
import { afterAlgae } from '@shared/business/health-words';

export const summary = {
  name: 'Arvada',
  center: { lat: 39.8028, lng: -105.0875 },
  nameSide: 'right',
  minutes: '16-30',
  zips: ['80002', '80003', '80004', '80005', '80007'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Arvada, from Olde Town to Candelas. We park at your curb, one pet at a time, with prices you see before you book.',
  lead: 'We park at your door anywhere in Arvada, from Olde Town to Leyden Rock.',
  localLandmark: 'Olde Town Arvada',
  secondaryNeighborhood: 'Candelas',
  intro: 1,
  opening:
    'Olde Town’s curbs fill early, and Candelas has wind off the foothills. We plan for both.',
  nearbyAreas: ['wheat-ridge', 'golden', 'edgewater'],
  local: {
    parking:
      'In Olde Town the blocks are short and the curbs fill early. We like the first window of the day there, or the alley behind your house if it has one. Around Lake Arbor a driveway is all we need. Out in Candelas and Leyden Rock the wind comes straight off the foothills. We turn the van so its door faces away from it.',
    paws: `The West Arvada Dog Park on 64th Parkway has sat beside the reservoir since 2005, and its twenty acres are dirt and prairie grass. Dirt like that needs a dry brush first and two shampoos after. Majestic View Park regulars bring us grass seed instead, mostly between the toes. In summer the lakes can carry toxic algae. ${afterAlgae}`,
    reach:
      'Arvada starts about seven miles northwest of downtown and keeps going. 80002 and 80003 are the near side, 80004 and 80005 the middle, 80007 the new streets at the edge of the hills.',
  },
  ownQuestion: {
    question: 'Can you come to Candelas or Leyden Rock on a windy day?',
    answer:
      'Yes. The van is heavy and the work is indoors. Please save us a spot on the sheltered side of the house, and keep the leash short between the two doors.',
  },
  questions: {
    cost: {
      question: 'What does a groom cost for a dog who swims at the reservoir every day?',
      answer: `${priceRangeWords('spa-bath')} for a bath by size, as for any other dog. The second shampoo is part of the price. Most Aussies and Labs add the De-shedding Treatment.`,
    },
    soon: {
      question: 'Can you be in Olde Town before the shops open?',
      answer: 'Yes. Ask for 8-10 AM, the window we like best on those short blocks.',
    },
    more: {
      question: 'How much room does the van need near Lake Arbor?',
      answer:
        'About two parked cars, on level ground. If cars fill the driveway, leave us the curb.',
    },
  },
  benefits: [
    { index: 0, text: 'In your driveway in Candelas, or in your alley in Olde Town.' },
    { index: 2, text: 'Reservoir dirt gets a dry brush before the bath.' },
    { index: 3, text: 'Any window, but ask for 8-10 AM in Olde Town.' },
    { index: 5, text: 'We park with the door out of the wind.' },
  ],
  testimonials: ['walt', 'kathyWait', 'rayTruck'],
} satisfies CityPage;
