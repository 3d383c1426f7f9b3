export const homeServices = [
  {
    title: 'Full Groom',
    slug: 'full-groom',
    text: 'Bath, blow-dry and a haircut you choose, from a tidy trim to a short summer cut.',
  },
  {
    title: 'Nail Care',
    slug: undefined,
    text: 'Every package includes a nail trim. Add grinding for smooth edges that are easier on floors and legs.',
  },
  {
    title: 'Spa',
    slug: 'spa-bath',
    text: 'Warm bath, conditioner and a thorough brush-out, for dogs who shed but don’t need a haircut.',
  },
  {
    title: 'Cat Grooming',
    slug: 'cat-grooming',
    text: 'Gentle hands, a quiet dryer and no dogs in the van. Mat removal, lion cuts and nail trims.',
  },
] as const;
