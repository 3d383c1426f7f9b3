import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { usd } from '@shared/business/format';
import { nailTrimPrice } from '@shared/business/prices';

export const summary = {
  name: 'Columbine',
  center: { lat: 39.5886, lng: -105.0692 },
  nameSide: 'above',
  minutes: '26-35',
  zips: ['80123', '80128'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Columbine: Columbine Knolls, Leawood, Governor’s Ranch. Your driveway, one pet at a time, clear prices.',
  lead: 'We park in your driveway or on the flat street in front of it, from Leawood to Columbine Knolls.',
  localLandmark: 'Clement Park',
  secondaryNeighborhood: 'Columbine Knolls',
  intro: 1,
  opening: 'Driveways in Columbine Knolls and Leawood are flat and wide. Nobody’s car has to move.',
  nearbyAreas: ['ken-caryl', 'littleton', 'lakewood'],
  local: {
    parking:
      'Ranch houses on generous lots make this one of the simplest places we work. In Columbine Knolls and Leawood the driveway is usually flat and wide enough that nobody’s car has to move. Where a driveway in Governor’s Ranch tips toward the street we stay on the street, because a dog stands steadier on a level table. After snow, a path shoveled from your door to the curb helps more than salt.',
    paws: 'The path around Johnston Reservoir at Clement Park is 1.4 miles, and dogs walk it on leash with goose droppings on either side. That, and the mud of the reservoir’s edge, is what we wash out of feet here. If yours licks its paws after a lap, tell us. Pads and nails are part of every bath.',
    reach:
      'Columbine is an unincorporated community, partly in Jefferson and partly in Arapahoe County, and the post office calls it Littleton: 80123 to the north, 80128 to the south. From downtown it is eleven miles as the crow flies.',
  },
  ownQuestion: {
    question: 'My address says Littleton. Do I book under Columbine?',
    answer:
      'Yes, or under Littleton. Either works, because we go by the ZIP, and 80123 and 80128 are both ours.',
  },
  questions: {
    cost: {
      question: 'What if all my dog needs is a nail trim?',
      answer: `${usd(nailTrimPrice)} on its own. Choose Custom Service in the form. Every package includes one.`,
    },
    soon: {
      question: 'Do you come out on Saturdays, after the lake lap?',
      answer: 'Yes. We come on Saturdays, too.',
    },
    more: {
      question: 'Our driveway in Governor’s Ranch is steep. Is that a problem?',
      answer:
        'No. We stay on the street where it’s flat and walk your dog down, with a hand under the harness if the legs are old.',
    },
  },
  benefits: [
    { index: 0, text: 'In your driveway, or on the flat street in front of it.' },
    { index: 2, text: 'We wash the feet first after a lap around Johnston Reservoir.' },
    { index: 3, text: 'Saturdays too, after your lap around the lake.' },
    { index: 5, text: 'Your pet is the only one in the van from start to finish.' },
  ],
  testimonials: ['jen', 'tomAndAbbyJune', 'lindaHour'],
} satisfies CityPage;
