import devPortrait from '../photos/groomer-dev?picture';
import marenPortrait from '../photos/groomer-maren?picture';

/** The groomers who write, by id. Demonstration people. */
export const authors = {
  maren: {
    name: 'Maren Solberg',
    role: 'Master Groomer & Co-Founder',
    portrait: { image: marenPortrait, alt: 'Maren Solberg with scissors, beside a gray Poodle' },
  },
  dev: {
    name: 'Dev Castillo',
    role: 'Senior Groomer & Behavior Specialist',
    portrait: { image: devPortrait, alt: 'Dev Castillo with an arm around a patched dog' },
  },
} as const;

export type Author = (typeof authors)[keyof typeof authors];
