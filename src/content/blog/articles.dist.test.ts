import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, loadArticleBody } from '.';
import { builtFile, builtPages } from '@/testing/built-pages';

const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));

const slugs = articles.map(({ slug }) => slug);

test.each(slugs)('%s is in a script of its own', async (slug) => {
  const { inShort, sources } = await loadArticleBody(slug);
  const [firstSource] = sources.map(({ id }) => id);
  const holders = scripts.filter((name) => builtFile(`assets/${name}`).includes(inShort[0]));
  expect(holders).toEqual([expect.stringMatching(new RegExp(`^${slug}-`))]);
  expect(builtFile(`assets/${holders[0] ?? ''}`)).toContain(firstSource);
});

test.each(slugs)('the text of %s links to at least three other pages', (slug) => {
  const links = builtPages.get(`/blog/${slug}`)?.querySelectorAll('article section a[href^="/"]');
  const targets = new Set([...(links ?? [])].map((link) => link.getAttribute('href')));
  expect(targets.size).toBeGreaterThanOrEqual(3);
  expect(targets).not.toContain(`/blog/${slug}`);
});
