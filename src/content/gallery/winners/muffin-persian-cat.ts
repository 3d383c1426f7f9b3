import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Muffin',
  breed: 'Persian Cat',
  petType: 'cat',
  age: '7 years',
  month: monthsBeforeNewest(2),
  imageAlt: 'Muffin, a white Persian cat with a round clean face and a soft brushed coat',
  teaser: 'A cat who hated her brush fell in love with a comb. It took three visits.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'muffin.prefers.the.comb',
  story: [
    'Muffin’s first visit lasted eighteen minutes, because that is when her ears went back. We clipped her nails, did one side of the ruff and took her home across the lawn. Her owner was surprised that we stopped.',
    'On the second visit she let us do the belly. On the third, she walked out of her carrier, lay down on the mat and pushed her cheek into the comb. The wire brush at home has been retired. She gets ten strokes with a steel comb each evening, before dinner, and counts them.',
  ],
  services: ['Cat Grooming', 'Comb-out in short rounds', 'Face and tear-stain care', 'Nail trim'],
  beforeAfter: [
    {
      beforeAlt: 'Muffin with brown stains under both eyes',
      afterAlt: 'Muffin with clean, dry corners under both eyes',
      caption: 'The face: warm water and patience',
    },
  ],
  seoDescription:
    'Muffin the Persian cat, a Pet of the Month: three short visits that turned a comb from an enemy into dinner music.',
} satisfies WinnerStory;
