import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Aurora',
  center: { lat: 39.7294, lng: -104.8319 },
  nameSide: 'right',
  minutes: '20-35',
  zips: '80010 80011 80012 80013 80014 80015 80016 80017 80018 80019 80045 80247'.split(' '),
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming across Aurora, from Del Mar and Anschutz to Mission Viejo. The van parks at your home; see prices and request a day online.',
  lead: 'We come to your driveway or your building, from Del Mar and Anschutz to Mission Viejo.',
  localLandmark: 'Stanley Marketplace',
  secondaryNeighborhood: 'Mission Viejo',
  intro: 2,
  opening: 'Aurora is wide. Its near side, 80010, is some seven miles east of downtown.',
  nearbyAreas: ['central-park', 'glendale', 'centennial'],
  local: {
    parking:
      'Del Mar and the older streets near Stanley Marketplace have deep lots and easy curbs. We pull up and start. Near the Anschutz campus, shift workers book us for the hour they wake up, and the front desk usually wants to know we’re coming. Put the building’s name in the notes. In Mission Viejo we use the driveway. If your HOA has rules about vans, please tell us.',
    paws: 'Cherry Creek State Park gives dogs 107 acres off leash, with sand, shore and plenty of burrs. Grandview Dog Park on East Quincy is drier and dustier. We comb a state-park dog before the bath, because wet burrs tighten.',
    reach:
      'Most ZIPs east of 80010 have a travel fee. 80016, around Southlands, and 80018 are outside our usual area. Text us your street and we’ll give you a yes or no.',
  },
  ownQuestion: {
    question: 'Do you come as far as Southlands?',
    answer:
      'Not usually. 80016 is farther east than we drive most days. Text us your street, and if we can come, we’ll name the day.',
  },
  questions: {
    cost: {
      question: 'Is the price the same all over Aurora?',
      answer:
        'Yes, in Del Mar and in Mission Viejo alike. Only the travel fee depends on your ZIP.',
    },
    soon: {
      question: 'I work nights at Anschutz. Can you come in the afternoon?',
      answer:
        'Yes. The 12-2 PM and 2-4 PM windows suit people who have just woken up. Tell us the building, and whom we should ask about parking.',
    },
    more: {
      question: 'What should I do about burrs from the state park?',
      answer:
        'Leave the deep ones alone. Pulling knots the hair around them. We comb them out before the bath, while they’re still dry.',
    },
  },
  benefits: [
    { index: 0, text: 'At your own curb, from Del Mar to Mission Viejo.' },
    { index: 1, text: 'Warm water after a cold swim at the state park.' },
    { index: 3, text: 'Afternoons for people who work nights at Anschutz.' },
    { index: 5, text: 'Your pet gets a break whenever it needs one.' },
  ],
  testimonials: ['denise', 'darnell', 'samHusky'],
} satisfies CityPage;
