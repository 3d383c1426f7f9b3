import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';
import { usd } from '@shared/business/format';
import { addOnPrice } from '@shared/business/prices';

export const summary = {
  name: 'Wheat Ridge',
  center: { lat: 39.7727, lng: -105.1048 },
  nameSide: 'right',
  isCrowded: true,
  minutes: '14-20',
  zips: ['80033', '80212', '80214', '80215'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Wheat Ridge: Bel Aire, Barths, Applewood and along 38th. Big lots, easy parking, one dog or cat at a time.',
  lead: 'We park on your gravel or at your gate. It’s a short drive for us.',
  localLandmark: 'Ridge at 38',
  secondaryNeighborhood: 'Bel Aire',
  intro: 1,
  opening:
    'Lots in Wheat Ridge go back to its farming days, and most have a gravel side yard or a long driveway. On West 38th, between the shops of the Ridge, we turn the corner and park on the numbered street.',
  nearbyAreas: ['arvada', 'lakewood', 'edgewater', 'golden', 'highlands'],
  local: {
    parking:
      'Wheat Ridge still has lots from its farming days. There’s nearly always a gravel side yard or a long driveway. If you keep chickens or goats, leash the dog before you open the gate.',
    paws: 'Crown Hill Park is 242 acres on the Lakewood line, leash only, with a lake path that collects goose droppings and gravel. Prospect Park and the Clear Creek Trail supply sand. Sand at the skin itches, and a bath and brush gets it out. Scratching that lasts is a reason to call your vet.',
    reach:
      'Six miles west-northwest of downtown, between Sheridan and the Golden line. 80033 is nearly the whole city. Along the borders you may have 80212, 80214 or 80215 on your mail.',
  },
  ownQuestion: {
    question: 'We have goats and hens. Is that a problem?',
    answer:
      'No, as long as they’re not between the van and the door. Pen the curious ones until we leave, and tell us which gate to use.',
  },
  questions: {
    cost: {
      question: 'What does a heavy double coat cost?',
      answer: `A bath and brush is ${packagePrice('spa-bath', 'large')} for a large dog, plus ${usd(addOnPrice('deshedding'))} for the De-shedding Treatment when the coat is letting go.`,
    },
    soon: {
      question: 'How quickly can you get to Wheat Ridge?',
      answer: 'Often the same day. It’s six miles for us.',
    },
    more: {
      question: 'Can you park on gravel?',
      answer: 'Yes, as long as it’s firm and level. After a week of rain we may prefer the street.',
    },
  },
  benefits: [
    { index: 0, text: 'We park on your gravel or at your gate.' },
    { index: 2, text: 'We rinse until the creek sand is off the skin.' },
    { index: 3, text: 'It’s a short drive for us, so we can often come the same day.' },
    { index: 4, text: 'Three of them, from the west side, are below.' },
  ],
  testimonials: ['rayTruck', 'kathyWait', 'walt'],
} satisfies CityPage;
