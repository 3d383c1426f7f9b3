import { expect, test } from 'vitest';
import { people } from '../groomers/people';
import type { ArticleBody, RichText } from './article';
import { bylines } from './bylines';
import { specifiedArticles } from './specified-articles.fixture';
import { articles, findArticle, loadArticleBody } from '.';

const slugs = specifiedArticles.map(({ slug }) => slug);
const wordsAMinute = 230;

const plain = (text: RichText) =>
  typeof text === 'string'
    ? text
    : text
        .map((piece) => (typeof piece === 'string' ? piece : 'text' in piece ? piece.text : ''))
        .join('');

const richTexts = ({ sections }: ArticleBody): readonly RichText[] =>
  sections.flatMap(({ text, table }) => [...text, ...(table?.rows.flat() ?? [])]);

function readableText(body: ArticleBody) {
  const around = body.sections.flatMap(({ subtitle, table, figure }) => [
    subtitle,
    ...(table ? [table.caption, ...table.columns] : []),
    ...(figure ? [figure.caption] : []),
  ]);
  return [...body.inShort, ...around, ...richTexts(body).map(plain)].join(' ');
}

test('the articles are the six of the specification with their facts, newest first', () => {
  const facts = specifiedArticles.map(({ publishedAt: _moment, ...known }) => known);
  expect(articles).toMatchObject(facts.toReversed());
});

test('the authors are two groomers with the titles of the specification', () => {
  const authors = new Map(articles.map(({ author }) => [author.name, author.title]));
  expect([...authors.values()].toSorted()).toEqual([
    'Master Groomer & Co-Founder',
    expect.stringMatching(/^Senior Groomer( & Behavior Specialist)?$/),
  ]);
});

test('an article was not changed before it was published', () => {
  const wrong = articles.filter((article) => article.modifiedDate < article.publishedDate);
  expect(wrong).toEqual([]);
});

test('each author and reviewer is introduced, and the cat groomer has a part in articles about cats', async () => {
  for (const { author, category, slug } of articles) {
    const { reviewer } = await loadArticleBody(slug);
    const names = [author.slug, ...(reviewer ? [people[reviewer].slug] : [])];
    for (const name of names) expect(bylines[name]).toMatch(/\. .+\.$/);
    if (category.startsWith('Cat')) expect(names).toContain(people.june.slug);
  }
});

test.each(slugs)('%s takes as long to read as it says', async (slug) => {
  const words = readableText(await loadArticleBody(slug)).split(/\s+/).length;
  expect(`${Math.round(words / wordsAMinute)} min`).toBe(findArticle(slug)?.readingTime);
});

test.each(slugs)('%s has a table, two pictures, and sections with addresses', async (slug) => {
  const { sections } = await loadArticleBody(slug);
  const tables = sections.flatMap(({ table }) => table ?? []);
  expect(tables.length).toBeGreaterThanOrEqual(1);
  for (const { columns, rows } of tables) {
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns.length]));
  }
  const figures = sections.flatMap(({ figure }) => figure ?? []);
  expect(figures.length).toBeGreaterThanOrEqual(2);
  for (const { alt } of figures.flatMap(({ pictures }) => [...pictures])) expect(alt).not.toBe('');
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test.each(slugs)('%s keeps the two claims of the specification', async (slug) => {
  const words = readableText(await loadArticleBody(slug));
  expect(words).toContain('4-8 weeks');
  expect(words).toContain('60-90 minutes');
});

test.each(slugs)('%s leads on to other articles that exist', async (slug) => {
  const { related, tags } = await loadArticleBody(slug);
  expect(related.length).toBeGreaterThanOrEqual(2);
  expect(new Set(related).size).toBe(related.length);
  expect(related).not.toContain(slug);
  expect(related.filter((other) => !findArticle(other))).toEqual([]);
  expect(tags.length).toBeGreaterThan(0);
});

test('loading the words of an unknown article throws', async () => {
  await expect(loadArticleBody('no-such-article')).rejects.toThrow('no-such-article');
});
