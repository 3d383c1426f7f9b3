/** The six articles, newest last, by slug. */
export const articles = [
  {
    slug: 'signs-your-dog-needs-grooming',
    title: '5 Signs Your Dog Needs Professional Grooming',
    excerpt:
      'Mats behind the ears, clicking nails and three more signs that a coat needs a groomer.',
  },
  {
    slug: 'mobile-vs-salon-grooming',
    title: 'Mobile vs Salon Grooming for Anxious Dogs',
    excerpt: 'What changes for a nervous dog when the salon comes to the curb.',
  },
  {
    slug: 'cherry-creek-dog-spots',
    title: 'Cherry Creek dog-friendly spots',
    excerpt: 'Trails, patios and shade around Cherry Creek, and what each does to a coat.',
  },
  {
    slug: 'seasonal-grooming-tips',
    title: 'Seasonal Grooming Tips for Denver’s Climate',
    excerpt:
      'Static, snow-melt salt, foxtails and altitude sun: a coat calendar for the Front Range.',
  },
  {
    slug: 'first-grooming-prep',
    title: 'How to Prepare Your Pup for Their First Mobile Grooming',
    excerpt: 'Two weeks of five-minute exercises that make a first groom easy.',
  },
  {
    slug: 'when-cats-need-grooming',
    title: '8 Signs Your Cat Needs Professional Grooming',
    excerpt: 'Cats hide it well. Eight signs that a cat’s own tongue no longer keeps up.',
  },
] as const;
