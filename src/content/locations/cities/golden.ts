import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Golden',
  center: { lat: 39.7555, lng: -105.2211 },
  nameSide: 'right',
  minutes: '31-40',
  zips: ['80401', '80403', '80419'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Golden: Mesa Meadows, Pleasant View, Applewood. Trail dust stays in the van; your pet comes back clean.',
  lead: 'We come to you anywhere in Golden and park on the most level spot nearby.',
  localLandmark: 'the Welcome arch',
  secondaryNeighborhood: 'Mesa Meadows',
  intro: 1,
  opening:
    'Cheatgrass ripens on the mesa in early summer. From May to September we look in every dog’s toes and ears.',
  nearbyAreas: ['lakewood', 'wheat-ridge', 'arvada'],
  local: {
    parking:
      'Golden is steep, and the van needs level ground. On the streets under North Table Mountain we look for the flattest spot of the block. It may be your neighbor’s curb and not yours. Downtown near the arch and the School of Mines parking is timed. A side street a few blocks uphill works better. Pleasant View and Applewood have driveways. In snow, please clear yours.',
    paws: 'Cheatgrass is the local trouble. Its seeds ripen on the mesa in early summer, catch in feathered ears and toes, and travel inward. We check each toe. Clear Creek dogs come in wet and gritty. Regulars of the dog parks at Tony Grampsas and Homer’s Run are dusty to the knee.',
    reach:
      'It’s twelve miles from downtown, uphill. 80401 is the town and the south side, and 80403 goes north past the mesa and up toward the canyons. If your road is narrow, please tell us where a van can turn around.',
  },
  ownQuestion: {
    question: 'Do you find and remove cheatgrass seeds?',
    answer:
      'Yes, the ones on the surface. From May to September we look in the toes and ears of every dog in Golden. A seed that has gone under the skin needs a vet, and we’ll show you where it is.',
  },
  questions: {
    cost: {
      question: 'Do burrs and seeds cost extra?',
      answer:
        'No. Combing them out is part of the visit, however many there are. Only severe matting costs more, and we name the price first.',
    },
    soon: {
      question: 'Do you still come when it snows in Golden?',
      answer:
        'Yes, if the streets are plowed. If the van can’t get up safely, we move the visit at no charge.',
    },
    more: {
      question: 'My street is steep. Where will you groom?',
      answer:
        'On the flattest stretch nearby, and we walk your dog over on a short leash. If you know a good one, tell us.',
    },
  },
  benefits: [
    { index: 0, text: 'We park on the flattest spot near you.' },
    { index: 1, text: 'A warm bath after a cold swim in Clear Creek.' },
    {
      index: 3,
      text: 'Any day, Monday to Saturday. If it snows, we come once the streets are plowed.',
    },
    { index: 5, text: 'We look for cheatgrass one toe at a time, with breaks.' },
  ],
  testimonials: ['waltStreet', 'ray', 'kathy'],
} satisfies CityPage;
