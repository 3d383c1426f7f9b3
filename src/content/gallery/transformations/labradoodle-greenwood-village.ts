import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 7,
  petName: 'Fern',
  breed: 'Labradoodle',
  petType: 'dog',
  location: 'Greenwood Village',
  locationSlug: 'greenwood-village',
  service: 'Full Groom',
  serviceSlug: 'full-groom',
  caption:
    'Fern’s coat couldn’t be saved, so we told her owner and cut it short. Underneath the felt was a quick, leggy, much happier dog.',
  beforeAlt:
    'Fern before her groom: a chocolate Labradoodle with felted hair hanging in clumps from ears and body',
  afterAlt: 'Fern after her groom: the same Labradoodle in a short velvety coat with soft ears',
  testimonial: {
    text: 'I had cried about the mats and expected a lecture. They explained what had to come off and gave me a comb for home.',
    author: 'Colleen, Greenwood Village',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Starting over with Fern in Greenwood Village',
  month: '2024-05',
  size: 'medium',
  extra: 'matting',
  services: [
    'Full Groom',
    'Short clip under matted coat',
    'Soothing oatmeal bath',
    'Ear tips hand-scissored',
  ],
  story: [
    'Fern came to her family at two years old, and nobody had told them that brushing only the top of a doodle coat presses the rest together. After a winter of snow on the High Line Canal she wore one mat from the shoulders to the tail.',
    'Brushing that out would have hurt for hours. We explained it at the van door, with a hand on the worst spot, and her owner decided for the short clip. A fine blade slipped under the felt and the coat came away almost in one piece. We looked at every inch of skin, found two pink patches and showed them to her owner, who asked her vet about them.',
    'A steel comb went home with Fern. In ten weeks the curls were back at an inch, and this time it glides through them to the skin.',
  ],
  seoDescription:
    'Fern, a Labradoodle from Greenwood Village, before and after a matted coat was clipped short, with the reasons why and the plan that followed.',
} satisfies TransformationStory;
