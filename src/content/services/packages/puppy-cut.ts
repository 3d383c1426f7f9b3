import type { Service, ServiceCard, ServicePage } from '../service';
import image from './photos/puppy-cut?picture';

export const summary = {
  title: 'Puppy’s First Groom',
  bookingName: 'Puppy Cut',
  tagline: 'A gentle first visit, 12 weeks to 6 months',
  madeFor: 'dog',
  order: 2,
  duration: '45-90 minutes',
  minutes: 90,
  usualMinutes: 75,
  weeks: 6,
  prices: { small: 60, medium: 70, large: 80, xlarge: 90 },
} satisfies Service;

export const photo = 'A silver and white puppy with a bow, beside a jar of treats and a brush';

export const card = {
  name: 'Puppy Groom',
  priceShape: 'from',
  description:
    'Puppy’s First Groom is for puppies under 6 months. It’s short, with treats. A calm first visit makes the next one easier.',
  features: [
    'Gentle bath and a soft dry',
    'Tidy-up around eyes, feet and bottom',
    'First nail trim, one paw at a time',
    'A note on what to practice at home',
  ],
} satisfies ServiceCard;

export default {
  photo: { image, alt: photo },
  subtitle: 'We give puppies under 6 months a short, gentle first groom at your Denver door',
  groomer: 'Dev',
  pet: 'puppy',
  metaDescription:
    'First groom for puppies under 6 months, at your Denver door: mild bath, light trim, nails and plenty of pauses.',
  about: [
    'Puppies decide early whether a dryer is scary. We’d rather do half a haircut with a wagging tail than a whole one on a frightened dog. This visit is short and slow, and there are plenty of treats.',
    'The best start is between 12 and 16 weeks. By then most puppies have had several of their shots. Ask your vet when yours is ready for new places. The van is disinfected between visits, and no other dog is in it.',
    'We keep the trim light: hair out of the eyes, round feet, a clean bottom. Past six months, book a Full Groom or a Spa Bath & Brush, depending on the coat.',
  ],
  included: [
    'Time to sniff the van, the table and the tools',
    'Bath with a mild puppy shampoo',
    'Towel and soft-air dry',
    'Light trim around eyes, feet and bottom',
    'Brush and comb, and we’ll show you how',
    'Nails trimmed',
    'Ears checked and cleaned',
  ],
  whatToExpect: [
    {
      title: 'Meet the van',
      description:
        'Your puppy climbs in, or is carried, and gets to look at everything switched off. You can watch from the open door for this part.',
    },
    {
      title: 'A lukewarm bath',
      description:
        'Shallow water, quiet voices, one hand always on the puppy. Faces get a washcloth.',
    },
    {
      title: 'Sounds, one at a time',
      description:
        'The dryer hums from across the van before it comes closer, and we touch with the back of the clippers before the blade. Each new sound comes with a treat.',
    },
    {
      title: 'A small trim and a report',
      description:
        'We stop while it’s still fun. We’ll tell you what went well, what to practice, and when to book the next one.',
    },
  ],
  priceNote: 'You pay for the size your puppy is that day.',
  faqs: [
    {
      question: 'When should the first groom be?',
      answer:
        'At 12-16 weeks, once your vet says yes. Later is fine too, but the longer you wait, the stranger a dryer seems. This package is for puppies under 6 months.',
    },
    {
      question: 'Which shots does my puppy need?',
      answer:
        'Ask your vet when your puppy is ready for new places, and tell us in the notes which shots are still to come. We don’t ask for papers. No other dog is ever in the van with yours.',
    },
    {
      question: 'Will my puppy get a real haircut?',
      answer:
        'Yes, a light one: eyes, feet and bottom. If the coat is long and your puppy is having a good day, we can do a little more. We won’t push it.',
    },
    {
      question: 'What can I do before the visit?',
      answer:
        'Hold a paw for two seconds, give a treat, put it down. Do the same with ears, tail and the back of an electric toothbrush. Five minutes a day for two weeks makes our work easy.',
    },
  ],
  related: ['full-groom', 'spa-bath'],
} satisfies ServicePage;
