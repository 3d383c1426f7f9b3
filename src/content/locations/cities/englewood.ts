import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { packagePrice } from '@/content/services/package-words';

export const summary = {
  name: 'Englewood',
  center: { lat: 39.647, lng: -104.9945 },
  nameSide: 'left',
  minutes: '15-20',
  zips: ['80110', '80113'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming in Englewood, from Arapahoe Acres to Cherrelyn. One pet, one groomer, at your curb or alley, with prices you can see up front.',
  lead: 'We park in your alley or at your curb, on both sides of Broadway.',
  localLandmark: 'the Gothic Theatre',
  secondaryNeighborhood: 'Cherrelyn',
  intro: 1,
  opening:
    'Most of Englewood has alleys, and a garage apron on an alley is a perfect place to groom.',
  nearbyAreas: ['cherry-hills', 'littleton', 'wash-park', 'denver'],
  local: {
    parking:
      'Most of Englewood has alleys and bungalow lots, and an alley with a garage apron is a perfect grooming spot. In Arapahoe Acres the carports are low, and we stay on the street. Near Swedish Medical Center the curbs are signed by the hour, and a visitor pass or your driveway saves us all a ticket. Evenings with a show at the Gothic are best avoided on the blocks next to Broadway.',
    paws: 'The Canine Corral at Belleview Park, on South Windermere, is an acre and a half of fenced, packed dirt, and dogs leave it brown to the belly. Several smaller parks set hours for off-leash play. The sign at the gate has the current ones. A bath and brush every 4-6 weeks keeps up with it.',
    reach: `Six miles due south of downtown. 80110 is the western half, with Belleview Park in it, 80113 the half toward Cherry Hills. Both are ${summary.minutes} minutes away.`,
  },
  ownQuestion: {
    question: 'Can you come straight after the Canine Corral?',
    answer:
      'Yes, but please give the mud an hour to dry. Dry dirt brushes out. Go early and book a window that starts after lunch.',
  },
  questions: {
    cost: {
      question: 'What do most Englewood dogs get, and for how much?',
      answer: `${packagePrice('spa-bath', 'medium')}, for a medium dog’s bath and brush. Terriers and Poodles book the Full Groom, ${packagePrice('full-groom', 'medium')} at that size.`,
    },
    soon: {
      question: 'Can you come on a show night at the Gothic?',
      answer:
        'Yes, but near Broadway we’d rather come that morning. A few blocks off, any window works.',
    },
    more: {
      question: 'Do you groom pets who are recovering from surgery?',
      answer:
        'Yes, once your vet has cleared a bath. Tell us about stitches and cones. Senior Pet Comfort may be the kinder visit, whatever the age.',
    },
  },
  benefits: [
    { index: 1, text: 'A warm tub after a muddy hour at the Corral.' },
    { index: 2, text: 'We know the parking signs by the hospital.' },
    { index: 3, text: 'Any window, but mornings on show days at the Gothic.' },
    { index: 5, text: 'We go slowly for stiff hips and for nervous pets.' },
  ],
  testimonials: ['linda', 'tomAndAbbyLift', 'jenPhone'],
} satisfies CityPage;
