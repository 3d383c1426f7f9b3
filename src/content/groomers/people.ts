import devPortrait from './photos/dev?picture';
import junePortrait from './photos/june?picture';
import marenPortrait from './photos/maren?picture';

/** Separate from their stories, so that an article does not load those with its author. */
export const people = {
  maren: {
    slug: 'maren-solberg',
    name: 'Maren Solberg',
    title: 'Master Groomer & Co-Founder',
    portrait: { image: marenPortrait, alt: 'Maren Solberg with scissors, beside a gray Poodle' },
  },
  dev: {
    slug: 'dev-castillo',
    name: 'Dev Castillo',
    title: 'Senior Groomer & Behavior Specialist',
    portrait: { image: devPortrait, alt: 'Dev Castillo with an arm around a shaggy brown dog' },
  },
  june: {
    slug: 'june-hathaway',
    name: 'June Hathaway',
    title: 'Cat & Senior Pet Groomer',
    portrait: { image: junePortrait, alt: 'June Hathaway with a tabby cat asleep in her arms' },
  },
} as const;

export const whoComes =
  'Usually Maren comes for dogs, Dev for puppies and nervous dogs, and June for cats and older pets.';

export const portraits = Object.values(people).map(({ portrait }) => portrait.image);
