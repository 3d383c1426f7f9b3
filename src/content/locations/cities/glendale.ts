import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { durationWords } from '@/content/services/package-words';
import { usd } from '@shared/business/format';
import { nailTrimPrice } from '@shared/business/prices';

export const summary = {
  name: 'Glendale',
  center: { lat: 39.7031, lng: -104.9362 },
  nameSide: 'right',
  minutes: '12-15',
  zips: ['80246'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Glendale, Colorado: apartments, Infinity Park and the Cherry Creek trail. One pet at a time, in the van by your building.',
  lead: 'Most of Glendale lives upstairs. We park by your building and meet you at the door.',
  localLandmark: 'Infinity Park',
  secondaryNeighborhood: 'Virginia Vale',
  intro: 1,
  opening:
    'Nearly everyone in Glendale lives in an apartment. We ask for a visitor space near your door. On rugby days at Infinity Park, the first window is best.',
  nearbyAreas: ['cherry-creek', 'wash-park', 'denver', 'aurora'],
  local: {
    parking:
      'Almost everyone here lives in an apartment. The surface lots have visitor rows. Ask your office for a space near your door, at the end, where we can open the side of the van. Most garages are too low for us. In the houses of Virginia Vale and Belcaro, over the Denver line, we use the driveway. On rugby days at Infinity Park, ask for the first window or another day.',
    paws: 'The Cherry Creek Regional Trail is a bridge away at Kentucky Avenue, and Four Mile Historic Park is just beyond. Playa del Carmen Park has a dog run just off Cherry Creek Drive. Dogs from balcony homes have clean coats, rough pads and long nails, because carpet doesn’t wear them down. A nail trim on its own is a good way to meet us.',
    reach:
      'Glendale is its own city with Denver on every side, four miles southeast of downtown, and it has one ZIP, 80246.',
  },
  ownQuestion: {
    question: 'My building says no vendors in the lot. What now?',
    answer:
      'Ask the office for a visitor space for one appointment, and send us the name of the complex. If it’s still no, we’ll find a legal curb nearby.',
  },
  questions: {
    cost: {
      question: 'How much is it just to have nails trimmed?',
      answer: `${usd(nailTrimPrice)}, booked as Custom Service. Any package includes it.`,
    },
    soon: {
      question: 'Can you come before I leave for work?',
      answer: `Yes, if you can start late or another adult takes your pet back. Ask for 8-10 AM. A bath takes ${durationWords('spa-bath')}.`,
    },
    more: {
      question: 'How do we get a nervous dog down in the elevator?',
      answer:
        'Wait for an empty car, and text us when you’re on your way. We’ll meet you at whichever door you come out of.',
    },
  },
  benefits: [
    { index: 0, text: 'It’s a short walk from your elevator to the van.' },
    { index: 1, text: 'A warm bath and a nail trim, since carpet doesn’t wear nails down.' },
    { index: 2, text: 'We park in the visitor rows, since most garages are too low.' },
    { index: 3, text: 'Early, while the visitor rows are empty.' },
  ],
  testimonials: ['chris', 'meiLin', 'lindaHour'],
} satisfies CityPage;
