import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Littleton',
  center: { lat: 39.5904, lng: -105.0201 },
  zips: ['80120', '80121', '80122', '80123', '80127', '80128'],
} satisfies AreaSummary;

/** The page of the city. Its testimonials are demonstration content. */
export default {
  description:
    'Mobile grooming in Littleton: downtown, Ketring, SouthPark, Wolhurst. The van parks by your door; one dog or cat, one groomer, honest prices.',
  lead: 'Main Street manners, river-bottom paws.',
  localLandmark: 'historic Main Street',
  secondaryNeighborhood: 'SouthPark',
  intro: 3,
  nearbyAreas: ['columbine', 'englewood', 'centennial', 'highlands-ranch', 'ken-caryl'],
  story: { id: 'persian-cat-littleton', label: 'A Persian cat from Littleton, before and after' },
  local: {
    parking:
      'Behind Main Street the old lots have alleys and mature elms, and a low branch is the one thing a tall van cannot argue with; tell us about yours. Around Ketring Park we take the curb on the park side. SouthPark’s town homes have visitor bays, and Wolhurst has narrow lanes with a speed limit we respect to the letter. Trains pass downtown all day. A cat minds them less with the heater fan on.',
    paws: 'The South Platte is the source of most of what we wash out here: silt, willow fluff and an honest river smell. Wynetka Ponds lets dogs off the leash to add to it. Sterne Park and Ketring Park keep to ducks and damp lawn. For river dogs we leave the belly a little shorter, where the silt collects, and keep the rest at the length you like.',
    reach:
      'Downtown Littleton is eleven miles south of downtown Denver. 80120 is its heart, 80121 and 80122 lie east of it and 80123 to the west. The post office also writes Littleton on 80127 and 80128, and we go there too.',
  },
  ownQuestion: {
    question: 'Do the trains bother cats in the van?',
    answer:
      'Less than you would think. The van hums, the fan hums, and a freight train is one more hum. We pick the calm quarter of an hour for the face and paws, and we stop for the loud ones.',
  },
  questions: {
    cost: {
      question: 'What does a cat groom cost in Littleton?',
      answer:
        'Cats are $85-$125 by size, and most are Small; lion cuts and severe matting cost more.',
    },
    reach: 'My mail says Littleton. Does that settle the travel fee?',
    soon: {
      question: 'Can you come on a weekday after work?',
      answer:
        'The last window is 4-6 PM. A full groom takes 2-3 hours, so for that we may offer you an earlier start.',
    },
    more: {
      question: 'Our street has low branches. Will the van fit?',
      answer:
        'Text us a photo of the tightest spot and we’ll tell you. If it doesn’t fit, we park on the nearest open block and walk.',
    },
  },
  benefits: [0, 1, 2, 5],
  testimonials: [
    {
      text: 'Persian, fifteen, opinions about everything. She was lying on the groomer’s arm when I came out.',
      author: 'Josephine and Cleo, Ketring',
    },
    {
      text: 'Our elm branch is low. They remembered it on the second visit without a reminder.',
      author: 'Nate and Huckleberry, downtown',
    },
    {
      text: 'River smell: gone. Dog who loves the river: very much still here.',
      author: 'Tamsin and Otter, SouthPark',
    },
  ],
} satisfies CityPage;
