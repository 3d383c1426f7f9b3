import type { NeighborhoodPage, NeighborhoodSummary } from '../neighborhood';
import photo from '@/content/photos/neighborhood-rino?picture';

export const summary = {
  name: 'RiNo',
  tagline: 'Lofts, loading docks and brewery dogs',
  center: { lat: 39.769, lng: -104.98 },
  nameSide: 'right',
  minutes: '5-8',
  zips: ['80205', '80216'],
} satisfies NeighborhoodSummary;

export default {
  description:
    'Mobile dog and cat grooming in RiNo, Denver. We park close to your loft, groom one pet at a time, and you see the price before you book.',
  lead: 'We park at your loading dock, in your alley or at your curb.',
  nearbyAreas: ['capitol-hill', 'highlands', 'central-park', 'denver'],
  story: { id: 'poodle-rino', label: 'A Poodle from RiNo, before and after' },
  hour: 'night',
  photo: {
    image: photo,
    alt: 'The grooming van in RiNo at night, between a neon bird on a wall and a lit brick warehouse',
  },
  intro: {
    title: 'Industrial outside, warm water inside',
    paragraphs: [
      'River North was built for trucks, and a grooming van is a small one. We fit into docks and alleys, and your dog only crosses ten feet of concrete.',
      'Polished floors don’t wear nails down, so most loft dogs need a trim.',
    ],
  },
  points: {
    parking: {
      title: 'Loading docks and alleys',
      text: 'Ask your building for the loading dock between deliveries. Off Larimer and Walnut we use the alleys, past people who photograph the murals. In Curtis Park and Five Points it’s back to ordinary curbs and big trees.',
    },
    scheduling: {
      title: 'Book around the art crowd',
      text: 'First Friday evenings fill every curb in the district. Take an earlier window that day. Otherwise take any window, Monday to Saturday.',
    },
    parks: {
      title: 'Four small dog parks',
      text: 'RiNo Art Park has the river breeze. Sonny Lawson’s dog area is at 24th and California, Little Box Car at Broadway and Lawrence, and Fuller Dog Park at Franklin and East 29th. All four are small, so dogs come home dusty. Denver asks for a license and a rabies vaccination at each.',
    },
  },
  funFact:
    'You won’t find RiNo on the city’s list of official neighborhoods. It began as an art district laid across several of them, Five Points and Globeville included, and the name stuck. So did the rhinoceros.',
  corners: ['Five Points', 'Curtis Park', 'Cole', 'LoDo', 'Globeville'],
  questions: [
    {
      question: 'Can you use our building’s loading dock?',
      answer:
        'Yes, if the manager agrees. It’s level and a few steps from the elevator. Tell us when deliveries come.',
    },
    {
      question: 'Can I book on a First Friday?',
      answer:
        'Yes. Take a window that starts before 2 PM and we’re gone before the galleries open.',
    },
    {
      question: 'There’s something sticky in my dog’s coat. What should I do?',
      answer:
        'No scissors and no solvents, please. Text us a photo. Most things come out with a little oil before the bath.',
    },
  ],
  testimonials: ['chris', 'meiLin'],
} satisfies NeighborhoodPage;
