import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Ken Caryl',
  center: { lat: 39.5767, lng: -105.1137 },
  nameSide: 'left',
  minutes: '31-40',
  zips: ['80127', '80128'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Ken Caryl: the Valley, the Plains and North Ranch. We get burrs and red dust out, in your own driveway.',
  lead: 'We come to the Valley and to the Plains, on both sides of the hogback.',
  localLandmark: 'the Ken-Caryl Ranch House',
  secondaryNeighborhood: 'North Ranch',
  intro: 1,
  opening:
    'Red sandstone dust stains white feet pink, and we bring the whitening shampoo for it. Where a driveway climbs, as some do in North Ranch, we park at its foot and walk your dog down.',
  nearbyAreas: ['columbine', 'littleton', 'lakewood'],
  local: {
    parking:
      'The Plains are level and easy. Inside the Valley and up in North Ranch the roads bend with the rock. Deer stand in the road at dusk, elk now and then. For a nervous hound midday is better. If a horse trailer usually stands in the turnaround, let us know.',
    paws: 'Red sandstone dust is what sets a Ken Caryl coat apart. It stains white feet pink, and it takes a whitening shampoo and five minutes to work. South Valley Park and Deer Creek Canyon add gambel oak leaves and burrs, and Chatfield’s off-leash acres, off to the southeast, add pond. After a canyon walk, run a hand against the coat. A tick or a seed is easier to feel than to see.',
    reach:
      'Thirteen miles southwest of downtown, in unincorporated Jefferson County. Your mail says Littleton, 80127 or 80128. If snow closes the road through the hogback, we call before you shovel.',
  },
  ownQuestion: {
    question: 'Can you get red dust out of white fur?',
    answer:
      'Yes, mostly in one visit and completely in two. It needs lukewarm water and a whitening shampoo left to work. Scrubbing at home works it deeper.',
  },
  questions: {
    cost: {
      question: 'Is a whitening bath extra?',
      answer: 'No. Whitening shampoo is part of the bath when a white coat needs it.',
    },
    soon: {
      question: 'Which window is best with deer on the road?',
      answer:
        'Midday. We drive the Valley road in daylight, and a nervous hound has less to bark at.',
    },
    more: {
      question: 'What do you do about ticks?',
      answer:
        'We check ears, armpits and toes and lift out what we find with a tick tool. Write down the date. If your dog seems off in the weeks after, call your vet.',
    },
  },
  benefits: [
    { index: 1, text: 'Whitening shampoo for pink feet, at no extra cost.' },
    { index: 2, text: 'Red sandstone dust comes out in one visit or two.' },
    { index: 3, text: 'Midday in the Valley, before the deer are on the road.' },
    { index: 5, text: 'A quiet spot at the foot of your driveway.' },
  ],
  testimonials: ['jenPhone', 'tomAndAbbyLift', 'linda'],
} satisfies CityPage;
