import { expect, test } from 'vitest';
import { cityPage } from '@/content/locations/area-records';
import { homeAreas } from '@/content/locations/home-areas';
import { renderPage } from '../../../vite-plugins/prerender/render-page';

const cities = homeAreas.filter(({ slug }) => cityPage(slug) !== undefined);

/** Every word of a page, open or folded, in the order of the page, without the frame around it. */
async function wordsOfPage(slug: string): Promise<string[]> {
  const { markup } = await renderPage(`/locations/${slug}`);
  const site = new DOMParser().parseFromString(markup, 'text/html');
  const walker = site.createTreeWalker(site.querySelector('main') ?? site, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}’$-]+/gu) ?? []
  );
}

function shingles(words: readonly string[]): Set<string> {
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

test('no two of the 19 city pages share 45 % of what they say', { timeout: 30_000 }, async () => {
  const pages: { slug: string; said: Set<string> }[] = [];
  for (const { slug } of cities) {
    const words = await wordsOfPage(slug);
    expect(words.length, slug).toBeGreaterThan(600);
    pages.push({ slug, said: shingles(words) });
  }
  const overlaps = pages.flatMap((page, index) =>
    pages.slice(index + 1).map((other) => ({
      pair: `${page.slug} / ${other.slug}`,
      overlap: jaccard(page.said, other.said),
    })),
  );
  expect(overlaps).toHaveLength((19 * 18) / 2);
  expect(overlaps.filter(({ overlap }) => overlap >= 0.45)).toEqual([]);
});
