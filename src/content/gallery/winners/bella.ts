import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Bella',
  breed: 'Shih Tzu',
  petType: 'dog',
  age: '11 years',
  month: monthsBeforeNewest(5),
  imageAlt: 'Bella, a gold and white Shih Tzu, her topknot tied up in a copper bow',
  teaser:
    'Bella is newly blind and goes by voices. She’s steadier on the table than dogs half her age.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'bella.and.the.copper.bow',
  story: [
    'Bella lost her sight over a few months. Her owner worried that a table, a tub and a buzzing thing would now be too much, and asked whether we’d at least try the face.',
    'We changed three things. Her groomer always talks from the front. A hand is on her before any tool is. And each tool is switched on far away and brought closer, so that nothing starts next to her ear. She worked out the order by the second paw and offered the third before it was asked for.',
    'The corners of her eyes are kept clear now, and the rest is tied up, out of their way. The bow stays. She likes her bow.',
  ],
  services: [
    'Senior Pet Comfort',
    'Eye corners cleared, topknot tied up',
    'Warm bath with pauses',
    'One copper bow',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Bella with hair hanging over one eye, a stained beard and straggly ears',
      afterAlt: 'Bella with her topknot tied up and clear eye corners',
      caption: 'A face that stays dry and clean',
    },
    {
      beforeAlt: 'Bella lying on a rug, her coat stringy, long curved nails on her forepaws',
      afterAlt: 'Bella lying on a rug, her forepaws rounded and the nails short',
      caption: 'Better grip on a floor she can’t see',
    },
  ],
  seoDescription:
    'Bella the blind Shih Tzu, a Pet of the Month: how voices, a steady hand and a slow order made grooming easy again.',
} satisfies WinnerStory;
