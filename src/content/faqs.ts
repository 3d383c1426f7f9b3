import { durationWords, priceRangeWords, priceWords } from '@/content/services/package-words';
import { askHours } from '@shared/hours';
import { promises } from '@shared/promises';

/** In the order in which people ask them. */
export const faqs = [
  {
    question: 'Which areas do you serve?',
    answer: `${promises.travel} Enter your ZIP code on the home page or in the booking form and you’ll know right away. If your ZIP is outside our usual area, text us your street for a yes or no.`,
  },
  {
    question: 'What does a groom cost?',
    answer: `It depends on the package and your pet’s weight. A Spa Bath & Brush starts at ${priceWords('spa-bath')} and a Full Groom at ${priceWords('full-groom')}, both for pets under 20 lbs. Baths for dogs over 50 lbs start at ${priceWords('spa-bath', 'large')}. The calculator on our Services page adds up your package, size and extras. The final price may vary with coat condition and specific needs, and we’ll tell you before we start.`,
  },
  {
    question: 'How long does an appointment take?',
    answer: `Most visits take ${durationWords('spa-bath')}. A Full Groom with a haircut takes ${durationWords('full-groom')}, and a Puppy’s First Groom ${durationWords('puppy-cut')}. Your pet is with one groomer the whole time and never waits in a cage.`,
  },
  {
    question: 'Where do you park, and do I have to be home?',
    answer:
      'We need a level, legal spot for the van near your door: the driveway, the curb, or a visitor space. Please be there to hand your pet over and say hello. After that you can work, cook or take a call. If parking is tricky, in Capitol Hill for instance, put it in the notes and we’ll plan for it.',
  },
  {
    question: 'How does booking work? When is my appointment confirmed?',
    answer: `You send a request in three short steps, without an account, for up to four pets at once. ${promises.confirmation} ${promises.overnight} Until then it’s a request, not an appointment. ${promises.reminder} ${promises.arrival} Same-day and next-day visits are often possible.`,
  },
  {
    question: 'What if I have to cancel or move the visit?',
    answer: `${promises.cancellation} The link in our emails cancels in two taps, and lets you ask for another time up to ${askHours} hours before a confirmed visit. Or call or text us with your reference and we’ll find another day.`,
  },
  {
    question: 'How often should my pet be groomed?',
    answer:
      'A Full Groom every 6-8 weeks suits most dogs, and every 4-6 weeks for Poodles and Doodles, whose coats keep growing and mat quickly. A Spa Bath every 4-6 weeks keeps most other coats in good shape. A smooth, short coat can go 8. Longhaired cats do well with a comb-out every 6-8 weeks. After the first visit your groomer will tell you what your pet’s coat really needs.',
  },
  {
    question: 'My dog is nervous. Can you help?',
    answer:
      'That’s why many people call us. There are no other animals in the van, no kennels and no waiting, and your own front door is in sight. We go slowly, take breaks, and stop if it’s too much. Tell us in the notes what frightens your dog. If your dog might bite, please talk with us and your vet before you book.',
  },
  {
    question: 'Do you groom cats?',
    answer: `Yes, one at a time and with no dog in the van. Cat grooming is ${priceRangeWords('cat-grooming')} by size and takes ${durationWords('cat-grooming')}. Lion cuts and severe matting cost more. Please have your cat in a carrier, in one room, when we arrive.`,
  },
  {
    question: 'When should a puppy have its first groom?',
    answer:
      'At 12-16 weeks, as soon as your vet agrees. The first visits are short and gentle: a bath, a warm dry, a little trimming and a lot of praise. Puppy’s First Groom is for puppies under 6 months. Past six months, book a Full Groom or a Spa Bath, depending on the coat.',
  },
] as const;
