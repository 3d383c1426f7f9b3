import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Buddy',
  breed: 'Golden Retriever',
  petType: 'dog',
  age: '2 years',
  month: monthsBeforeNewest(3),
  imageAlt: 'Buddy, a young Golden Retriever with a bright coat and tidy feathering',
  teaser:
    'Buddy met a skunk the day before a family wedding. He carried the rings and smelled of oatmeal.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'buddy.has.the.wedding.rings',
  story: [
    'The text came at seven in the morning: “Skunk. Wedding tomorrow. He has the rings.” Buddy had met his first skunk beside the trash cans and then, to be thorough, rolled where it had stood.',
    'The trick is to stay away from water until the oil is broken. We worked a de-skunking mix into the dry coat with gloves, gave it its minutes, rinsed, and did it again around the head with a cloth so that nothing ran into his eyes. Then an ordinary bath, twice, and the dryer. The skunk treatment is on our price list.',
    'He walked down the aisle on Saturday with the rings on a satin ribbon.',
  ],
  services: [
    'Full Groom',
    'Two-stage skunk treatment',
    'Feathering on legs and tail shaped',
    'Teeth Brushing',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Buddy with brown mud on his face and chest',
      afterAlt: 'Buddy with a clean, fluffy pale-gold chest',
      caption: 'After rolling by the trash cans, and Saturday morning',
    },
    {
      beforeAlt: 'Buddy lying on a rug, ragged hair grown out over the toes of his forepaws',
      afterAlt: 'Buddy lying on a rug, his forepaws trimmed round and every toe in view',
      caption: 'Feet fit for an aisle',
    },
  ],
  seoDescription:
    'Buddy the Golden Retriever, a Pet of the Month: skunked on Friday, ring bearer on Saturday, oatmeal in between.',
} satisfies WinnerStory;
