import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Luna',
  breed: 'Husky Mix',
  petType: 'dog',
  age: '5 years',
  month: monthsBeforeNewest(1),
  imageAlt: 'Luna, a gray and white husky mix with one blue eye and a plush brushed coat',
  teaser: 'She talked through the entire blow-dry, ears soft and tail loose, and took every treat.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'luna.talks.to.the.dryer',
  story: [
    'Luna is part husky, with one blue eye and a lot to say. She came to us with her undercoat coming out in tufts.',
    'People ask us to shave coats like hers. We talked about it at the door. The outer hairs keep off sun in summer and snow in winter, and they may never grow back as they were. Her owner agreed, and the dryer took out enough wool to stuff a pillow.',
    'The dryer heard all about it, and there was a treat between verses. When she wanted a break, she got one.',
  ],
  services: [
    'Spa Bath & Brush',
    'De-shedding Treatment',
    'Hair trimmed between the pads',
    'Nail Grinding',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Luna lying on a rug, her coat dull and ragged all around',
      afterAlt: 'Luna lying on a rug, her coat smooth and even',
      caption: 'One bath, one dryer, no clipper',
    },
    {
      beforeAlt: 'Luna lying on a rug, her tail ragged and dusty',
      afterAlt: 'Luna lying on a rug, her tail brushed out to a full curl over her back',
      caption: 'The tail needed a quarter of an hour of its own',
    },
  ],
  seoDescription:
    'Luna the talkative husky mix, a Pet of the Month: a double coat brushed out, never shaved, and plenty of treats along the way.',
} satisfies WinnerStory;
