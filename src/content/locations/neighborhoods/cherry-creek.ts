import type { NeighborhoodPage, NeighborhoodSummary } from '../neighborhood';
import photo from '@/content/photos/neighborhood-cherry-creek?picture';
import { durationWords } from '@/content/services/package-words';
import { closingTime, formatHour, visitHours } from '@shared/time/hours';

export const summary = {
  name: 'Cherry Creek',
  tagline: 'Garages, meters and a very good trail',
  center: { lat: 39.719, lng: -104.95 },
  nameSide: 'left',
  minutes: '10-15',
  zips: ['80206', '80209', '80246'],
} satisfies NeighborhoodSummary;

export default {
  description:
    'Mobile dog and cat grooming in Cherry Creek, Denver. We know the garages, the permits and the trail, and you see the package price before you book.',
  lead: 'We park at the curb outside your building or house and groom while you’re in a meeting.',
  nearbyAreas: ['wash-park', 'glendale', 'capitol-hill', 'denver'],
  story: {
    id: 'labradoodle-cherry-creek',
    label: 'A Labradoodle from Cherry Creek, before and after',
  },
  hour: 'noon',
  photo: {
    image: photo,
    alt: 'Someone walking a dog along Cherry Creek at noon, towers behind the trees',
  },
  intro: {
    title: 'A salon visit that stays on your block',
    paragraphs: [
      'Cherry Creek keeps a full calendar. We groom its doodles, small white dogs and the occasional Great Dane in a van outside your building or house, between your meetings.',
      `You walk down once to hand over the leash and once to take it back. A full groom takes ${durationWords('full-groom')}, a bath and brush ${durationWords('spa-bath')}, and you don’t have to find a space on Second Avenue.`,
    ],
  },
  points: {
    parking: {
      title: 'We take the curb, since most garages are low',
      text: 'Most parking decks in Cherry Creek North are too low for us. If your building has a loading dock, ask whether we may use it. In the Country Club blocks and toward Belcaro your driveway or the curb in front is plenty. If your street is permit-only, have a visitor permit ready for our windshield.',
    },
    scheduling: {
      title: 'Late mornings are popular',
      text: `Arrival windows start at ${formatHour(visitHours.opens, ' ')}, Monday to Saturday, and visits finish by ${closingTime}. If you’d like us every six weeks, check the reminder box in the last step of the form. We’ll email you a week before, and you pick the day.`,
    },
    parks: {
      title: 'Creek trail, Pulaski, the Gardens',
      text: 'The Cherry Creek Trail runs from downtown to the state park and lays a fine gray sand in the coat all the way. Pulaski Park is the lawn next door. Around the Botanic Gardens the walk is on sidewalk, so the rear nails often wear down while the front ones keep growing, and the pads go dry. We balm pads all winter.',
    },
  },
  funFact:
    'The creek is where Denver started. Gold was panned in 1858 near the place where Cherry Creek meets the South Platte, a few miles down the trail your dog walks.',
  corners: ['Cherry Creek North', 'Country Club', 'Congress Park', 'Hilltop', 'Belcaro'],
  questions: [
    {
      question: 'Do I have to come down to hand over my dog?',
      answer:
        'Yes, you or another adult, once at the start, for about ten minutes, and once at the end. At the end it can be your concierge, if you tell us who.',
    },
    {
      question: 'Where does the van go if my street is permit-only?',
      answer:
        'Give us a visitor permit for the windshield, or ask your building for its loading dock. If neither works, we’ll find a legal curb on the next block and walk.',
    },
    {
      question: 'What do sand and salt do to a white coat?',
      answer:
        'They dull it and dry out the pads. A bath about every 6 weeks with conditioner keeps both in good shape through winter.',
    },
  ],
  testimonials: ['elena', 'meiLin'],
} satisfies NeighborhoodPage;
