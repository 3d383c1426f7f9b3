import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 4,
  petName: 'Duchess',
  breed: 'Persian Cat',
  petType: 'cat',
  location: 'Capitol Hill',
  locationSlug: 'capitol-hill',
  service: 'Cat Grooming',
  serviceSlug: 'cat-grooming',
  caption:
    'Duchess came down in the elevator, in her carrier. About an hour later she was back on her radiator with her ruff combed out.',
  beforeAlt:
    'Duchess before her groom: a cream Persian cat with a dull, clumped ruff, hair over one eye and tear stains beside her nose',
  afterAlt: 'Duchess after her groom: the same Persian with an airy combed ruff and a clean face',
  testimonial: {
    text: 'The last salon called me after ten minutes to come and get her. This time nobody called. I watched from the window and she just sat there being combed.',
    author: 'Théo, Capitol Hill',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Duchess comes down three floors in Capitol Hill',
  month: '2024-11',
  size: 'small',
  services: [
    'Cat Grooming',
    'Degreasing bath',
    'Comb-out of ruff and belly',
    'Face cleaned fold by fold',
    'Nail trim',
  ],
  story: [
    'Duchess lives on the fourth floor of an old Capitol Hill building and sheds on one armchair only. Persians make a lot of skin oil. By fall her ruff felt waxy and the fur on her belly had closed into three soft mats.',
    'We let the van go quiet before we opened the carrier. No dryer was on, and the van had just been cleaned. She was combed dry first, then bathed in two shallow changes of water with a wash that lifts grease, and dried with towels and cool air, kept away from her head.',
    'The tear stains took longest, with warm water and a soft pad, one fold at a time. They will come back, since a flat face makes them, but the skin underneath is dry now and her owner has a two-minute routine for it.',
  ],
  seoDescription:
    'Duchess, a Persian cat from Capitol Hill, before and after a quiet visit to the van: a degreasing bath, a patient comb-out and a clean face.',
} satisfies TransformationStory;
