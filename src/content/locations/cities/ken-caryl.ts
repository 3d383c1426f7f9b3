import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Ken Caryl',
  center: { lat: 39.5767, lng: -105.1137 },
  zips: ['80127', '80128'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Ken Caryl: the Valley, the Plains and North Ranch. Burrs and red dust out, one pet at a time, in your own driveway.',
  lead: 'On either side of the hogback, the tub comes to the trailhead dog.',
  localLandmark: 'the Ken-Caryl Ranch House',
  secondaryNeighborhood: 'North Ranch',
  intro: 2,
  nearbyAreas: ['columbine', 'littleton', 'lakewood'],
  local: {
    parking:
      'The Plains are level and easy. Inside the Valley and up in North Ranch the roads bend with the rock, and some driveways climb. We park at the foot of those and walk your dog down. Deer stand in the road at dusk, elk now and then, so for a nervous hound a midday window is kinder than the last one. If a horse trailer usually stands in the turnaround, let us know.',
    paws: 'Red sandstone dust is what sets a Ken Caryl coat apart. It stains white feet pink, and it takes a whitening shampoo and five minutes of standing to lift it. South Valley Park and Deer Creek Canyon add gambel oak leaves and burrs, and Chatfield’s off-leash acres, off to the southeast, add pond. After a canyon walk, run a hand against the coat: a tick or a seed is easier to feel than to see.',
    reach:
      'Thirteen miles southwest of downtown, in unincorporated Jefferson County. Mail says Littleton and 80127, with edges in 80128. If snow closes the road through the hogback, we call before you shovel.',
  },
  ownQuestion: {
    question: 'Can you get red dust out of white fur?',
    answer:
      'Yes, mostly in one visit and completely in two. It needs lukewarm water, a whitening shampoo left to work, and a rinse that runs clear. Scrubbing at home mostly works it deeper, so leave the feet to us.',
  },
  questions: {
    cost: {
      question: 'Is a whitening bath extra?',
      answer: 'No. Whitening shampoo is part of the bath when a white coat needs it.',
    },
    reach: {
      question: 'Do you come into the Valley, behind the hogback?',
      answer: 'Yes, unless snow closes the road through it.',
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
    { index: 1, text: 'Whitening shampoo, with the time it needs on pink feet.' },
    { index: 2, text: 'We know red sandstone dust, and how to get it out.' },
    { index: 3, text: 'Midday in the Valley, before the deer are on the road.' },
    { index: 5, text: 'A quiet spot at the foot of your drive, and nobody in a hurry.' },
  ],
  testimonials: [
    {
      text: 'Pink Samoyed to white Samoyed in one visit. I took the afternoon off just to look at him.',
      author: 'Elke and Blizzard, North Ranch',
      isDemonstration: true,
    },
    {
      text: 'A buck stood by the van the entire time. My Beagle, for once, said nothing.',
      author: 'Dana and Trixie, the Valley',
      isDemonstration: true,
    },
    {
      text: 'Found a tick behind the ear that three of us had missed.',
      author: 'Oscar and Pilot, the Plains',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
