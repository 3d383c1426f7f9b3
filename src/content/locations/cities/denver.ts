import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { afterAlgae } from '@shared/business/health-words';
import { policy } from '@shared/business/policy';

export const summary = {
  name: 'Denver',
  center: { lat: 39.7392, lng: -104.9903 },
  nameSide: 'left',
  minutes: '5-30',
  zips: (
    '80202 80203 80204 80205 80206 80207 80209 80210 80211 80212 80216 80218 80219 ' +
    '80220 80222 80223 80224 80227 80230 80231 80236 80237 80238 80239 80246 80249 ' +
    '80264 80266 80290 80293 80294'
  ).split(' '),
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Denver: Park Hill, Berkeley, Baker, Lowry and downtown. A van at your curb and the package price before you send a request.',
  lead: 'We come to apartments and houses alike. The van needs a level spot, about two cars long, near your door.',
  localLandmark: 'Union Station',
  secondaryNeighborhood: 'Park Hill',
  intro: 2,
  opening:
    'Downtown we use your building’s loading zone, in Baker and Berkeley the alley, and in Park Hill the curb.',
  nearbyAreas: [
    'cherry-creek',
    'capitol-hill',
    'highlands',
    'wash-park',
    'rino',
    'edgewater',
    'glendale',
  ],
  local: {
    parking:
      'Downtown we need a loading zone or two car lengths of curb. Most garages are too low for us. Your front desk can usually help. Baker and Berkeley have alleys. Park Hill and Lowry have streets with room to spare. Check the sweeping sign on your block before you choose a day. Between April and November the sweeper comes once a month.',
    paws: `A Denver dog comes home with goose droppings from City Park, mud from Sloan’s Lake, and sidewalk salt in January. The Railyard Dog Park at 19th and Little Raven is lit for after-work dogs, and there is another at West 46th and Sheridan. All city dog parks ask for a license and a rabies shot. In summer the lakes can carry toxic algae. ${afterAlgae}`,
    reach: `${summary.zips.length} Denver ZIP codes are ours, from 80202 at Union Station out to 80249 by the airport. Most are a short drive. 80237 in the southeast, 80239 in Montbello and 80249 in Green Valley Ranch are the longest drives.`,
  },
  ownQuestion: {
    question: 'I live in a downtown apartment. Where would you park?',
    answer: `In your building’s loading zone or at the curb beside it. Ask the front desk which they prefer and tell us. The van is ${policy.vanHeight} high, too high for most garages.`,
  },
  questions: {
    cost: {
      question: 'Is the price the same all over Denver?',
      answer: 'Yes, in every Denver ZIP. Only three have a travel fee: 80237, 80239 and 80249.',
    },
    soon: {
      question: 'Can you come downtown on short notice?',
      answer:
        'Often, yes. A weekday morning works best near Union Station, while the loading zones are still empty.',
    },
    more: {
      question: 'When does street sweeping get in the way?',
      answer:
        'From April through November, once a month on each side. Pick a day your sign doesn’t name.',
    },
  },
  benefits: [
    { index: 0, text: 'We stop at your door, high-rise or bungalow.' },
    { index: 2, text: 'From April to November, we plan around street sweeping.' },
    {
      index: 3,
      text: 'Any window, Monday to Saturday. Downtown, parking is easiest from 8 to 10 AM.',
    },
    { index: 5, text: 'Your pet is the only animal in the van.' },
  ],
  testimonials: ['elena', 'chris', 'darnell'],
} satisfies CityPage;
