import type { TransformationStory, TransformationSummary } from '../transformation';
import { sunniva } from '@/content/voices/sunniva';

export const summary = {
  galleryOrder: 6,
  petName: 'Domino',
  breed: 'Poodle',
  petType: 'dog',
  location: 'RiNo',
  locationSlug: 'rino',
  service: 'Puppy’s First Groom',
  serviceSlug: 'puppy-cut',
  caption:
    'Domino was five months old and had never met a clipper. We wanted him to like the next visit.',
  beforeAlt:
    'Domino before his first groom: a silver Poodle puppy with a shaggy topknot over one eye and long straggly ears',
  afterAlt:
    'Domino after his first groom: the same puppy with a neat face, a round head and bright eyes',
  testimonial: sunniva,
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'A first groom for a Poodle in RiNo',
  month: '2024-08',
  size: 'small',
  services: [
    'Puppy’s First Groom',
    'Introduction to the clipper and dryer',
    'Face, feet and sanitary trim, under the tail',
    'Nail trim',
  ],
  story: [
    'Domino’s loft has freight trains on one side and murals on the other, so noise was never going to be his problem. Holding still was. A poodle will be groomed for the rest of his life, and the first hour decides how he feels about it.',
    'We put the clipper down beside him, switched off, with liver treats around it. Then on, across the table. Then its warm back against his cheek. Only once his shoulders had dropped and he was eating again did it touch hair. The face took four minutes, each paw about one, with a break on the floor in between.',
    'We stopped at a puppy trim with the body left soft and long. He would have stood for more.',
  ],
  seoDescription:
    'Domino, a five-month-old Poodle from RiNo, before and after his first groom: a slow hour with the clipper, the dryer and a lot of liver treats.',
} satisfies TransformationStory;
