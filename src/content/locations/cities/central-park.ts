import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';

export const summary = {
  name: 'Central Park',
  center: { lat: 39.758, lng: -104.8906 },
  nameSide: 'right',
  minutes: '15-20',
  zips: ['80207', '80238'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming in Central Park, Denver: Eastbridge, Conservatory Green, Northfield. We use your alley or curb and groom one pet at a time.',
  lead: 'We use your alley or your curb, from Eastbridge to Northfield.',
  localLandmark: 'the old Stapleton control tower',
  secondaryNeighborhood: 'Eastbridge',
  intro: 1,
  opening:
    'Most garages in Central Park are on the alley, ten steps from the back gate. That’s where we like to park, and on the narrow streets of Eastbridge we fold the mirrors.',
  nearbyAreas: ['aurora', 'denver', 'commerce-city'],
  local: {
    parking:
      'Most homes here were built with the garage on the alley, and the alley is where we like to be. It’s level and ten steps from the back gate. Around Conservatory Green and the apartments near Northfield we take a guest space. Send us the building and the side you come out on.',
    paws: 'Eighty acres of park in the middle and the Westerly Creek path along the side mean mud in March and goatheads in August. Greenway Dog Park at East 22nd and Syracuse adds gravel dust. We check every pad for thorns before water touches it. A hidden goathead is one reason a good dog may suddenly hate having feet handled. If you find none and the foot is sore, call your vet.',
    reach:
      'The neighborhood, called Stapleton until its residents voted for a new name in 2020, is five miles from downtown. Nearly all of it is 80238, with a strip of 80207 toward Park Hill.',
  },
  ownQuestion: {
    question: 'Is the van too tall for our alley?',
    answer:
      'No. The alleys here are wide and level. Low branches and a neighbor’s parked trailer are the real obstacles. If you know of one, tell us and we’ll come in from the other end.',
  },
  questions: {
    cost: {
      question: 'What does it cost to groom a doodle in Central Park?',
      answer: `A Full Groom is ${packagePrice('full-groom', 'medium')} for a Medium doodle and ${packagePrice('full-groom', 'large')} for a Large one. Most book it every 4-6 weeks.`,
    },
    soon: {
      question: 'Can neighbors on one block book the same afternoon?',
      answer:
        'Yes, please do. Each household sends its own request. Name each other in the notes and we’ll line the visits up.',
    },
    more: {
      question: 'How do I keep goatheads out of my dog’s feet?',
      answer:
        'Stay on the paved paths in August and check pads at the gate. Hair trimmed short between the pads, which comes with every bath, gives thorns less to grab.',
    },
  },
  benefits: [
    { index: 0, text: 'We come to your back gate from the alley.' },
    { index: 1, text: 'A warm bath behind your own garage.' },
    { index: 3, text: 'Neighbors can book the same afternoon.' },
    { index: 5, text: 'No lobby and no waiting.' },
  ],
  testimonials: ['darnell', 'denise', 'samHusky'],
} satisfies CityPage;
