import labradoodleAfter from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-after?picture';
import labradoodleBefore from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-before?picture';
import schnauzerAfter from '@/content/gallery/transformations/photos/miniature-schnauzer-highlands-ranch-after?picture';
import schnauzerBefore from '@/content/gallery/transformations/photos/miniature-schnauzer-highlands-ranch-before?picture';
import type { Service, ServiceCard, ServicePage } from '../service';

export const summary = {
  title: 'Full Groom',
  bookingName: 'Full Groom',
  tagline: 'Bath, blow-dry, haircut and finishing',
  order: 1,
  duration: '2-3 hours',
  prices: { small: 120, medium: 145, large: 170, xlarge: 200 },
} satisfies Service;

/** What the picture of the package shows, in words. */
export const photo =
  'A Labradoodle with a bow tie on the grooming table, between comb and scissors';

export const card = {
  name: 'Full Groom',
  order: 2,
  priceShape: 'from',
  description:
    'For coats that never stop growing. We bathe, dry straight, then cut to a length you have agreed to before the clippers are on.',
  features: [
    'Bath, conditioner and a hand-held blow-dry',
    'Haircut by breed or by your own wish',
    'Face, feet and sanitary trim',
    'Nails trimmed and ears cleaned',
  ],
} satisfies ServiceCard;

/** The pets in the pictures are demonstration content. */
export default {
  subtitle: 'Bath, blow-dry and a haircut you agree to first, all outside your own front door',
  metaDescription:
    'Full groom in our van at your Denver curb: bath, blow-dry, haircut, nails and ears for one dog at a time. 2-3 hours, starting at $120.',
  about: [
    'A full groom is the long appointment: two to three hours in which one groomer works on one dog. Poodles, Doodles, Schnauzers, Shih Tzus, Bichons and most terriers need it, because their hair grows until somebody cuts it.',
    'Before any water runs we comb a small spot down to the skin and talk about length with you, on your sidewalk. If the comb stops halfway there are mats, and we tell you what can be saved and what has to come off. You know the look and the price before we begin.',
    'Most dogs do best with a full groom every 6-8 weeks. Poodles and Doodles tangle faster, so plan on every 4-6.',
  ],
  included: [
    'Coat and skin check with you at the door of the van',
    'Brush-out before the bath, so that water does not tighten tangles',
    'Warm bath with a shampoo chosen for the skin, and conditioner',
    'Blow-dry by hand, with a quieter setting for dogs who dislike the noise',
    'Haircut in a breed style or to a length in inches',
    'Face, feet, tail and sanitary trim',
    'Nails trimmed',
    'Ears cleaned',
  ],
  whatToExpect: [
    {
      title: 'We agree on the cut',
      description:
        'Show us a picture, or say “an inch all over, leave the ears.” We put a hand on the coat and say whether it will work.',
    },
    {
      title: 'Bath and blow-dry',
      description:
        'Two rounds of shampoo where it is needed, then a dry that pulls the hair straight. A straight coat is the secret of an even cut.',
    },
    {
      title: 'The haircut',
      description:
        'Clippers for the body, scissors for the legs and head. Dogs who tire get a rest with all four feet on the floor.',
    },
    {
      title: 'Nails, ears and a last look',
      description:
        'We finish the small jobs, comb through once more and hand your dog over at your door, with notes for the next visit.',
    },
  ],
  isPricedByWeight: true,
  priceNote:
    'Tight mats take extra time. We name any difference before the first snip, and you may say no.',
  transformations: [
    {
      beforeImage: labradoodleBefore,
      afterImage: labradoodleAfter,
      name: 'Labradoodle',
      before: 'A Labradoodle with hair over its eyes and long, clumped curls',
      after: 'The same Labradoodle with a rounded face and an even, open coat',
      caption:
        'Eleven weeks of curls, scissored to an inch and a half, with a round face. 2 hours 40 minutes.',
    },
    {
      beforeImage: schnauzerBefore,
      afterImage: schnauzerAfter,
      name: 'Miniature Schnauzer',
      before: 'A Miniature Schnauzer with a grown-out body and a tangled beard',
      after: 'The same Schnauzer with a short jacket, square beard and trimmed brows',
      caption: 'Back to a classic Schnauzer: short jacket, full skirt, square beard.',
    },
  ],
  faqs: [
    {
      question: 'How often does my dog need a full groom?',
      answer:
        'Every 6-8 weeks suits most dogs. Poodles and Doodles need one every 4-6 weeks, and a proper brushing at home in between. If you cannot get a comb to the skin behind the ears, it is time.',
    },
    {
      question: 'My dog is matted. Do you have to shave everything?',
      answer:
        'Not by habit. Small mats can be worked out; mats that lie tight on the skin hurt when they are pulled, and there a short clip is the kind choice. We show you where before we decide together.',
    },
    {
      question: 'Do I need to stay with my dog?',
      answer:
        'Please be home for the first ten minutes and reachable by phone. After that most dogs settle faster when their person is inside. Tell us if yours is one who wants to see you.',
    },
    {
      question: 'Will you cut a Husky or a Golden Retriever short?',
      answer:
        'We advise against it. A double coat keeps sun off the skin, and our sun is strong at this altitude; shaved, it may grow back patchy. A bath with de-shedding does more for the heat.',
    },
  ],
  related: ['spa-bath', 'senior-care', 'puppy-cut'],
} satisfies ServicePage;
