import type { Service, ServiceCard, ServicePage } from '../service';
import image from './photos/spa-bath?picture';
import retrieverAfter from '@/content/gallery/transformations/photos/golden-retriever-dtc-after?picture';
import retrieverBefore from '@/content/gallery/transformations/photos/golden-retriever-dtc-before?picture';
import { usd } from '@shared/business/format';
import { addOnPrice } from '@shared/business/prices';

export const summary = {
  title: 'Spa Bath & Brush',
  bookingName: 'Spa Bath',
  tagline: 'Bath, blow-dry and a thorough brush',
  madeFor: 'dog',
  order: 4,
  duration: '60-90 minutes',
  minutes: 90,
  usualMinutes: 75,
  weeks: 6,
  prices: { small: 75, medium: 85, large: 95, xlarge: 110 },
} satisfies Service;

export const photo = 'A Bernese Mountain Dog in a bathtub, with a cap of foam';

export const card = {
  name: 'Bath & Brush',
  priceShape: 'from',
  description:
    'The Spa Bath & Brush is the visit between haircuts, and all that most Labs, Goldens and Corgis ever need. The coat is clean and dry down to the skin.',
  features: [
    'Bath with a shampoo matched to skin and coat',
    'Blow-dry that lifts out loose hair',
    'Brush and comb from nose to tail',
    'Nails trimmed and ears cleaned',
  ],
} satisfies ServiceCard;

/** The pet in the pictures is demonstration content. */
export default {
  photo: { image, alt: photo },
  subtitle: 'We bathe, blow-dry and brush your dog at your Denver door',
  groomer: 'Maren',
  pet: 'dog',
  metaDescription:
    'Spa bath and brush at your Denver door: bath, conditioner, blow-dry, full brush-out, nails and ears.',
  about: [
    'Some dogs never need a haircut. What a Labrador, Golden Retriever, Corgi, Beagle or Heeler needs is a bath that reaches the skin and a dryer strong enough to blow out the dead undercoat. That’s this visit.',
    'It’s also the visit between two full grooms. A clean, combed coat mats less, and the next haircut goes faster.',
    'Denver adds reasons of its own. Dry winter air brings static and flakes, and conditioner helps with both. Road salt packs between the pads. We rinse and check each foot, and in early summer we look there for foxtails too.',
  ],
  included: [
    'Skin, ear and paw check before the water runs',
    'Warm bath with a shampoo chosen for the coat',
    'Conditioner for static and dry skin',
    'Blow-dry by hand',
    'Brush and comb through the whole coat',
    'Nails trimmed',
    'Ears cleaned',
    'Hair between the pads tidied',
  ],
  whatToExpect: [
    {
      title: 'A look from nose to tail',
      description:
        'We run our hands over the whole dog and tell you about anything new: a lump, a sore patch, a broken nail.',
    },
    {
      title: 'A warm bath',
      description:
        'The van carries its own water, warm and never hot. We wash, rinse until it runs clear, condition and rinse again.',
    },
    {
      title: 'Blow-dry and brush',
      description:
        'Air loosens the dead hair and the brush takes it out. This is the longest part, and the hair stays in our van.',
    },
    {
      title: 'Nails, ears, home',
      description:
        'The small jobs at the end, then your dog walks through your own front door dry.',
    },
  ],
  priceNote: `For Huskies and other heavy shedders, add the De-shedding Treatment for ${usd(addOnPrice('deshedding'))}. That makes ${usd(summary.prices.medium + addOnPrice('deshedding'))} at 20-50 lbs and ${usd(summary.prices.large + addOnPrice('deshedding'))} at 50-80 lbs.`,
  transformations: [
    {
      beforeImage: retrieverBefore,
      afterImage: retrieverAfter,
      name: 'Golden Retriever',
      beforeAlt: 'A Golden Retriever with tufts of loose undercoat on chest and shoulders',
      afterAlt: 'The same Golden Retriever lying sleek, with glossy feathering',
      caption:
        'Two washes, conditioner and a slow blow-dry, with a De-shedding Treatment. The rake had little left to do, and the coat kept its length.',
    },
  ],
  faqs: [
    {
      question: 'How often should I book a bath?',
      answer:
        'Every 4-6 weeks keeps skin and coat in good shape for most dogs. A smooth, short coat can go 8. Swimmers may want one sooner. For a dog with allergies, ask your vet. If your vet prescribed a shampoo, we’ll use your bottle.',
    },
    {
      question: 'Does it include a haircut?',
      answer:
        'No. We tidy the hair between the pads, and that’s all the scissors do. For face, feet or body, choose the Full Groom.',
    },
    {
      question: 'Will it stop the shedding?',
      answer:
        'No, but it gets out weeks of loose hair in one visit, and you’ll see the difference on the floor. Nothing stops a coat from growing new hair. In spring and fall the De-shedding Treatment is worth adding.',
    },
    {
      question: 'Do you need my water or an outlet?',
      answer:
        'No. The van brings its own warm water and power. We need a level, legal spot near your door, about two cars long.',
    },
  ],
  related: ['full-groom', 'senior-care', 'cat-grooming'],
} satisfies ServicePage;
