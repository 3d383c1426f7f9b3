import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Whiskers',
  breed: 'Maine Coon',
  petType: 'cat',
  age: '4 years',
  month: monthsBeforeNewest(0),
  imageAlt: 'Whiskers, a brown tabby Maine Coon with tufted ears and a full combed ruff',
  teaser: 'Whiskers weighs eighteen pounds and greets the van from the roof of the garage.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'whiskers.of.the.garage.roof',
  story: [
    'Whiskers came home as “medium-sized.” He’s now as long as the kitchen counter and sheds in proportion. Last fall his full coat came in, and his britches, the long hair on the back of his legs, knotted from sitting in wet leaves.',
    'He won his month for his manners. Many Maine Coons don’t like their feet touched, and Whiskers gave us all four, one after the other, while keeping his eyes on a chickadee outside the van window. The knots came apart with fingers, cornstarch and a wide comb. No hair had to be cut.',
    'His owner’s favorite moment came after the dryer, when he doubled in size and noticed.',
  ],
  services: [
    'Cat Grooming',
    'Tail and britches, the long hair on the thighs, detangled by hand',
    'Ruff and belly combed',
    'Nail trim',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Whiskers from the front, his ruff flat and stringy with a leaf in it',
      afterAlt: 'Whiskers from the front with his ruff combed into a full circle',
      caption: 'The ruff, before and after a wash for greasy roots',
    },
    {
      beforeAlt: 'Whiskers lying on a rug, his coat dull and stringy and his tail ragged',
      afterAlt: 'Whiskers lying on a rug, his combed tail raised behind him like a ringed plume',
      caption: 'Britches and tail, saved without scissors',
    },
  ],
  seoDescription:
    'Whiskers the Maine Coon, a Pet of the Month: knotted britches, an untangled ruff and manners beyond his size.',
} satisfies WinnerStory;
