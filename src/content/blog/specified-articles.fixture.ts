/** Specification, section 9. Oldest first, at midnight in Denver, whose clocks changed on March 10, 2024. */
export const specifiedArticles = [
  {
    slug: 'signs-your-dog-needs-grooming',
    title: '5 Signs Your Dog Needs Professional Grooming',
    publishedAt: '2024-01-15T00:00:00-07:00',
    readingTime: '5 min',
    category: 'Grooming Tips',
  },
  {
    slug: 'mobile-vs-salon-grooming',
    title: 'Mobile vs Salon Grooming for Anxious Dogs',
    publishedAt: '2024-02-01T00:00:00-07:00',
    readingTime: '7 min',
    category: 'Grooming Comparisons',
  },
  {
    slug: 'cherry-creek-dog-spots',
    title: 'Cherry Creek dog-friendly spots',
    publishedAt: '2024-02-15T00:00:00-07:00',
    readingTime: '6 min',
    category: 'Denver Dog Life',
  },
  {
    slug: 'seasonal-grooming-tips',
    title: 'Seasonal Grooming Tips for Denver’s Climate',
    publishedAt: '2024-03-01T00:00:00-07:00',
    readingTime: '8 min',
    category: 'Grooming Tips',
  },
  {
    slug: 'first-grooming-prep',
    title: 'How to Prepare Your Pup for Their First Mobile Grooming',
    publishedAt: '2024-03-15T00:00:00-06:00',
    readingTime: '6 min',
    category: 'Grooming Tips',
  },
  {
    slug: 'when-cats-need-grooming',
    title: '8 Signs Your Cat Needs Professional Grooming',
    publishedAt: '2024-03-25T00:00:00-06:00',
    readingTime: '6 min',
    category: 'Cat Grooming Tips',
  },
].map((article) => ({ ...article, publishedDate: article.publishedAt.slice(0, 10) }));
