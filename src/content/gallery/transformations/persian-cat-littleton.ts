import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 8,
  petName: 'Basil',
  breed: 'Persian Cat',
  petType: 'cat',
  location: 'Littleton',
  locationSlug: 'littleton',
  service: 'Cat Grooming',
  serviceSlug: 'cat-grooming',
  caption:
    'Basil’s back had matted and it hurt him. He kept the mane and boots of a lion cut and lost the mats for the summer.',
  beforeAlt:
    'Basil before his groom: a blue Persian cat with a heavy, flattened coat that hangs in strands',
  afterAlt: 'Basil after his groom: the same Persian with a clean, combed mane and a smooth coat',
  testimonial: {
    text: 'It was shorter than we expected, to be honest. But he doesn’t growl when we touch his back now, so we’d do it again.',
    author: 'The Okafors, Littleton',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Basil of Littleton takes up the lion cut',
  month: '2024-07',
  size: 'small',
  extra: 'lionCut',
  services: [
    'Cat Grooming',
    'Lion cut with mane, boots and plume',
    'Ear and eye cleaning',
    'Nail trim',
  ],
  story: [
    'At eleven, Basil had stopped reaching his own lower back. The hair there had flattened and locked, a hand’s width across, and he growled when it was touched. Mats pull with each step.',
    'His owners asked for a lion cut after talking to their vet. Cat skin is thin and loose, so the blade runs flat and slow while the other hand keeps the skin smooth ahead of it. We worked in three short rounds, with the mane, the boots and the end of the tail left as they were. One of his people watched through the window throughout.',
    'We suggested a fleece bed for the first nights and a comb through the mane on Sundays. By October he should have a plush half inch again.',
  ],
  seoDescription:
    'Basil, an eleven-year-old Persian cat from Littleton, before and after a lion cut that ended the mats on his back and the growling about them.',
} satisfies TransformationStory;
