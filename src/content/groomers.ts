import { namedCertificates } from './groomers/certificates';
import { people } from './groomers/people';
import { licenseWords } from './license-words';
import { photographOf } from './photographs';
import team from './photos/team?picture';
import { areCertificatesShown } from './shown';

export const groomers = [
  {
    ...people.maren,
    photograph: photographOf('maren'),
    isDemonstration: true,
    bio: 'After nine years of show Poodles and a busy salon, Maren wanted to see dogs happy at home. She’s the one who talks people out of shaving their Goldens.',
    specialties: ['Poodles and Doodles', 'Hand scissoring', 'Overgrown and matted coats'],
    certifications: namedCertificates('maren'),
  },
  {
    ...people.dev,
    photograph: photographOf('dev'),
    isDemonstration: true,
    bio: 'Dev came to us from a shelter job, grooming the dogs nobody else could touch. He leaves the dryer off for as long as it takes, and he writes down what each dog is afraid of so the next visit starts better.',
    specialties: ['Nervous and reactive dogs', 'First grooms for puppies', 'Double coats'],
    certifications: namedCertificates('dev'),
  },
  {
    ...people.june,
    photograph: photographOf('june'),
    isDemonstration: true,
    bio: 'June worked at a vet’s for twelve years. She reads a cat’s tail from across the van, knows how to hold a sore hip, and tells you when something needs a vet.',
    specialties: ['Cats, longhaired ones above all', 'Older pets', 'Mats close to thin skin'],
    certifications: namedCertificates('june'),
  },
] as const;

export const story = {
  isDemonstration: true,
  title: 'It began with a Poodle who trembled',
  picture: {
    image: team,
    alt: 'Three groomers before the open van at dusk: Maren with a gray Poodle at her knee, Dev with a brush, June with a cat on her arm',
  },
  lead: areCertificatesShown
    ? 'Maren, Dev and June are certified groomers, each trained in pet first aid and CPR.'
    : 'We groom Denver’s dogs and cats outside their own front doors, one at a time.',
  paragraphs: [
    'In 2020, after nine years of show Poodles, Maren was working in a busy salon. One of her regulars, a gray Standard Poodle, had started to tremble in the parking lot. His owner asked Maren to try him at home. She carried a table up two flights of stairs and cut his hair on a balcony in Capitol Hill. He fell asleep on the table.',
    'For a while the whole business was house calls after work with a borrowed dryer. Three years ago she and her brother Anders made it a company. He fitted out the van with a warm tub and with batteries, which keep the side streets quiet, and still does the books. Dev joined for the dogs who are afraid, June for the cats.',
    'We never grew into a fleet. Three people groom, they know your pet by name, and what they learn gets written down for the next visit.',
    licenseWords(),
  ].filter(Boolean),
} as const;

export const values = [
  {
    title: 'The pet sets the pace',
    text: 'We never double-book. Your pet can rest at any time.',
  },
  {
    title: 'The price before the clippers',
    text: 'You see an estimate when you book. If the coat needs more work than we thought, we’ll tell you the price before we start, and you decide.',
  },
  {
    title: 'Honest about coats',
    text: 'Some mats have to come off, and some lumps need a vet. We’ll tell you, even when it makes the visit shorter.',
  },
] as const;
