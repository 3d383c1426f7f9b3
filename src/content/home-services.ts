/** The four services that the home page introduces. Prices come from the packages themselves. */
export const homeServices = [
  {
    title: 'Full Groom',
    slug: 'full-groom',
    text: 'Bath, blow-dry and a haircut you choose, from a tidy trim to a clip that lasts the summer.',
  },
  {
    title: 'Nail Care',
    slug: undefined,
    text: 'A trim is part of the groom. Grinding rounds the edge off, for hardwood floors and bare knees.',
  },
  {
    title: 'Spa',
    slug: 'spa-bath',
    text: 'Warm bath, conditioner to the skin and a long brush, for coats that shed more than they grow.',
  },
  {
    title: 'Cat Grooming',
    slug: 'cat-grooming',
    text: 'Slow hands, low dryer, no dogs about. Mats, lion cuts and the nails they hide from you.',
  },
] as const;
