import type { WinnerStory, WinnerSummary } from '../winner';
import { monthsBeforeNewest } from '../winner-months';

export const summary = {
  name: 'Max',
  breed: 'Miniature Schnauzer',
  petType: 'dog',
  age: '9 years',
  month: monthsBeforeNewest(4),
  imageAlt: 'Max, a salt and pepper Miniature Schnauzer with a square beard and sharp brows',
  teaser: 'Max barked at the van for a year. Now he waits on the curb for it.',
} satisfies WinnerSummary;

export default {
  isDemonstration: true,
  handle: 'max.waits.at.the.curb.denver',
  story: [
    'For a year Max considered our van an enemy. We groom two dogs on his street, and he told us off from behind the sofa each time. Then his own salon closed, and there he was on our table, glaring.',
    'We let him inspect everything: table, tub, the bucket with the towels. He settled on the bath mat. His coat is rolled by hand along the back, a slow way of taking out dead wire so the new hair comes in dark and hard, and it turns out he likes it. Halfway through he leaned.',
    'His owner says he knows our van from two blocks away now. He still barks, but at a higher pitch.',
  ],
  services: [
    'Full Groom',
    'Back coat rolled by hand, quoted first',
    'Beard and brows scissored',
    'Nail trim',
  ],
  beforeAfter: [
    {
      beforeAlt: 'Max with a soft, faded gray coat along his back',
      afterAlt: 'Max with a dark, crisp coat along his back',
      caption: 'His back after an hour of hand work',
    },
  ],
  seoDescription:
    'Max the Miniature Schnauzer, a Pet of the Month: a year of barking at the van, then a seat in it, beard first.',
} satisfies WinnerStory;
