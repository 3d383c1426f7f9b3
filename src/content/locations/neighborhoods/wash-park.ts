import type { NeighborhoodPage, NeighborhoodSummary } from '../neighborhood';
import photo from '@/content/photos/neighborhood-wash-park?picture';
import { afterAlgae } from '@shared/business/health-words';
import { freeCancelHours } from '@shared/time/hours';

export const summary = {
  name: 'Wash Park',
  tagline: 'Two lakes, one long lap, muddy Goldens',
  center: { lat: 39.7, lng: -104.97 },
  nameSide: 'left',
  minutes: '10-15',
  zips: ['80209', '80210'],
} satisfies NeighborhoodSummary;

export default {
  description:
    'Mobile pet grooming in Wash Park, Denver. After the loop your dog walks home to a warm tub at the curb. Prices shown before you book.',
  lead: 'We park at your curb or in your alley, one block back from the joggers.',
  nearbyAreas: ['cherry-creek', 'glendale', 'englewood', 'denver'],
  story: {
    id: 'poodle-wash-park',
    label: 'A Poodle from Wash Park, before and after',
  },
  hour: 'morning',
  photo: {
    image: photo,
    alt: 'Someone walking a dog along the lake in Wash Park at dawn, geese on the water and the boathouse lit in the mist',
  },
  intro: {
    title: 'A tub at the end of the lap',
    paragraphs: [
      'We groom a lot of retrievers here, mostly after the mud by Smith Lake.',
      'Most of our regulars book a bath and brush, or a full groom if they like the feathering shaped. The groomer who came last time is the one we try to send again.',
    ],
  },
  points: {
    parking: {
      title: 'Plenty of curb, if you avoid the ring',
      text: 'The streets touching the park fill up with joggers’ cars, most of all on a warm weekend. One block back there’s room, and nearly every house in Washington Park West and Platt Park has an alley. In Bonnie Brae the streets curve and the driveways are short. The curb is better there.',
    },
    scheduling: {
      title: 'Before the joggers or after the bell',
      text: `The 8-10 AM window is the calmest here. Families like 2-4 PM, when school lets out. Canceling is free up to ${freeCancelHours} hours before the visit, and if snow keeps the van away, we reschedule at no charge.`,
    },
    parks: {
      title: 'On leash, around two lakes',
      text: 'Washington Park is about 155 acres, dogs on leash throughout, with a boathouse on Smith Lake and an outer path of roughly two and a half miles. What it leaves behind is mud on the legs and goose droppings in the neck fur. There’s no swimming in the lakes, for dogs or people. We wash necks twice.',
    },
  },
  funFact: 'Two laps of the outer path are about five miles. Downtown is only three.',
  corners: [
    'Washington Park West',
    'Platt Park',
    'Bonnie Brae',
    'South Gaylord Street',
    'South Pearl Street',
  ],
  questions: [
    {
      question: 'Should I rinse the mud off before you come?',
      answer: `No, plain mud can dry. It brushes out. But the lakes can carry toxic algae in summer. ${afterAlgae}`,
    },
    {
      question: 'Can my kids watch?',
      answer:
        'Yes, from the curb or through the window. Inside there’s room for one groomer and one pet.',
    },
    {
      question: 'Which window is quietest around the park?',
      answer:
        '8-10 AM, before the joggers’ cars arrive. On a warm Saturday it’s the only quiet one.',
    },
  ],
  testimonials: ['elena', 'linda'],
} satisfies NeighborhoodPage;
