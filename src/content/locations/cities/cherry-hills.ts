import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Cherry Hills',
  center: { lat: 39.6374, lng: -104.9475 },
  zips: ['80111', '80113', '80121'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Cherry Hills Village, by appointment at your gate or drive. Quiet, one pet at a time, along the High Line Canal and beyond.',
  lead: 'Long drives, old trees, and a groomer who calls from the gate.',
  spokenName: 'Cherry Hills Village',
  localLandmark: 'the Cherry Hills Country Club',
  secondaryNeighborhood: 'Glenmoor',
  intro: 3,
  nearbyAreas: ['englewood', 'greenwood-village', 'dtc'],
  local: {
    parking:
      'Glenmoor and Buell Mansion are gated, and many homes of Old Cherry Hills have a gate of their own. Add our name to the list, or open it from your phone when our text arrives. From there we follow the drive to level ground near a side door. Gravel is fine. What we avoid is the soft edge of an irrigated lawn, for the sake of both the lawn and the van.',
    paws: 'The High Line Canal Trail is the village’s main street for dogs, packed earth under cottonwoods, and Three Pond Park lies right on it: nine and a half acres of reeds and wet ankles. Cottonwood fluff in June felts into a long coat within days. Have it brushed before it is washed, or it becomes a blanket.',
    reach:
      'Downtown is seven miles away in a straight line. Most of the village has the Englewood ZIP, 80113; the eastern edge is 80111 and the southern one 80121.',
  },
  ownQuestion: {
    question: 'How do you handle gates and housekeepers?',
    answer:
      'Tell us who will hand over the pet and how the gate opens. We text when we’re 15 minutes out, again from the gate if you like, and leave the notes on coat and skin with whoever is at the door.',
  },
  questions: {
    cost: {
      question: 'Is the price different for a large property?',
      answer: 'No. We price the pet, not the driveway.',
    },
    reach: {
      question: 'Which parts of the village may pay a travel fee?',
      answer: 'The eastern and the southern edge.',
    },
    soon: {
      question: 'Can we have the same window every month?',
      answer:
        'Often, yes. Tell us in the notes how often you’d like us, and we’ll try to hold the weekday.',
    },
    more: {
      question: 'My long-coated dog comes home full of cottonwood. What helps?',
      answer:
        'Brush before anything gets wet, and skip the drifts along the canal in early June if you can. Fluff that has felted needs a groomer, not a stronger shampoo.',
    },
  },
  benefits: [
    { index: 0, text: 'We come up the drive to your side door, gate and all.' },
    { index: 1, text: 'Warm water, fresh towels, and no tires on the lawn.' },
    { index: 3, text: 'The same weekday each month, if you’d like one.' },
    { index: 5, text: 'A quiet van under old trees, with no other animal in it.' },
  ],
  testimonials: [
    {
      text: 'The gate opened, the dog walked, nobody rang the bell during my call. Flawless.',
      author: 'Philippa and Winston, Glenmoor',
      isDemonstration: true,
    },
    {
      text: 'Cottonwood season used to end with clippers. This year Odin kept his feathers.',
      author: 'Graham and Odin, Old Cherry Hills',
      isDemonstration: true,
    },
    {
      text: 'She asked before stepping off the gravel. That told me everything about how she’d treat the cat.',
      author: 'Noor and Saffron, Buell Mansion',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
