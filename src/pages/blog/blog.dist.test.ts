import { expect, test } from 'vitest';
import { articles } from '@/content/blog';
import { people } from '@/content/groomers/people';
import { builtPages, findTexts, getMain, readLinks, trimWords } from '@/testing/built-pages';

const blog = getMain('/blog');
const anyOf = (what: 'name' | 'title') =>
  new RegExp(Array.from(Object.values(people), (person) => person[what]).join('|'));
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

test('the list has an entry for each article, and leads on to booking and services', () => {
  expect(blog.querySelectorAll('article')).toHaveLength(articles.length);
  expect(readLinks(blog)).toEqual(
    expect.arrayContaining([
      ['Request a visit', '/booking'],
      ['View Services', '/services'],
    ]),
  );
});

test.each(articles)('the entry of $slug names author, date, time, excerpt and link', (article) => {
  const { publishedDate, readingTime, slug, title } = article;
  const entries = [...blog.querySelectorAll('article')];
  const entry = entries.find(({ textContent }) => textContent.includes(title)) ?? document.body;
  expect(readLinks(entry)).toContainEqual([title, `/blog/${slug}`]);
  expect(findTexts(entry, 'time')).toEqual([date.format(new Date(publishedDate))]);
  expect(findTexts(entry, 'span')).toContain(`${readingTime} read`);
  expect(entry.textContent).toMatch(anyOf('name'));
  const excerpt = /\w{3,}( \S+){8,}\./;
  expect(findTexts(entry, 'p')).toContainEqual(expect.stringMatching(excerpt));
});

test.each(articles)('$slug has every part of the article layout', (article) => {
  const { category, publishedDate, readingTime, slug, title } = article;
  const main = getMain(`/blog/${slug}`);
  expect(findTexts(main, 'h1')).toEqual([title]);
  const lines = [...main.querySelectorAll('p')].map(trimWords);
  expect(lines).toContain(category);
  expect(lines.join('\n')).toMatch(anyOf('title'));
  const published = `^${date.format(new Date(publishedDate))}·${readingTime} read·`;
  const line = new RegExp(`${published}Updated \\w{3} \\d+, \\d{4}$`);
  expect(lines).toContainEqual(expect.stringMatching(line));
  const [, updated] = main.querySelectorAll('time');
  expect(updated?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  // the groomer's and the article's
  expect(main.querySelectorAll('header img:not([alt=""])')).toHaveLength(2);
  expect(main.querySelector('figure')).not.toBeNull();
  expect(lines).toContainEqual(expect.stringMatching(/^(Written|Reviewed) by/));
  expect(main.querySelector('ul[aria-label="Tags"] li')).not.toBeNull();
  expect(findTexts(main, 'h2')).toContain('Ready to Book Your Pet’s Grooming?');
  expect(lines).toContain(
    'Experience the convenience of professional mobile grooming. We come to you!',
  );
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      ['Book Your Appointment', '/booking'],
      ['Back to Blog', '/blog'],
    ]),
  );
});

test('the share links carry the address of the page to three networks, in a new tab', () => {
  const path = '/blog/first-grooming-prep';
  const canonical = builtPages.get(path)?.querySelector('link[rel="canonical"]');
  const address = canonical?.getAttribute('href');
  expect(address).toMatch(/^https:\/\/.+\/blog\/first-grooming-prep$/);
  const links = getMain(path).querySelectorAll('ul[aria-label="Share this page"] a');
  const targets = [...links].map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(new Set(targets.map(({ hostname }) => hostname)).size).toBe(3);
  for (const { searchParams } of targets) expect([...searchParams.values()]).toContain(address);
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});
