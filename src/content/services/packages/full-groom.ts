import type { Service, ServiceCard, ServicePage } from '../service';
import image from './photos/full-groom?picture';
import labradoodleAfter from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-after?picture';
import labradoodleBefore from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-before?picture';
import schnauzerAfter from '@/content/gallery/transformations/photos/miniature-schnauzer-highlands-ranch-after?picture';
import schnauzerBefore from '@/content/gallery/transformations/photos/miniature-schnauzer-highlands-ranch-before?picture';

export const summary = {
  title: 'Full Groom',
  bookingName: 'Full Groom',
  tagline: 'Bath, blow-dry, haircut and finishing',
  madeFor: 'dog',
  order: 1,
  duration: '2-3 hours',
  minutes: 180,
  usualMinutes: 150,
  weeks: 6,
  prices: { small: 120, medium: 145, large: 170, xlarge: 200 },
} satisfies Service;

export const photo = 'A white Poodle on the grooming table, between comb and scissors';

export const card = {
  name: 'Full Groom',
  priceShape: 'from',
  description:
    'For coats that never stop growing. We bathe, blow-dry straight, then cut to the length you agreed on before the clippers come out.',
  features: [
    'Bath, conditioner and a hand-held blow-dry',
    'The classic cut of the breed, or the style you want',
    'Face, feet and sanitary trim, under the tail',
    'Nails trimmed and ears cleaned',
  ],
} satisfies ServiceCard;

/** The pets in the pictures are demonstration content. */
export default {
  photo: { image, alt: photo },
  subtitle:
    'We bathe, dry and cut your dog’s coat at your Denver door, to a length you agree to first',
  groomer: 'Maren',
  pet: 'dog',
  metaDescription:
    'Full groom in our van at your Denver curb: bath, blow-dry, haircut, nails and ears for one dog at a time.',
  about: [
    'A full groom is for hair that keeps growing. Poodles, Doodles, Schnauzers, Shih Tzus, Bichons and most terriers need one.',
    'Before any water runs, we comb a small spot down to the skin and talk about length with you. If the comb stops halfway, there are mats, and we’ll tell you what can be saved and what has to come off.',
    'Your groomer writes down the cut and the blade for next time.',
  ],
  included: [
    'Coat and skin check with you',
    'Brush-out before the bath, since water tightens tangles',
    'Warm bath with a shampoo chosen for the skin, and conditioner',
    'Hand blow-dry, on a quiet setting if need be',
    'Haircut in a breed style or to a length in inches',
    'Face, feet and sanitary trim, under the tail',
    'Nails trimmed',
    'Ears cleaned',
  ],
  whatToExpect: [
    {
      title: 'We agree on the cut',
      description:
        'Show us a picture, or say “an inch all over, leave the ears.” We’ll check the coat and tell you whether it will work.',
    },
    {
      title: 'Bath and blow-dry',
      description:
        'Two rounds of shampoo where needed, then a blow-dry that pulls the hair straight for an even cut, on cool and low for a flat face.',
    },
    {
      title: 'The haircut',
      description:
        'Clippers for the body, scissors for the legs and head. Dogs who tire get a rest with all four feet on the floor.',
    },
    {
      title: 'Nails, ears and a last look',
      description:
        'We finish the small jobs, comb through once more and bring your dog back to your door.',
    },
  ],
  priceNote: 'Tight mats take extra time.',
  transformations: [
    {
      beforeImage: labradoodleBefore,
      afterImage: labradoodleAfter,
      name: 'Labradoodle',
      beforeAlt: 'A Labradoodle with hair over its eyes and long, clumped curls',
      afterAlt: 'The same Labradoodle with a rounded face and an even, open coat',
      caption: 'Eleven weeks of curls, scissored to an inch and a half, with a round face.',
    },
    {
      beforeImage: schnauzerBefore,
      afterImage: schnauzerAfter,
      name: 'Miniature Schnauzer',
      beforeAlt: 'A Miniature Schnauzer with a grown-out body and a tangled beard',
      afterAlt: 'The same Schnauzer with a short jacket, square beard and trimmed brows',
      caption:
        'Back to a classic Schnauzer, short on the back and full along the belly, with a square beard.',
    },
  ],
  faqs: [
    {
      question: 'How often does my dog need a full groom?',
      answer:
        'Every 6-8 weeks, or every 4-6 for Poodles, Doodles and Bichons, with a proper brushing at home in between. If a comb won’t reach the skin behind the ears, don’t wait.',
    },
    {
      question: 'My dog is matted. Do you have to shave everything?',
      answer:
        'No, not if we can help it. Small mats brush out. Mats tight to the skin hurt to pull, so a short clip is kinder. We’ll show you, and you decide.',
    },
    {
      question: 'Do I have to be home for a Full Groom?',
      answer:
        'Yes, you or another adult, at the start and at the end. Keep your phone on in between. Many dogs settle faster when their owner is inside.',
    },
    {
      question: 'Will you cut a Husky or a Golden Retriever short?',
      answer:
        'No, not unless mats leave no choice. Book a Spa Bath & Brush with De-shedding, which takes out the loose undercoat.',
    },
  ],
  related: ['spa-bath', 'senior-care', 'puppy-cut'],
} satisfies ServicePage;
