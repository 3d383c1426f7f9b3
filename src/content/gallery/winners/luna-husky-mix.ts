import { monthsBeforeNewest } from '../winner-months';
import type { WinnerStory, WinnerSummary } from '../winner';

export const summary = {
  name: 'Luna',
  breed: 'Husky Mix',
  petType: 'dog',
  age: '5 years',
  month: monthsBeforeNewest(1),
  imageAlt: 'Luna, a gray and white husky mix with one blue eye and a plush brushed coat',
  teaser: 'She sang through the entire blow-dry. The neighbors asked who was getting married.',
} satisfies WinnerSummary;

export default {
  handle: 'luna.says.roo.denver',
  story: [
    'Luna is part husky and part question mark, with one blue eye and a voice. She came to us with her undercoat in tufts, the way a husky looks when it has decided about a season and the weather has not.',
    'People ask us to shave coats like hers. We talked about it at the door: the outer hairs keep off sun in summer and snow in winter, and they may never grow back as they were. Her owner nodded, Luna sang, and the dryer took out enough wool to stuff a bolster.',
    'She answered the dryer in the right key. We have it on video and play it on slow days. It was never a contest.',
  ],
  services: [
    'Spa Bath & Brush',
    'De-shedding Treatment',
    'Hair trimmed between the pads',
    'Nail Grinding',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Luna’s side with pale tufts of loose undercoat',
      afterAlt: 'Luna’s side lying smooth and even',
      caption: 'One bath, one dryer, no clipper',
    },
    {
      beforeAlt: 'Luna’s tail, thin at the root with clumps at the tip',
      afterAlt: 'Luna’s tail, brushed out like a plume',
      caption: 'The tail needed a quarter of an hour of its own',
    },
  ],
  seoDescription:
    'Luna the singing husky mix, a Pet of the Month: a de-shed double coat, never shaved, and a concert under the dryer.',
} satisfies WinnerStory;
