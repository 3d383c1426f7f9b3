import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile } from '@/testing/built-pages';
import { articleBody, articles } from '.';

const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));

test.each(articles.map(({ slug }) => slug))('%s is in a script of its own', async (slug) => {
  const { inShort, sources } = await articleBody(slug);
  const [firstSource] = sources.map(({ id }) => id);
  const holders = scripts.filter((name) => builtFile(`assets/${name}`).includes(inShort[0]));
  expect(holders).toEqual([expect.stringMatching(new RegExp(`^${slug}-`))]);
  expect(builtFile(`assets/${holders[0] ?? ''}`)).toContain(firstSource);
});
