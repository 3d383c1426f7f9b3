import { usd } from '@shared/business/format';
import { addOnPrice, catExtras, nailTrimPrice } from '@shared/business/prices';

export const homeServices = [
  {
    title: 'Full Groom',
    slug: 'full-groom',
    text: 'Bath, blow-dry and a haircut you choose, from a tidy trim to a short summer cut.',
  },
  {
    title: 'Nail Care',
    slug: undefined,
    text: `A trim on its own is ${usd(nailTrimPrice)}. Every package includes one, and grinding for smooth edges adds ${usd(addOnPrice('nail-grinding'))}.`,
  },
  {
    title: 'Spa',
    slug: 'spa-bath',
    text: 'Warm bath, conditioner and a thorough brush-out, for dogs who shed but don’t need a haircut.',
  },
  {
    title: 'Cat Grooming',
    slug: 'cat-grooming',
    text: `Comb-outs, baths and nail trims, with no dog in the van. ${catExtras}`,
  },
] as const;
