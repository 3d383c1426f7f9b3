import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Lucy',
  breed: 'Tabby Cat',
  petType: 'cat',
  age: '15 years',
  month: monthsBeforeNewest(7),
  imageAlt: 'Lucy, an old gray tabby cat with a soft brushed coat, sitting upright',
  teaser: 'Lucy is fifteen and arthritic. Hers was the quietest visit of our month.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'lucy.quietly.fifteen',
  story: [
    'Old cats stop grooming where it hurts to bend. Lucy’s coat had gone flaky over the hips, and two of her nails had thickened and curled until one touched the pad. Her owner had noticed the clicking on the floorboards.',
    'We did the nails first, a little at a time. An old cat’s nail can splinter, so we went slowly and checked the pad, which was whole. Then a warm damp towel in place of a bath, a soft brush, and a small comb for the knots at the base of her tail. The knots are why she came for Cat Grooming and not for Senior Pet Comfort. She purred at the towel.',
    'Lucy is our oldest client. She watches us pack up from the porch.',
  ],
  services: [
    'Cat Grooming',
    'Thickened nails trimmed in stages',
    'Warm towel in place of a bath',
    'Knots at the tail combed out',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Lucy lying on a rug, her coat dull and the nails of her forepaws long and curved',
      afterAlt: 'Lucy lying on a rug, her coat smooth and the nails of her forepaws short',
      caption: 'Fifteen-year-old feet, quiet on the floor again',
    },
  ],
  seoDescription:
    'Lucy the tabby cat, a Pet of the Month: fifteen years old, sore hips, short nails again and a purr for the warm towel.',
} satisfies WinnerStory;
