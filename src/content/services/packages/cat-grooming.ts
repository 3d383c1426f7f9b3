import type { Service, ServiceCard, ServicePage } from '../service';
import image from './photos/cat-grooming?picture';
import persianAfter from '@/content/gallery/transformations/photos/persian-cat-capitol-hill-after?picture';
import persianBefore from '@/content/gallery/transformations/photos/persian-cat-capitol-hill-before?picture';
import { usd } from '@shared/business/format';
import { paidForDone, rules } from '@shared/business/policy';
import { catExtras, highestPrice, lowestPrice } from '@shared/business/prices';

export const summary = {
  title: 'Cat Grooming',
  bookingName: 'Cat Grooming',
  tagline: 'Comb-out, nails, and a bath if it helps',
  madeFor: 'cat',
  order: 3,
  duration: '60-90 minutes',
  minutes: 90,
  usualMinutes: 75,
  weeks: 8,
  prices: { small: 85, medium: 95, large: 110, xlarge: 125 },
} satisfies Service;

export const photo = 'A gray longhaired cat with closed eyes, a comb at her ruff';

export const card = {
  name: 'Cat Grooming',
  priceShape: 'range',
  description: 'A quiet van with no dog in it. We stop when your cat has had enough. ' + catExtras,
  features: [
    'Comb-out down to the skin, small mats included',
    'Bath and low-noise dry, if your cat agrees',
    'Nails trimmed, all eighteen of them',
    'Sanitary trim, under the tail, and lion cuts on request',
  ],
} satisfies ServiceCard;

/** The cat in the pictures is demonstration content. */
export default {
  photo: { image, alt: photo },
  subtitle: 'We comb out, bathe and trim your cat’s nails in a quiet van at your Denver door',
  groomer: 'June',
  pet: 'cat',
  metaDescription:
    'Mobile cat grooming in Denver: comb-out, mat removal, bath, nails and lion cuts in a quiet van.',
  about: [
    `The hardest part of grooming for most cats is the trip. With us the carrier goes from your hallway to the van, and comes back ${summary.duration} later.`,
    'Longhaired cats such as Persians, Ragdolls and Maine Coons mat in the armpits, on the belly and behind the ears. Older and heavier cats of any breed stop reaching their lower back. A comb-out every 6-8 weeks keeps most of them out of trouble.',
    `We handle cats with as little restraint as possible and never sedate. If your cat has had enough, we stop, tell you what is done, and finish another day. ${paidForDone} ${rules.secondVisit}`,
  ],
  included: [
    'A chat about temperament, health and favorite treats before we start',
    'Comb-out, small mats included',
    'Bath with a cat-safe shampoo, where it helps',
    'Drying with towels and a low-noise dryer',
    'Nails trimmed',
    'Eyes and ears wiped clean',
    'Sanitary trim, under the tail',
  ],
  whatToExpect: [
    {
      title: 'Carrier by the door',
      description:
        'Have your cat in the carrier, with a towel that smells like home. We carry it over and close the van before we open the carrier. Want to watch? You can, through the window.',
    },
    {
      title: 'Time to settle in',
      description:
        'Cats look around first. We let yours do that, then start where your cat likes to be touched.',
    },
    {
      title: 'Comb, bath, dry',
      description:
        'Mats first, water second. A wet mat shrinks like felt, so the comb always comes before the bath.',
    },
    {
      title: 'Nails and back home',
      description:
        'Nails usually come last. You get your cat back with a short report on skin, ears and anything your vet should see.',
    },
  ],
  priceNote: `Nearly every cat is Small, ${usd(summary.prices.small)}. One over 20 lbs is Medium, ${usd(summary.prices.medium)}.`,
  transformations: [
    {
      beforeImage: persianBefore,
      afterImage: persianAfter,
      name: 'Persian cat',
      beforeAlt: 'A cream Persian cat with a dull, clumped ruff',
      afterAlt: 'The same Persian cat combed out, its ruff open and airy',
      caption:
        'She had a waxy ruff and three soft mats on her belly. We combed her out dry, then gave her a bath that lifts grease.',
    },
  ],
  faqs: [
    {
      question: 'What does cat grooming cost?',
      answer: `${usd(lowestPrice(summary.prices))}-${usd(highestPrice(summary.prices))} by size, more for lion cuts and severe matting. Nearly every cat is ${usd(summary.prices.small)}. A cat over 20 lbs is ${usd(summary.prices.medium)}. ${catExtras}`,
    },
    {
      question: 'What is a lion cut?',
      answer:
        'The body is clipped short and the mane, lower legs and tail tip stay. It’s the kindest way out when the coat is matted to the skin. Cat skin is thin. We work slowly, and your cat should stay indoors while it grows back.',
    },
    {
      question: 'My cat bites at the vet. Can you still come?',
      answer:
        'Often, yes. Ask your vet first, and tell us in the notes, and we’ll plan more time. Many cats are easier close to home. If it isn’t safe, we’ll say so and refer you to a vet who can groom under sedation.',
    },
    {
      question: 'Does my cat really need a bath?',
      answer:
        'Often not. A comb-out and a nail trim are enough for many cats. A bath helps with grease, dandruff or a soiled coat.',
    },
  ],
  related: ['senior-care'],
} satisfies ServicePage;
