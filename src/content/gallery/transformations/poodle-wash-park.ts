import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 3,
  petName: 'Colette',
  breed: 'Poodle',
  petType: 'dog',
  location: 'Wash Park',
  locationSlug: 'wash-park',
  service: 'Full Groom',
  serviceSlug: 'full-groom',
  caption:
    'Sprinklers had started to cord her coat. We clipped the body short for summer and kept the topknot.',
  beforeAlt:
    'Colette before her groom: a black Standard Poodle with corded ears, a leaf in one of them, and a topknot fallen over her brow',
  afterAlt:
    'Colette after her groom: the same Poodle with velvet-short curls and a bow in her round topknot',
  testimonial: {
    text: 'I asked for short and easy to dry, with the topknot left on, and that’s what she got.',
    author: 'Annelise, Wash Park',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'A summer clip for Colette of Wash Park',
  month: '2024-06',
  size: 'large',
  services: [
    'Full Groom',
    'Shaved face, feet and tail base',
    'Hand-scissored topknot',
    'Ear cleaning',
  ],
  story: [
    'Colette does two and a half miles around Washington Park most mornings, and in May she discovered the sprinklers. Poodle hair winds on itself when it dries unbrushed, and the coat along her ribs had started to cord.',
    'Her owner asked for something a working dog would wear. We clipped the body to half an inch, shaved face and feet clean as a poodle’s should be, and left a round topknot, because taking that away changes the whole face. The ears needed care. They’re long, with fine hair, and we combed them from the tips upward a finger’s width at a time.',
    'Half an inch dries on the walk home. It also lets more sun through to the skin, so Colette’s owner keeps to the shady side of the lake.',
  ],
  seoDescription:
    'Colette, a Standard Poodle who walks Washington Park daily, before and after her short summer clip with a topknot she was allowed to keep.',
} satisfies TransformationStory;
