import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';
import { timeWindows } from '@shared/time/hours';

export const summary = {
  name: 'Highlands Ranch',
  center: { lat: 39.5408, lng: -104.9711 },
  nameSide: 'above',
  minutes: '36-40',
  zips: ['80126', '80129', '80130'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming in Highlands Ranch: BackCountry, Westridge, Northridge, Firelight. Skip the drive north; the van parks in your driveway.',
  lead: 'We come to your driveway in all three ZIP codes, and you skip the drive north.',
  localLandmark: 'the Highlands Ranch Mansion',
  secondaryNeighborhood: 'BackCountry',
  intro: 1,
  opening:
    'All four dog parks in Highlands Ranch are clay. We brush it out dry before the bath. Digger’s is the worst after rain.',
  nearbyAreas: ['littleton', 'centennial', 'columbine'],
  story: {
    id: 'miniature-schnauzer-highlands-ranch',
    label: 'A Miniature Schnauzer from Highlands Ranch, before and after',
  },
  local: {
    parking:
      'A two-car driveway is the local standard, and the van fits on it. BackCountry has a gate. Please send the code. Northridge and Westridge streets tilt toward the view, and the table needs level ground, so we look for the flattest driveway or the bulb of the cul-de-sac. If your HOA asks, we are a service call, the same as a plumber.',
    paws: 'Rover’s Run at Redstone, Digger’s at Dad Clark, Fido’s Field at Foothills, Hound Hill at Highland Heritage. All four dog parks are clay. Tell us which one is yours, and we’ll know how long to brush before the bath. Dry clay has to come out first.',
    reach:
      'Fourteen miles from downtown, and still in our area. We come to all three ZIPs, 80126, 80129 and 80130, Monday to Saturday.',
  },
  ownQuestion: {
    question: 'Which days are you in Highlands Ranch?',
    answer:
      'Any day from Monday to Saturday. If we’re already down your way on a nearby day, we may offer you that one too, and you choose.',
  },
  questions: {
    cost: {
      question: 'What does a Schnauzer groom cost?',
      answer: `${packagePrice('full-groom', 'small')} for a Miniature Schnauzer, which is usually Small, and ${packagePrice('full-groom', 'medium')} for a Standard, usually Medium. Beard and brows are part of the Full Groom.`,
    },
    soon: {
      question: 'Can we get the first window of the day?',
      answer: `Yes. Choose ${timeWindows[0].label} in the form. We like C-470 best at that hour too.`,
    },
    more: {
      question: 'What do we tell our HOA about the van?',
      answer:
        'That we’re a service call in your driveway. Your HOA’s rules decide, and if they want to know beforehand, we’re happy to email them.',
    },
  },
  benefits: [
    { index: 0, text: 'We groom in your own two-car driveway.' },
    { index: 2, text: 'Dog-park clay gets brushed out dry before the bath.' },
    { index: 3, text: 'The first window of the day, before C-470 fills up.' },
    { index: 5, text: 'No car ride, and no other dog in the van.' },
  ],
  testimonials: ['jen', 'tomAndAbbyLift', 'lindaHour'],
} satisfies CityPage;
