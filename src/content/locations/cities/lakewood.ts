import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { priceWords } from '@/content/services/package-words';

export const summary = {
  name: 'Lakewood',
  center: { lat: 39.6989, lng: -105.1176 },
  zips: ['80214', '80215', '80226', '80227', '80228', '80232', '80235'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Lakewood: Belmar, Green Mountain, Applewood, Bear Creek. See prices, send a request, and stay at home.',
  lead: 'From Belmar balconies to the slopes of Green Mountain, without a crate in the car.',
  localLandmark: 'Belmar',
  secondaryNeighborhood: 'Green Mountain',
  intro: 1,
  nearbyAreas: ['edgewater', 'wheat-ridge', 'golden', 'denver'],
  story: {
    id: 'golden-retriever-lakewood',
    label: 'A Golden Retriever from Lakewood, before and after',
  },
  local: {
    parking:
      'Belmar is garages and meters, so for the apartments there we ask for the loading dock behind the stores. Applewood has lots where we could park three times over. Green Mountain is the tricky one: streets fall away to the east, and we look for a driveway that doesn’t, or a corner house willing to lend its side. Bear Creek’s town homes have guest spaces near the mailboxes. Those suit us well.',
    paws: 'Green Mountain dogs bring us prickly-pear spines, which show up as a limp after a perfectly good walk. Belmar Park means ducks and pond edge, and Bear Creek Lake Park means a wet dog in a warm car. The dog park at Forsberg, about two and a half acres out on West Alameda, has a breeze that undoes any blowout, so ask for a shorter trim if that is your evening spot.',
    reach:
      'The city runs along Denver’s whole west side, about seven miles out at its middle. 80214, 80215, 80226 and 80232 are the near half, 80227 and 80235 the south, and 80228 climbs toward the foothills.',
  },
  ownQuestion: {
    question: 'My dog picked up cactus on Green Mountain. Can you help?',
    answer:
      'Yes. Keep the paw dry until we get there. We comb out loose spines, clip the fur between the pads and look under a light. If one is deep or the foot is hot, we’ll send you to a vet first and groom another day.',
  },
  questions: {
    cost: {
      question: 'What does it cost to groom a big dog in Lakewood?',
      answer: `Large means 50-80 lbs, and a bath and brush at that size starts at ${priceWords('spa-bath', 'large')}.`,
    },
    reach: {
      question: 'Which parts of Lakewood might pay a travel fee?',
      answer: 'Only the slope below the foothills.',
    },
    soon: {
      question: 'Can you do two dogs in Applewood back to back?',
      answer:
        'Yes. Put both in one request, which takes up to four pets, and plan on 2-3 hours for two baths.',
    },
    more: {
      question: 'Where do you park for the apartments at Belmar?',
      answer:
        'At the loading dock behind the stores, if your building agrees. Garage bars are too low for us.',
    },
  },
  benefits: [
    { index: 1, text: 'Warm water and extra towels for the big dogs of Applewood.' },
    { index: 2, text: 'We know prickly pear, pond edge and the breeze at Forsberg Park.' },
    { index: 3, text: 'Two dogs back to back, in one visit.' },
    { index: 5, text: 'From a Belmar balcony to the tub without a car ride.' },
  ],
  testimonials: [
    {
      text: 'Spines from Green Mountain in three of four feet. He got a trim, a massage, and most of a cheese stick.',
      author: 'Corinne and Scout, Green Mountain',
      isDemonstration: true,
    },
    {
      text: 'My Golden sheds enough to knit a second one. The second one went home in a bag.',
      author: 'Malik and Honey, Belmar',
      isDemonstration: true,
    },
    {
      text: 'Applewood, big gate, bigger Newfoundland. They brought extra towels without being told.',
      author: 'Birgit and Bosun, Applewood',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
