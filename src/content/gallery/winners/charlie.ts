import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Charlie',
  breed: 'Corgi',
  petType: 'dog',
  age: '3 years',
  month: monthsBeforeNewest(6),
  imageAlt: 'Charlie, a red and white Corgi with a clean white chest and plush fur',
  teaser:
    'Charlie has short legs and found a creek. We met him at his muddiest, and he was thrilled about it.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'charlie.found.the.creek',
  story: [
    'A corgi’s belly is four inches off the ground, which in mud season is no distance. Charlie hikes on Saturdays and by Sunday night the underside of him has the texture of a doormat.',
    'He won for the moment he stood in our tub with only his ears still red. Three rinses in, the water ran clear. Four in, a white chest appeared that his owner swore she had forgotten. We dried him in the direction the hair grows, which keeps static down.',
    'He shook once, in the doorway, and his groomer wore most of it.',
  ],
  services: [
    'Spa Bath & Brush',
    'De-shedding Treatment',
    'Hair between the pads tidied for trails',
    'Nail Grinding',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Charlie with mud up to his chest and splashed on his cheek and brow',
      afterAlt: 'Charlie with a clean white chest',
      caption: 'Four rinses apart',
    },
    {
      beforeAlt: 'Charlie lying on a rug, his coat dull and rough along his back',
      afterAlt: 'Charlie lying on a rug, his back smooth and glossy',
      caption: 'What a rake does in one hour',
    },
  ],
  seoDescription:
    'Charlie the Corgi, a Pet of the Month: four inches of clearance, one muddy creek and a white chest nobody remembered.',
} satisfies WinnerStory;
