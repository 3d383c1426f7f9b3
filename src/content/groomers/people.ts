import devPortrait from '../photos/groomer-dev?picture';
import junePortrait from '../photos/groomer-june?picture';
import marenPortrait from '../photos/groomer-maren?picture';

/**
 * Who grooms, by id. Apart from what else is told of them, so that an article does not load it with
 * its author. `usuallyTakes` presets who comes when a request is answered. A card on the About page has the slug for its id, which search engines know authors by.
 */
export const people = {
  maren: {
    slug: 'maren-solberg',
    name: 'Maren Solberg',
    title: 'Master Groomer & Co-Founder',
    usuallyTakes: undefined,
    portrait: { image: marenPortrait, alt: 'Maren Solberg with scissors, beside a gray Poodle' },
  },
  dev: {
    slug: 'dev-castillo',
    name: 'Dev Castillo',
    title: 'Senior Groomer & Behavior Specialist',
    usuallyTakes: 'puppies',
    portrait: { image: devPortrait, alt: 'Dev Castillo with an arm around a patched dog' },
  },
  june: {
    slug: 'june-hathaway',
    name: 'June Hathaway',
    title: 'Cat & Senior Pet Groomer',
    usuallyTakes: 'cats',
    portrait: { image: junePortrait, alt: 'June Hathaway with a tabby cat asleep in her arms' },
  },
} as const;

export const portraits = Object.values(people).map(({ portrait }) => portrait.image);
