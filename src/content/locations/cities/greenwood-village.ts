import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';

export const summary = {
  name: 'Greenwood Village',
  center: { lat: 39.6159, lng: -104.9117 },
  nameSide: 'left',
  isCrowded: true,
  minutes: '26-30',
  zips: ['80111', '80112', '80121'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Greenwood Village: The Preserve, Orchard Hills, Sundance Hills. A quiet van in your driveway, one pet at a time.',
  lead: 'We groom in your driveway, from The Preserve to Sundance Hills.',
  localLandmark: 'the Curtis Center for the Arts',
  secondaryNeighborhood: 'The Preserve',
  intro: 1,
  opening:
    'On Fiddler’s Green concert days the roads slow to a walk by five. We book you earlier on those days. In The Preserve we like the circle in front of the house, usually the most level spot on the street.',
  nearbyAreas: ['dtc', 'cherry-hills', 'centennial', 'englewood'],
  story: {
    id: 'labradoodle-greenwood-village',
    label: 'A Labradoodle from Greenwood Village, before and after',
  },
  local: {
    parking:
      'The Preserve has long, curving streets. If yours has a gate, tell us how it opens. In Orchard Hills and Sundance Hills we back into the driveway so that the dog’s door faces your own. When there is a concert at Fiddler’s Green the roads around it slow to a walk by five. We book you earlier that day.',
    paws: 'Westlands Park and Village Greens Park are mostly lawn and turn paws green. The High Line Canal and the Marjorie Perry Nature Preserve are another matter. They have cottonwood fluff and seed heads, and the mud stays wet for a week. Doodles who walk there need a comb-out every few days at home and a full groom every 4-6 weeks.',
    reach:
      'About ten miles from downtown, and a little under half an hour when the highway behaves. Most addresses are 80111, the west side is 80121, and a few along the southern edge read 80112.',
  },
  ownQuestion: {
    question: 'How often should a canal-walking doodle be groomed?',
    answer:
      'Every 4-6 weeks for a full groom. Between visits, comb to the skin behind the ears, in the armpits and under the harness, where the canal’s seed heads turn a curl into a knot.',
  },
  questions: {
    cost: {
      question: 'What does a full groom cost for a Labradoodle?',
      answer: `${packagePrice('full-groom', 'medium')} for a Medium Labradoodle, ${packagePrice('full-groom', 'large')} for a Large one. A coat that’s combed through keeps you at that price.`,
    },
    soon: {
      question: 'Can you work around a Fiddler’s Green concert?',
      answer: 'Yes. Take a window before 2 PM on show days and the van is gone before the traffic.',
    },
    more: {
      question: 'Our street has a guard at the gate. What do you need?',
      answer:
        'Our name on the list for that day, or a gate code in its own field of the form. We’ll text you from the curb.',
    },
  },
  benefits: [
    { index: 0, text: 'In your driveway, with our door facing yours.' },
    { index: 1, text: 'Nobody is ahead of you at the tub.' },
    { index: 2, text: 'After the High Line Canal, we comb a curly coat to the skin.' },
    { index: 4, text: 'Three of them, from the south side, are below.' },
  ],
  testimonials: ['jenPhone', 'linda', 'tomAndAbbyLift'],
} satisfies CityPage;
