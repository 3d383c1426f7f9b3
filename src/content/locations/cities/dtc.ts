import type { AreaSummary } from '../area';
import type { CityPage } from '../city';
import { durationWords, priceRangeWords } from '@/content/services/package-words';

export const summary = {
  name: 'DTC',
  center: { lat: 39.625, lng: -104.895 },
  nameSide: 'right',
  isCrowded: true,
  minutes: '26-30',
  zips: ['80111', '80112', '80237'],
} satisfies AreaSummary;

export default {
  description:
    'Mobile grooming in the Denver Tech Center: Southmoor, Hutchinson Hills, Hampden South. We groom while you work and bring your pet back to you.',
  lead: 'We come to your home in Southmoor or by Belleview Station, or to your office while you work.',
  spokenName: 'the Denver Tech Center',
  localLandmark: 'Belleview Station',
  secondaryNeighborhood: 'Southmoor',
  intro: 1,
  opening:
    'Most garages around Belleview Station are too low for the van. The surface lot or the service court works.',
  nearbyAreas: ['greenwood-village', 'centennial', 'cherry-hills', 'denver'],
  story: { id: 'golden-retriever-dtc', label: 'A Golden Retriever from the DTC, before and after' },
  local: {
    parking:
      'Around Belleview Station most garages are too low for us. We use the surface lot or the service court. The leasing office can say which. In Southmoor, Hutchinson Hills and Hampden South it’s an ordinary driveway visit. Some people have us come to the office instead. That works if the property manager agrees and the lot has two spaces end to end.',
    paws: 'Rosamond Park has shade. Cherry Creek State Park, just past I-225, has off-leash acres and mud, and its dogs come to us with silt to the elbow. Silt dulls a clipper blade in minutes, so we wash a silty coat before we cut it.',
    reach:
      'Nine miles from downtown, about half an hour, and longer at 5 PM. 80237 is the Denver side, and 80111 and the top of 80112 are the towers toward Greenwood Village.',
  },
  ownQuestion: {
    question: 'Can you groom my dog at my office?',
    answer:
      'Yes, if the property manager agrees and there’s level space for a van. You bring your dog down, and we text when the coat is dry. For a first visit we’d rather come to your home, where your dog is calm.',
  },
  questions: {
    cost: {
      question: 'What does a lunch-hour bath at the office cost?',
      answer: `${priceRangeWords('spa-bath')} by size, the same as at home. A bath and brush takes ${durationWords('spa-bath')}, so plan a long lunch.`,
    },
    soon: {
      question: 'Can you come between my meetings?',
      answer:
        'Yes. Choose a window that opens in a quiet stretch. We need you for about ten minutes at the start and two at the end.',
    },
    more: {
      question: 'Do you need permission from the leasing office?',
      answer: 'Often. Many complexes ask vendors to check in first. A quick call from you helps.',
    },
  },
  benefits: [
    { index: 0, text: 'At your home, or in the parking lot of your office.' },
    { index: 1, text: 'Your dog gets a warm bath while you take the call.' },
    { index: 2, text: 'We wash the state-park silt out before we cut.' },
    { index: 3, text: 'A window that opens between two meetings.' },
  ],
  testimonials: ['jen', 'tomAndAbbyJune', 'lindaHour'],
} satisfies CityPage;
