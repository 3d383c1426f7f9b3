import type { Service, ServiceCard, ServicePage } from '../service';
import image from './photos/senior-care?picture';
import { paidForDone, rules } from '@shared/business/policy';

export const summary = {
  title: 'Senior Pet Comfort',
  bookingName: 'Senior Pet Comfort',
  tagline: 'For pets who tire quickly',
  madeFor: 'any',
  order: 5,
  duration: '60-90 minutes, flexible with breaks',
  minutes: 90,
  usualMinutes: 75,
  weeks: 6,
  prices: { small: 70, medium: 85, large: 100, xlarge: 115 },
} satisfies Service;

export const photo = 'An old black dog with a white muzzle, dozing on a bed under a calm hand';

export const card = {
  name: 'Senior Pet Comfort',
  priceShape: 'from',
  description:
    'For stiff hips, cloudy eyes and pets who tire quickly. We start with what matters most and take as many breaks as your pet needs.',
  features: [
    'Non-slip footing and a supporting hand',
    'Breaks lying down, with water',
    'Warm bath and a quiet dry',
    'Comfort trim, nails and ears',
  ],
} satisfies ServiceCard;

export default {
  photo: { image, alt: photo },
  subtitle: 'We groom older dogs and cats slowly, with breaks, at your Denver door',
  groomer: 'June',
  pet: 'pet',
  metaDescription:
    'Gentle grooming for older dogs and cats at your Denver door, with support and breaks.',
  about: [
    'Older dogs still like to feel clean. They just can’t stay on their feet as long. This visit is planned around that. Your pet can lie down anytime, lean on a hand or a sling, and nobody is waiting behind you.',
    'We put comfort before looks. Nails come early, while your pet still has the patience. Next come the parts that matter for hygiene and the bath, and the pretty details only if there’s energy left.',
    'Tell us about arthritis, heart trouble, blindness or lumps in the notes. For seizures, or if your vet has told you to be careful with stress or heat, call us before you book and we’ll plan it together.',
  ],
  included: [
    'A chat about health, medications and sore spots',
    'Non-slip mats, a low step and a support sling',
    'Nails trimmed first, paws kept low to spare sore joints',
    'Warm bath with a mild shampoo',
    'Towel and low-noise dry, never hot',
    'Brush-out and a short, comfortable trim',
    'Ears, eyes and folds cleaned',
    'A written note on lumps, skin and teeth for your vet',
  ],
  whatToExpect: [
    {
      title: 'A short walk, or a lift',
      description:
        'We park as close as we can. Dogs who can’t climb anymore are lifted in by hand or with a sling.',
    },
    {
      title: 'The important things first',
      description: 'Nails, eyes and under the tail. If your pet tires early, these are done.',
    },
    {
      title: 'Bath with a pause',
      description:
        'The water is warm. Afterward there’s time to lie on a towel before the dryer starts.',
    },
    {
      title: 'Trim lying down, if need be',
      description:
        'We cut in whatever position is comfortable, finish when your pet has had enough, and carry your pet to bed if you like.',
    },
  ],
  priceNote:
    'Breaks are part of the price, and we don’t charge by the minute. The price includes a short, simple trim. For a breed style, book the Full Groom, and for a cat with mats, Cat Grooming.',
  faqs: [
    {
      question: 'When is my pet a senior?',
      answer:
        'There’s no set age. Large dogs often slow down at seven or eight, small dogs and cats a few years later. If standing for an hour is hard, this is the right visit.',
    },
    {
      question: 'What if my dog can’t stand?',
      answer:
        'We groom lying down, one side and then the other, with a sling for the few minutes that need legs. If a bath is too much, we wash with warm cloths instead.',
    },
    {
      question: 'What if it’s too much for my pet?',
      answer: `We stop, tell you what’s done and what’s left, and offer a short second visit rather than push on. ${paidForDone} ${rules.secondVisit}`,
    },
    {
      question: 'Can my dog still have a haircut?',
      answer:
        'Yes, a short and simple one that is easy to keep. For a full breed style, choose the Full Groom, if your dog is still comfortable standing that long.',
    },
  ],
  related: ['spa-bath', 'full-groom', 'cat-grooming'],
} satisfies ServicePage;
