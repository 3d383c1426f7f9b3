import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';

export const summary = {
  name: 'Lakewood',
  center: { lat: 39.6989, lng: -105.1176 },
  nameSide: 'left',
  minutes: '15-30',
  zips: ['80214', '80215', '80226', '80227', '80228', '80232', '80235'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Lakewood: Belmar, Green Mountain, Applewood, Bear Creek. See prices, send a request, and stay at home.',
  lead: 'We come to apartments in Belmar and to houses from Applewood to Green Mountain.',
  localLandmark: 'Belmar',
  secondaryNeighborhood: 'Green Mountain',
  intro: 1,
  opening:
    'Green Mountain’s streets fall away to the east. We look for the most level driveway on your street.',
  nearbyAreas: ['edgewater', 'wheat-ridge', 'golden', 'denver'],
  story: {
    id: 'golden-retriever-lakewood',
    label: 'A Golden Retriever from Lakewood, before and after',
  },
  local: {
    parking:
      'Belmar has garages and meters. For the apartments there we ask for the loading dock behind the stores. Applewood has plenty of room. On Green Mountain the streets fall away to the east, and we look for a level driveway. Bear Creek’s town homes have guest spaces near the mailboxes. Those suit us well.',
    paws: 'Green Mountain is dry grass and gravel, and its dogs bring us seeds and dust. Belmar Park has ducks, and Bear Creek Lake Park has water to swim in. The dog park at Forsberg, about two and a half acres out on West Alameda, is windy, and the dust blows into long legs. Ask for a shorter trim if you go there often.',
    reach:
      'The city runs along Denver’s whole west side, about seven miles out at its middle. 80214, 80215, 80226 and 80232 are the near half, 80227 and 80235 the south, and 80228 climbs toward the foothills.',
  },
  ownQuestion: {
    question: 'My dog limps after Green Mountain. Can you have a look?',
    answer:
      'Not before your vet has. If your vet finds nothing, we comb out seeds and dust between the pads, and leave the hair there short.',
  },
  questions: {
    cost: {
      question: 'What does it cost to groom a big dog in Lakewood?',
      answer: `${packagePrice('spa-bath', 'large')} for a bath and brush of a Large dog, 50-80 lbs, and ${packagePrice('full-groom', 'large')} for a Full Groom.`,
    },
    soon: {
      question: 'Can you do two dogs in Applewood back to back?',
      answer:
        'Yes. Put both in one request, which takes up to four pets, and plan on 2-3 hours for two baths.',
    },
    more: {
      question: 'Where do you park for the apartments at Belmar?',
      answer:
        'At the loading dock behind the stores, if your building agrees. Most garages are too low for us.',
    },
  },
  benefits: [
    { index: 1, text: 'A tub with room for Applewood’s big dogs.' },
    { index: 2, text: 'We comb seeds and dust out from between the pads.' },
    { index: 3, text: 'Two dogs back to back, in one visit.' },
    { index: 5, text: 'Your dog gets to the tub without a car ride.' },
  ],
  testimonials: ['kathy', 'ray', 'waltStreet'],
} satisfies CityPage;
