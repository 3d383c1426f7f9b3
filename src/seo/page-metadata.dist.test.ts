import sharp from 'sharp';
import { expect, test } from 'vitest';
import { specifiedArticles } from '@/content/blog/specified-articles.fixture';
import { business } from '@/content/business';
import { people } from '@/content/groomers/people';
import { listedPages } from '@/testing/built-pages';

const heads = [...listedPages].map(([path, { head }]) => ({ path, head }));

const meta = (head: ParentNode, name: string) =>
  [...head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const readTitle = (head: ParentNode) => head.querySelector('title')?.textContent ?? '';
const absolute = (path: string) => new URL(path, business.origin).href;
const repeated = (texts: readonly unknown[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page has one title of up to 60 characters that ends in Denver', () => {
  for (const { head, path } of heads) {
    expect(head.querySelectorAll('title'), path).toHaveLength(1);
    expect(readTitle(head), path).toMatch(/^.{10,60}$/);
    expect(readTitle(head), path).toMatch(/ Denver$/);
  }
  expect(repeated(heads.map(({ head }) => readTitle(head)))).toEqual([]);
});

test('every page has one description of 70 to 160 characters', () => {
  for (const { head, path } of heads) {
    expect(meta(head, 'description'), path).toEqual([expect.stringMatching(/^.{70,160}$/)]);
  }
  expect(repeated(heads.flatMap(({ head }) => meta(head, 'description')))).toEqual([]);
});

test('every page has keywords and one canonical address', () => {
  for (const { head, path } of heads) {
    expect(meta(head, 'keywords'), path).toEqual([expect.stringMatching(/\w+, \w+/)]);
    const canonicals = [...head.querySelectorAll('link[rel="canonical"]')];
    expect(canonicals.map((link) => link.getAttribute('href'))).toEqual([absolute(path)]);
    expect(meta(head, 'og:url')).toEqual([absolute(path)]);
    expect(meta(head, 'robots').join()).not.toContain('noindex');
  }
});

test('a shared link shows the page’s title, description and own picture', () => {
  for (const { head, path } of heads) {
    for (const network of ['og', 'twitter']) {
      expect(meta(head, `${network}:title`), path).toEqual([readTitle(head)]);
      expect(meta(head, `${network}:description`)).toEqual(meta(head, 'description'));
      expect(meta(head, `${network}:image`)).toEqual([expect.stringMatching(/^https:.*\.jpg$/)]);
    }
    expect(meta(head, 'og:image:width')).toEqual(['1200']);
    expect(meta(head, 'og:image:height')).toEqual(['630']);
    expect(meta(head, 'twitter:card')).toEqual(['summary_large_image']);
    expect(meta(head, 'og:site_name')).toEqual([business.name]);
    expect(meta(head, 'og:locale')).toEqual(['en_US']);
  }
  expect(repeated(heads.flatMap(({ head }) => meta(head, 'og:image')))).toEqual([]);
});

test.each(specifiedArticles)(
  '/blog/$slug names its author and its date of publication, $publishedAt',
  (article) => {
    const { slug, publishedAt: moment } = article;
    const head = heads.find(({ path }) => path === `/blog/${slug}`)?.head ?? document.head;
    expect(meta(head, 'og:type')).toEqual(['article']);
    expect(meta(head, 'article:published_time')).toEqual([moment]);
    expect(meta(head, 'article:modified_time')).toEqual([
      expect.stringMatching(/^202\d-\d\d-\d\dT00:00:00-0[67]:00$/),
    ]);
    const [author, ...others] = meta(head, 'author');
    expect(Object.values(people).map(({ name }) => name)).toContain(author);
    expect(others).toEqual([]);
    expect(meta(head, 'article:author')).toEqual(meta(head, 'author'));
    expect(meta(head, 'article:tag').length).toBeGreaterThan(1);
  },
);

test('every shared picture is a JPEG of 1200 by 630 pixels', async () => {
  for (const { head, path } of heads) {
    const { pathname } = new URL(meta(head, 'og:image')[0] ?? '');
    const picture = await sharp(`dist${pathname}`).metadata();
    expect(picture, path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('every shared picture has its own description of 60 to 200 characters', () => {
  for (const { head, path } of heads) {
    const alt = meta(head, 'og:image:alt');
    expect(alt, path).toEqual([expect.stringMatching(/^.{60,200}$/)]);
    expect(meta(head, 'twitter:image:alt')).toEqual(alt);
  }
  expect(repeated(heads.flatMap(({ head }) => meta(head, 'og:image:alt')))).toEqual([]);
});

test('only blog articles have the type article', () => {
  const articles = heads.filter(({ head }) => meta(head, 'og:type')[0] === 'article');
  expect(articles).toEqual(heads.filter(({ path }) => path.startsWith('/blog/')));
  expect(articles.length).toBeGreaterThanOrEqual(6);
});
