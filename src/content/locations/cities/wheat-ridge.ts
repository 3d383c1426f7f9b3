import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { priceWords } from '@/content/services/package-words';
import { addOnPrice } from '@shared/add-ons';
import { usd } from '@shared/format';

export const summary = {
  name: 'Wheat Ridge',
  center: { lat: 39.7727, lng: -105.1048 },
  zips: ['80033', '80212', '80214', '80215'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Wheat Ridge: Bel Aire, Barths, Applewood and along 38th. Big lots, easy parking, one dog or cat at a time.',
  lead: 'Big yards, long leashes, and a groomer at the end of the gravel.',
  localLandmark: 'Ridge at 38',
  secondaryNeighborhood: 'Bel Aire',
  intro: 2,
  nearbyAreas: ['arvada', 'lakewood', 'edgewater', 'golden', 'highlands'],
  local: {
    parking:
      'Wheat Ridge still has lots from its farming days, so there’s nearly always a gravel side yard or a long drive to stand on. On West 38th itself, between the shops of the Ridge, we turn the corner and park on the numbered street. Chickens, goats and one very confident goose have supervised our work in Bel Aire and Barths; leash the dog before you open the gate, and we’ll look after the poultry.',
    paws: 'Crown Hill Park is 242 acres on the Lakewood line, leash only, with a lake path that collects goose droppings and gravel. Prospect Park and the Clear Creek Trail supply sand. Sand is the one to watch, since it sits at the skin and itches. If your dog scratches after the creek, a bath and brush may be all it takes. Scratching that lasts is a reason to call your vet.',
    reach:
      'Six miles west-northwest of downtown, between Sheridan and the Golden line. 80033 is nearly the whole city. Along the borders you may have 80212, 80214 or 80215 on your mail.',
  },
  ownQuestion: {
    question: 'We have goats and hens. Is that a problem?',
    answer:
      'No, unless they’re between the van and the door. Pen the curious ones until we leave, tell us which gate to use, and let us know if your dog thinks feathers are part of the treat menu.',
  },
  questions: {
    cost: {
      question: 'What does a heavy double coat cost?',
      answer: `A bath and brush by size, ${priceWords('spa-bath', 'large')} for a large dog, plus ${usd(addOnPrice('deshedding'))} for the De-shedding Treatment when the coat is letting go.`,
    },
    reach: { question: 'Is there a travel fee in Wheat Ridge?', answer: 'No.' },
    soon: {
      question: 'How quickly can you get to Wheat Ridge?',
      answer: 'Quickly. It’s six miles for us, so a gap in the day often ends up here.',
    },
    more: {
      question: 'Can you park on gravel?',
      answer:
        'Yes, gladly, as long as it’s firm and level. After a week of rain we may prefer the street.',
    },
  },
  benefits: [
    { index: 0, text: 'On your gravel or at your gate, hens and all.' },
    { index: 2, text: 'We know creek sand, and that it sits at the skin.' },
    { index: 3, text: 'It’s a short drive for us, so a gap in the day often fits you.' },
    { index: 4, text: 'Ask along 38th, or over the fence in Barths.' },
  ],
  testimonials: [
    {
      text: 'The goat tried to board. The groomer said she only does one animal at a time, and shut the door.',
      author: 'Maribel and Chester, Bel Aire',
      isDemonstration: true,
    },
    {
      text: 'Creek sand down to the skin. It took two rinses and a lot of patience, and the tub looked like a beach.',
      author: 'Clyde and Tansy, Barths',
      isDemonstration: true,
    },
    {
      text: 'Gravel drive, rain, no fuss. She even wiped her boots before she came to the porch.',
      author: 'Eloise and Rufus, near Crown Hill',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
