import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Golden',
  center: { lat: 39.7555, lng: -105.2211 },
  zips: ['80401', '80403', '80419'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Golden: Mesa Meadows, Pleasant View, Applewood. Trail dust stays in the van; your pet comes back clean.',
  lead: 'Two table mountains of burrs, one tub, right below them.',
  localLandmark: 'the Welcome arch',
  secondaryNeighborhood: 'Mesa Meadows',
  intro: 1,
  nearbyAreas: ['lakewood', 'wheat-ridge', 'arvada'],
  local: {
    parking:
      'Golden slopes. The van doesn’t like to, so on the streets under North Table Mountain we look for the flattest hundred square feet on the block, which may be your neighbor’s curb and not yours. Downtown near the arch and the School of Mines is timed parking; a side street a few blocks uphill serves better. Pleasant View and Applewood are plain driveway country. In snow, a plowed drive is worth more to us than a short one.',
    paws: 'Cheatgrass is the local specialty. Its seeds ripen on the mesa in early summer, ride home in feathered ears and toes, and travel inward. We look for them one toe at a time. Clear Creek dogs come in wet and gritty, Tony Grampsas regulars from Salvia Street dusty to the knee, and Homer’s Run sends us the rest.',
    reach:
      'Count on twelve miles from downtown, uphill. 80401 is the town and the south side, 80403 goes north past the mesa and up toward the canyons. There we ask for a road the van can turn around on.',
  },
  ownQuestion: {
    question: 'Do you find and remove cheatgrass seeds?',
    answer:
      'Yes, the ones on the surface. We look on every Golden dog from May to September: toes, ears, armpits, under the tail. A seed that has gone under the skin needs a vet, and we’ll show you where it is.',
  },
  questions: {
    cost: {
      question: 'Do burrs and seeds cost extra?',
      answer:
        'Not usually: a few are part of the visit. If a coat is full of them, we’ll tell you what the extra time costs before we start.',
    },
    reach: {
      question: 'Do you drive up past town, toward the canyons?',
      answer: 'Yes, as far as there’s a road the van can turn around on.',
    },
    soon: {
      question: 'Do you still come when it snows in Golden?',
      answer:
        'Yes, if the streets are plowed. If the van can’t get up safely, we move the visit at no charge.',
    },
    more: {
      question: 'My street is steep. Where will you groom?',
      answer:
        'On the flattest stretch nearby, and we walk your dog over on a short leash. If you know a good one, put it in the notes.',
    },
  },
  benefits: [
    { index: 0, text: 'On the flattest stretch of your block, or of the next one.' },
    { index: 1, text: 'Grit comes out in water a good deal warmer than Clear Creek.' },
    { index: 4, text: 'Ask a neighbor below North Table Mountain.' },
    { index: 5, text: 'We look for cheatgrass one toe at a time, with breaks.' },
  ],
  testimonials: [
    {
      text: 'Eleven cheatgrass seeds in the hair of one ear flap. She lined them up on a towel like evidence.',
      author: 'Wes and Tumbleweed, Mesa Meadows',
      isDemonstration: true,
    },
    {
      text: 'They chose the only flat spot on our street, in front of the neighbor, and charmed the neighbor.',
      author: 'Kirsten and Pico, under North Table',
      isDemonstration: true,
    },
    {
      text: 'Creek dog, mesa dog, couch dog. Now mostly couch dog.',
      author: 'Abe and Nellie, Pleasant View',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
