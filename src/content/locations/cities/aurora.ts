import type { AreaSummary } from '../area';
import type { CityPage } from '../city';

export const summary = {
  name: 'Aurora',
  center: { lat: 39.7294, lng: -104.8319 },
  zips: [
    '80010',
    '80011',
    '80012',
    '80013',
    '80014',
    '80015',
    '80016',
    '80017',
    '80018',
    '80019',
    '80045',
    '80247',
  ],
} satisfies AreaSummary;

export default {
  description:
    'Mobile pet grooming across Aurora, from Del Mar and Anschutz to Saddle Rock. The van parks at your home; see prices and request a day online.',
  lead: 'From Stanley Marketplace to the edge of the plains, and no dog has to get in a car.',
  localLandmark: 'Stanley Marketplace',
  secondaryNeighborhood: 'Saddle Rock',
  intro: 2,
  nearbyAreas: ['central-park', 'glendale', 'centennial'],
  local: {
    parking:
      'Del Mar and the older streets near Stanley Marketplace have deep lots and easy curbs. We pull up and start. Near the Anschutz campus, shift workers book us for the hour they wake up, and the garage attendant usually wants to know we’re coming, so put the building name in the notes. In Saddle Rock and Tallyn’s Reach we use the driveway. If your HOA has rules about vans, tell us what they are.',
    paws: 'Cherry Creek State Park gives dogs 107 acres off leash, with sand, shore and plenty of burrs. Grandview Dog Park on East Quincy is drier and dustier. A state-park dog gets combed before the bath with us, never after, because wet burrs tighten.',
    reach:
      'Original Aurora, 80010, lies some seven miles east of downtown. From 80011 through 80014 and 80017 you’re squarely on our route. Southlands and 80016 sit at its far end, so text us first and we’ll tell you which days we run that way.',
  },
  ownQuestion: {
    question: 'Do you come as far as Southlands?',
    answer:
      'Often. 80016 is about as far east as the van goes, and we group those visits on the same day. Send the request with your ZIP and we’ll say yes, or name the next day we’re out there.',
  },
  questions: {
    cost: {
      question: 'How much is a groom in Aurora?',
      answer:
        'Del Mar or Southlands, the package costs the same. Only the travel fee depends on your ZIP.',
    },
    reach: {
      question: 'Which Aurora ZIP codes might pay a travel fee?',
      answer: 'Most of them.',
    },
    soon: {
      question: 'I work nights at Anschutz. Can you come in the afternoon?',
      answer:
        'Yes. The 12-2 PM and 2-4 PM windows suit people who have just woken up. Put the building in the notes, and whom we should ask about parking.',
    },
    more: {
      question: 'What should I do about burrs from the state park?',
      answer:
        'Leave the deep ones alone. Pulling knots the hair around them. We comb them out before the bath, while they’re still dry.',
    },
  },
  benefits: [
    { index: 0, text: 'From Del Mar to Southlands, at your own curb.' },
    { index: 1, text: 'Warm water and thick towels after a cold swim at the state park.' },
    { index: 3, text: 'Afternoons for people who work nights at Anschutz.' },
    { index: 4, text: 'Ask your neighbors in Del Mar or Saddle Rock.' },
  ],
  testimonials: [
    {
      text: 'I am a night nurse at Anschutz. They groomed the cat while I had breakfast at four in the afternoon.',
      author: 'Imani and Contessa, near the campus',
      isDemonstration: true,
    },
    {
      text: 'Forty burrs from the state park. They counted with my daughter, combed every one, and kept his tail.',
      author: 'Walt and Ranger, Saddle Rock',
      isDemonstration: true,
    },
    {
      text: 'Second dog, same groomer, same driveway in Del Mar. That is all I want from a service.',
      author: 'Yesenia and Frijol, Del Mar',
      isDemonstration: true,
    },
  ],
} satisfies CityPage;
