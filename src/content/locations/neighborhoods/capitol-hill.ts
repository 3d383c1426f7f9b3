import type { NeighborhoodPage, NeighborhoodSummary } from '../neighborhood';
import photo from '@/content/photos/neighborhood-capitol-hill?picture';
import { durationWords } from '@/content/services/package-words';
import { arrivalMinutes, closingTime } from '@shared/time/hours';

export const summary = {
  name: 'Capitol Hill',
  tagline: 'Walk-ups, alleys and window-sill cats',
  center: { lat: 39.7335, lng: -104.98 },
  nameSide: 'right',
  isCrowded: true,
  minutes: '6-10',
  zips: ['80203', '80218'],
} satisfies NeighborhoodSummary;

export default {
  description:
    'Mobile pet grooming in Capitol Hill, Denver. Walk-ups, alleys and tight curbs are no problem. Dogs and cats, one at a time, at your door.',
  lead: 'We know walk-ups. We’ll carry your cat’s carrier down, and your car keeps its space.',
  nearbyAreas: ['cherry-creek', 'rino', 'wash-park', 'denver'],
  story: {
    id: 'persian-cat-capitol-hill',
    label: 'A Persian cat from Capitol Hill, before and after',
  },
  hour: 'nightfall',
  photo: {
    image: photo,
    alt: 'The grooming van at nightfall, before the lit gold dome of the State Capitol and a row of painted houses',
  },
  intro: {
    title: 'For pets who live above the street',
    paragraphs: [
      'Capitol Hill is the part of Denver where driving to a groomer means losing your parking space. With us, your car stays put.',
      'Cats make up a good share of our visits here. They come down the stairs in a carrier with a towel over it and meet one groomer in a quiet van. About an hour later they’re home.',
    ],
  },
  points: {
    parking: {
      title: 'Alley first, curb second',
      text: 'Most blocks have an alley, and your building’s pad or garage apron is the easiest place for us. Where there’s no alley, text us. Better still, have somebody’s car hold the spot until we come. Check the sweeping and permit signs before you pick a day, since they change from one side of the street to the other.',
    },
    scheduling: {
      title: 'Early for shift workers, later for short visits',
      text: `We can be at your door in the 8-10 AM window or the 4-6 PM one, before a late shift or after an early one. Visits finish by ${closingTime}. The late window suits a bath or a cat. You get a text when the groomer is ${arrivalMinutes} minutes away. By then your cat should be in the carrier.`,
    },
    // Health source: https://www.petedge.com/blog/all-about-dewclaws/, and a groomer’s observations (opinions differ):
    // https://www.voofla.com/US/Maple-Valley/1458016267834956/A-Total-K9
    parks: {
      title: 'Cheesman laps, Carla Madison sprints',
      text: 'Cheesman Park, some eighty-one acres, is where the Hill’s dogs do their rounds, and its lawns stain white feet from April on. Carla Madison Dog Park on East Colfax is where they run flat out. City sprinters need a nail check once a month. The sidewalk often wears the rear nails down and leaves the front ones and the dewclaws long.',
    },
  },
  funFact:
    'Denver’s famous mile is measured here, on the west steps of the State Capitol. As surveys improved, one step after another was marked as exactly 5,280 feet up, the last in 2003. It took three tries.',
  corners: ['Cheesman Park', 'City Park West', 'Governor’s Park', 'Uptown', 'Congress Park'],
  questions: [
    {
      question: 'Can you come up to the third floor for my cat?',
      answer:
        'Yes. We’re happy to carry the carrier down for you. Please have your cat inside it before we knock.',
    },
    {
      question: 'What if there’s no parking on my block?',
      answer:
        'We’ll find the nearest legal spot. We look in the alley first. Tell us which one runs behind your building.',
    },
    {
      question: 'Do you groom in the evening?',
      answer: `No. Our last arrival window is 4-6 PM and visits finish by ${closingTime}. A full groom takes ${durationWords('full-groom')}, so for that we may offer you an earlier start.`,
    },
  ],
  testimonials: ['chrisDryer', 'meiLin'],
} satisfies NeighborhoodPage;
