import type { NeighborhoodPage, NeighborhoodSummary } from '../neighborhood';
import photo from '@/content/photos/neighborhood-highlands?picture';

export const summary = {
  name: 'Highlands',
  tagline: 'LoHi balconies to West Highland porches',
  center: { lat: 39.762, lng: -105.011 },
  nameSide: 'left',
  minutes: '5-10',
  zips: ['80211', '80212'],
} satisfies NeighborhoodSummary;

export default {
  spokenName: 'the Highlands',
  description:
    'Mobile dog and cat grooming in the Highlands: LoHi, Potter-Highlands, West Highland. One groomer, one pet, and no drive across I-25.',
  lead: 'We come to LoHi apartments and West Highland porches, and find level ground near both.',
  nearbyAreas: ['edgewater', 'rino', 'wheat-ridge', 'denver'],
  story: {
    id: 'golden-retriever-highlands',
    label: 'A Golden Retriever from the Highlands, before and after',
  },
  hour: 'snow',
  photo: {
    image: photo,
    alt: 'Snow on the Highlands: the grooming van at a bungalow, the Highland Bridge behind it',
  },
  intro: {
    title: 'Same hill, two kinds of house calls',
    paragraphs: [
      'In LoHi most of our visits are to apartments. Ten blocks west they are to bungalows with a porch. Both book us because the pet is calm at home, and not in the car.',
      'So the appointment starts at your door. We look at coat and skin with you there, agree on the length, and the rest happens a few steps away.',
    ],
  },
  points: {
    parking: {
      title: 'Steep by the bridge, easy by the Square',
      text: 'Near the Highland Bridge the streets are narrow and steep. We use the alley behind your building or the flat block around the corner. Around Highlands Square we stay off West 32nd and park on the avenue behind it. Potter-Highlands has high curbs and old stone steps. Watch your footing with a leash in hand.',
    },
    scheduling: {
      title: 'Weekday mornings are the quiet hours',
      text: 'Patios fill the curbs on Friday and Saturday evenings, so we steer the Highlands toward the 8-10 AM and 10 AM-12 PM windows. Need a Saturday? Ask for the first slot.',
    },
    parks: {
      title: 'Hirshorn, Highland Park, and Berkeley’s fence',
      text: 'Hirshorn Park and Highland Park are grass and squirrels. Berkeley Dog Park at West 46th and Sheridan, ten minutes west, is where coats get dusty. A bath every 4-6 weeks keeps up with it.',
    },
  },
  funFact:
    'Highlands was its own town until Denver annexed it in 1896. The streets still turn where the old line was, and delivery drivers still get lost there.',
  corners: ['LoHi', 'West Highland', 'Potter-Highlands', 'Jefferson Park', 'Sunnyside'],
  questions: [
    {
      question: 'Do you come to Sunnyside and Jefferson Park too?',
      answer: 'Yes, with no travel fee. We work in 80211 and 80212 all the time.',
    },
    {
      question: 'Can the van manage our hill?',
      answer:
        'Yes, it can climb it. The table needs level ground, though. We may park around the corner and walk over.',
    },
    {
      question: 'How often does a Golden from the Highlands need you?',
      answer:
        'A bath every 4-6 weeks, with a De-shedding Treatment in spring and fall. Please don’t have the coat shaved for summer.',
    },
  ],
  testimonials: ['chrisDryer', 'elena'],
} satisfies NeighborhoodPage;
