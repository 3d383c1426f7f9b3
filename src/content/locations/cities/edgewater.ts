import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { priceWords } from '@/content/services/package-words';

export const summary = {
  name: 'Edgewater',
  center: { lat: 39.7508, lng: -105.0626 },
  zips: ['80214'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Edgewater, one lake walk from Denver. A short drive for the van, no drive for you: dogs and cats, one at a time.',
  lead: 'Less than a square mile of town, one very large lake, and a van that fits on your block.',
  localLandmark: 'the Edgewater Public Market',
  secondaryNeighborhood: 'Sloan’s Lake',
  intro: 3,
  nearbyAreas: ['wheat-ridge', 'lakewood', 'highlands', 'denver'],
  local: {
    parking:
      'Edgewater is small enough that we can usually say which side of your street is level. The older blocks have alleys and narrow lots, and when the market is busy on a weekend its visitors park four streets deep. Weekday mornings are easy. If you have a garage on the alley, leave us the apron in front of it. Two car lengths and we’re set up.',
    paws: 'Sloan’s Lake begins where Sheridan ends the town, and nearly every dog in Edgewater walks around it. Mud, goose lawn and grit from the path settle in the same three places: armpits, the ruff, and between the toes. We wash those twice. In summer the lake can carry toxic algae. If your dog has been in it, rinse with clean water and call a vet at once, because signs can start within 15 minutes. Walker-Branch Park, inside the town, is drier and makes for tidier customers.',
    reach:
      'At four miles from downtown this is one of the shortest trips we make, and we’re often passing on the way to somewhere else. The town shares 80214 with its neighbors in Lakewood and Wheat Ridge.',
  },
  ownQuestion: {
    question: 'Do you cross Sheridan to the Denver side of the lake?',
    answer:
      'Yes, every week. The lake and the streets beyond it are Denver, and your side of Sheridan is 80214. The van doesn’t mind which. Book with the ZIP on your mail.',
  },
  questions: {
    cost: {
      question: 'What do you charge for a small lake dog?',
      answer: `From ${priceWords('spa-bath')} for a bath and brush. Small means under 20 lbs. Mud costs nothing extra unless it has turned into mats.`,
    },
    reach: { question: 'Is there a travel fee in Edgewater?', answer: 'No.' },
    soon: {
      question: 'Is a weekday morning realistic?',
      answer: 'Yes, it’s our favorite time here: the market’s visitors aren’t parked yet.',
    },
    more: {
      question: 'Which is easier for you, the alley or the street?',
      answer:
        'The alley, if there’s a garage apron to stand on. If trash cans or a neighbor’s truck are in the way, the street will do.',
    },
  },
  benefits: [
    { index: 0, text: 'The van fits on your block, or on your garage apron.' },
    { index: 1, text: 'Lake feet get washed twice, warm both times.' },
    { index: 2, text: 'We know what a walk around Sloan’s Lake leaves in a coat.' },
    { index: 3, text: 'Weekday mornings are easy, before the market gets busy.' },
  ],
  testimonials: [
    {
      text: 'He laps the lake daily and the lake laps back. First groomer to get the smell out of his ruff.',
      author: 'Sage and Barnaby, by Walker-Branch Park',
      isDemonstration: true,
    },
    {
      text: 'They know our alley better than the recycling truck does.',
      author: 'Paulina and Coco, near 25th',
      isDemonstration: true,
    },
    {
      text: 'Two cats, one morning, one scratch, and that was on me.',
      author: 'Emmett with Ink and Paper, west shore',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
