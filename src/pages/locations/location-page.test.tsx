import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { cityPage } from '@/content/locations/area-records';
import { homeAreas } from '@/content/locations/home-areas';
import { Component as LocationPage } from './location-page';

afterEach(cleanup);

const cities = homeAreas.filter(({ slug }) => cityPage(slug) !== undefined);

/** Every word of a page, open or folded, in the order of the page. */
async function wordsOfPage(slug: string): Promise<string[]> {
  const { container, findByRole } = await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/locations/${slug}`]}>
        <Routes>
          <Route path="/locations/:slug" element={<LocationPage />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  await findByRole('heading', { level: 1 });
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  cleanup();
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
