import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { rules } from '@shared/business/policy';
import { arrivalMinutes } from '@shared/time/hours';

export const summary = {
  name: 'Cherry Hills',
  center: { lat: 39.6374, lng: -104.9475 },
  nameSide: 'right',
  minutes: '18-30',
  zips: ['80111', '80113', '80121'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Cherry Hills Village, by appointment at your gate or in your driveway. One pet at a time, with prices by size.',
  lead: 'We come up your driveway or meet you at the gate, anywhere in the village.',
  spokenName: 'Cherry Hills Village',
  localLandmark: 'the Cherry Hills Country Club',
  secondaryNeighborhood: 'Glenmoor',
  intro: 1,
  opening:
    'In June the cottonwoods along the High Line Canal shed fluff that felts into a long coat. We brush it out before the bath. At Glenmoor and Buell Mansion, please put our name on the gate’s list.',
  nearbyAreas: ['englewood', 'greenwood-village', 'dtc'],
  local: {
    parking:
      'Glenmoor and Buell Mansion are gated, and many homes of Old Cherry Hills have a gate of their own. Add our name to the list, or open it from your phone when our text arrives. From there we follow the driveway to level ground near a side door. Gravel is fine. We stay off the soft edge of an irrigated lawn.',
    paws: 'The High Line Canal Trail is the village’s main street for dogs, packed earth under cottonwoods, and the reeds of Three Pond Park lie right on it. Cottonwood fluff in June felts into a long coat within days. It has to be brushed out before the bath.',
    reach:
      'Downtown is seven miles away in a straight line. Most of the village has the Englewood ZIP, 80113; the eastern edge is 80111 and the southern one 80121.',
  },
  ownQuestion: {
    question: 'How do you handle gates and housekeepers?',
    answer: `An adult you name can hand over the pet and take it back, and we text from the gate if you like. Tell us in the notes who that is. The gate code has a field of its own. We also text when we’re ${arrivalMinutes} minutes out.`,
  },
  questions: {
    cost: {
      question: 'Is the price different for a large property?',
      answer: 'No. The price goes by your pet’s size.',
    },
    soon: {
      question: 'Can we have the same window every month?',
      answer: `${rules.standingVisit} The box in the form only sends a reminder.`,
    },
    more: {
      question: 'My long-coated dog comes home full of cottonwood. What helps?',
      answer:
        'Brush before anything gets wet, and skip the drifts along the canal in early June if you can. Fluff that has felted needs a groomer, not a stronger shampoo.',
    },
  },
  benefits: [
    { index: 0, text: 'We come up your driveway to the side door.' },
    { index: 1, text: 'A warm bath a few steps from your door.' },
    { index: 3, text: 'Ask at the door for the same hour next time.' },
    { index: 5, text: 'A quiet van with no other animal in it.' },
  ],
  testimonials: ['jen', 'lindaHour', 'tomAndAbbyJune'],
} satisfies CityPage;
