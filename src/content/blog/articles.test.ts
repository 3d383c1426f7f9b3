import { expect, test } from 'vitest';
import { articleBody, articles, findArticle } from '.';

// Specification, section 9.
const specified = {
  'signs-your-dog-needs-grooming': [
    '5 Signs Your Dog Needs Professional Grooming',
    '2024-01-15',
    '5 min',
    'Grooming Tips',
  ],
  'mobile-vs-salon-grooming': [
    'Mobile vs Salon Grooming for Anxious Dogs',
    '2024-02-01',
    '7 min',
    'Grooming Comparisons',
  ],
  'cherry-creek-dog-spots': [
    'Cherry Creek dog-friendly spots',
    '2024-02-15',
    '6 min',
    'Denver Dog Life',
  ],
  'seasonal-grooming-tips': [
    "Seasonal Grooming Tips for Denver's Climate",
    '2024-03-01',
    '8 min',
    'Grooming Tips',
  ],
  'first-grooming-prep': [
    'How to Prepare Your Pup for Their First Mobile Grooming',
    '2024-03-15',
    '6 min',
    'Grooming Tips',
  ],
  'when-cats-need-grooming': [
    '8 Signs Your Cat Needs Professional Grooming',
    '2024-03-25',
    '6 min',
    'Cat Grooming Tips',
  ],
};
const slugs = Object.keys(specified);

async function wordsOf(slug: string) {
  const { sections } = await articleBody(slug).load();
  return sections.map(({ subtitle, text }) => [subtitle, ...text].join(' ')).join(' ');
}

test('the articles are the six of the specification, newest first', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(slugs.toReversed());
});

test.each(Object.entries(specified))('%s has the facts of the table', (slug, facts) => {
  const article = findArticle(slug);
  expect([article?.title, article?.publishedDate, article?.readingTime, article?.category]).toEqual(
    facts,
  );
});

test('the authors are two groomers with the roles of the specification', () => {
  const authors = new Map(articles.map(({ author }) => [author.name, author.role]));
  expect([...authors.values()].toSorted()).toEqual([
    'Master Groomer & Co-Founder',
    expect.stringMatching(/^Senior Groomer( & Behavior Specialist)?$/),
  ]);
});

test('an article was not changed before it was published', () => {
  for (const { publishedDate, modifiedDate } of articles) {
    expect(modifiedDate >= publishedDate).toBe(true);
  }
});

test('excerpts serve as descriptions: 70 to 160 characters, each its own', () => {
  for (const { slug, excerpt } of articles) {
    expect([slug, excerpt.length >= 70 && excerpt.length <= 160]).toEqual([slug, true]);
  }
  expect(new Set(articles.map(({ excerpt }) => excerpt)).size).toBe(articles.length);
});

test.each(slugs)('%s has 700 to 1,100 words', async (slug) => {
  const count = (await wordsOf(slug)).split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(700);
  expect(count).toBeLessThanOrEqual(1100);
});

test.each(slugs)('%s keeps the two claims of the specification', async (slug) => {
  const words = await wordsOf(slug);
  expect(words).toContain('4-8 weeks');
  expect(words).toContain('60-90 minutes');
});

test.each(slugs)('%s has no placeholder in it', async (slug) => {
  expect(await wordsOf(slug)).not.toMatch(
    /lorem|ipsum|todo|tbd|xxx|placeholder|example\.com|\[|\{/i,
  );
});

test.each(slugs)('%s leads on to other articles that exist', async (slug) => {
  const { related, tags } = await articleBody(slug).load();
  expect(related.length).toBeGreaterThanOrEqual(2);
  expect(new Set(related).size).toBe(related.length);
  expect(related).not.toContain(slug);
  expect(related.filter((other) => !findArticle(other))).toEqual([]);
  expect(tags.length).toBeGreaterThan(0);
});

test('the words of an unknown article are an error', () => {
  expect(() => articleBody('no-such-article')).toThrow('no-such-article');
});
