import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Denver',
  center: { lat: 39.7392, lng: -104.9903 },
  zips: [
    '80202',
    '80204',
    '80205',
    '80206',
    '80207',
    '80209',
    '80210',
    '80211',
    '80212',
    '80216',
    '80218',
    '80219',
    '80220',
    '80222',
    '80223',
    '80224',
    '80227',
    '80230',
    '80231',
    '80236',
    '80237',
    '80238',
    '80239',
    '80246',
    '80249',
  ],
} satisfies AreaSummary;

export default {
  description:
    'Mobile dog and cat grooming in Denver: Park Hill, Berkeley, Baker, Lowry and downtown. A van at your curb and a price before you send a request.',
  lead: 'High-rise, bungalow or duplex: if the van can stop near the door, we can groom there.',
  localLandmark: 'Union Station',
  secondaryNeighborhood: 'Park Hill',
  intro: 2,
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
      'Downtown we need a loading zone, a garage with a tall enough entrance, or two car lengths of honest curb, and the front desk is our best friend. Baker and Berkeley have alleys. Park Hill and Lowry have streets with room to spare. Check the sweeping sign on your block before you choose a day. Between April and November the sweeper comes once a month, and it doesn’t spare grooming vans.',
    paws: 'City Park geese, Sloan’s Lake mud and sidewalk salt in January: that is a Denver dog’s year. The Railyard Dog Park at 19th and Little Raven is lit for after-work dogs, and Berkeley’s, at West 46th and Sheridan, is the one with the view. All city dog parks ask for a license and a rabies shot. We ask about the shot too. If your dog has been in a lake with an algae bloom, rinse with clean water and call a vet before you see any signs.',
    reach: `${summary.zips.length} Denver ZIP codes are ours, from 80202 at Union Station out to 80249 by the airport. Most are a short drive. 80237 in the southeast, 80239 in Montbello and 80249 in Green Valley Ranch are the long end.`,
  },
  ownQuestion: {
    question: 'I live in a downtown apartment. Where would you park?',
    answer:
      'In your building’s loading zone or at the curb beside it. Ask the front desk which they prefer and put it in the notes. If there’s a height bar at the garage, tell us the number on it and we’ll know.',
  },
  questions: {
    cost: {
      question: 'How much does mobile grooming cost in Denver?',
      answer:
        'Downtown or Park Hill, it’s the same: the package, the size and the coat decide. The calculator’s price is the one that counts.',
    },
    reach: {
      question: 'Which Denver ZIP codes might pay a travel fee?',
      answer: 'Only three.',
    },
    soon: {
      question: 'Can you come downtown on short notice?',
      answer:
        'Often, yes. A weekday morning works best near Union Station, while the loading zones are still empty.',
    },
    more: {
      question: 'When does street sweeping get in the way?',
      answer:
        'From April through November, once a month on each side. Pick a day your sign doesn’t name, or tell us which side of the street is ours.',
    },
  },
  benefits: [
    { index: 0, text: 'High-rise, bungalow or duplex, we stop at your door.' },
    { index: 2, text: 'We know sidewalk salt in January and street sweeping from April.' },
    { index: 3, text: 'Early downtown, any window in Park Hill.' },
    { index: 5, text: 'No strange lobby and no strange dogs, only your own block.' },
  ],
  testimonials: [
    {
      text: 'Fourteenth floor, two elevators, one anxious Frenchie. They met us at the loading dock with a treat and a towel.',
      author: 'Jules and Croissant, Union Station',
      isDemonstration: true,
    },
    {
      text: 'Salt season had his paws cracked. She trimmed, balmed and told me which spot my vet should look at.',
      author: 'Theo and Biscuit, Park Hill',
      isDemonstration: true,
    },
    {
      text: 'I texted on Tuesday, the alley smelled of oatmeal shampoo on Wednesday.',
      author: 'Araceli and Nube, Baker',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
