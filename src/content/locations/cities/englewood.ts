import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { priceWords } from '@/content/services/package-words';

export const summary = {
  name: 'Englewood',
  center: { lat: 39.647, lng: -104.9945 },
  zips: ['80110', '80113'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming in Englewood, from Arapahoe Acres to Cherrelyn. One pet, one groomer, at your curb or alley, with prices you can see up front.',
  lead: 'Broadway for records, your driveway for the dog.',
  localLandmark: 'the Gothic Theatre',
  secondaryNeighborhood: 'Cherrelyn',
  intro: 1,
  nearbyAreas: ['cherry-hills', 'littleton', 'wash-park', 'denver'],
  local: {
    parking:
      'Most of Englewood has alleys and bungalow lots, and an alley with a garage apron is a perfect grooming spot. In Arapahoe Acres the carports are low and beautiful, so we stay on the street and leave the mid-century lines alone. Near Swedish Medical Center the curbs are signed by the hour, and a visitor pass or your driveway saves us all a ticket. Evenings with a show at the Gothic are best avoided on the blocks next to Broadway.',
    paws: 'The Canine Corral at Belleview Park, on South Windermere, is an acre and a half of fenced joy and packed dirt. Dogs leave it brown to the belly. Several smaller parks set hours for off-leash play. The sign at the gate has the current ones. A bath and brush every 4-6 weeks keeps a Corral regular fit for the sofa.',
    reach:
      'Six miles due south of downtown. 80110 is the western half, with Belleview Park in it, 80113 the half toward Cherry Hills, and both are an easy morning for us.',
  },
  ownQuestion: {
    question: 'Can you come straight after the Canine Corral?',
    answer:
      'Yes, but please give the mud an hour to dry. Dry dirt brushes out, and wet dirt moves in. Book a window that starts after lunch and go early.',
  },
  questions: {
    cost: {
      question: 'What do most Englewood dogs get, and for how much?',
      answer: `Corral regulars mostly get the bath and brush, ${priceWords('spa-bath', 'medium')} for a medium dog. Terriers and Poodles book the full groom.`,
    },
    reach: { question: 'Do you cover both sides of Broadway?', answer: 'Yes, both.' },
    soon: {
      question: 'Can you come on a show night at the Gothic?',
      answer:
        'Yes, but near Broadway we’d rather come that morning. A few blocks off, any window works.',
    },
    more: {
      question: 'Do you groom pets who are recovering from surgery?',
      answer:
        'Yes, once your vet has cleared a bath. Tell us about stitches and cones in the notes. Senior Pet Comfort may be the kinder visit, whatever the age.',
    },
  },
  benefits: [
    { index: 1, text: 'Warm water and a thick towel after a muddy hour at the Corral.' },
    { index: 2, text: 'We know the alleys, the low carports and the signs by the hospital.' },
    { index: 3, text: 'Mornings when there’s a show at the Gothic, any window when there isn’t.' },
    { index: 5, text: 'Stitches, stiff hips or plain nerves, your pet sets the pace.' },
  ],
  testimonials: [
    {
      text: 'Corral on Saturday, clean by Saturday. The groomer said Moose was sixty percent dirt by volume.',
      author: 'Lorna and Moose, Malley',
      isDemonstration: true,
    },
    {
      text: 'She admired our carport, then parked where it wouldn’t be scratched. People notice such things here.',
      author: 'Ingrid and Eames, Arapahoe Acres',
      isDemonstration: true,
    },
    {
      text: 'Post-surgery, sleeping days, senior dog. They were quieter than the dishwasher.',
      author: 'Tomasz and Babcia, near Swedish',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
