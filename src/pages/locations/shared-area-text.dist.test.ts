import { expect, test } from 'vitest';
import { neighborhoods } from '@/content/locations';
import { shortQuestion } from '@/content/locations/city-page-copy';
import { homeAreas } from '@/content/locations/home-areas';
import { listedPages } from '@/testing/built-pages';
import { visibleWords } from '@/testing/visible-words';

const areas = homeAreas.map(({ name, slug }) => {
  const page = listedPages.get(`/locations/${slug}`);
  const main = ownWords(page);
  const words = main
    ? visibleWords(main)
        .toLowerCase()
        .match(/[\p{L}\p{N}’$-]+/gu)
    : undefined;
  return {
    name,
    slug,
    questions: questionsOn(page?.querySelector('main')),
    said: shingles(words ?? []),
  };
});

test('no two of the 24 areas share a quarter of what they say', () => {
  const pairs = areas.flatMap((area, index) =>
    areas.slice(index + 1).map((other) => ({
      pair: `${area.slug} / ${other.slug}`,
      share: sharedPart(area.said, other.said),
    })),
  );
  expect(pairs).toHaveLength((24 * 23) / 2);
  expect(Math.min(...areas.map(({ said }) => said.size))).toBeGreaterThan(500);
  expect(pairs.filter(({ share }) => share > 0.25)).toEqual([]);
});

test('no question is asked on more than half of the city pages, and none twice on one', () => {
  const cities = areas.filter(
    ({ slug }) => !neighborhoods.some((neighborhood) => neighborhood.slug === slug),
  );
  const timesAsked = new Map<string, number>();
  for (const { name, questions, slug } of cities) {
    expect(questions, slug).toHaveLength(5);
    expect(new Set(questions).size, slug).toBe(5);
    for (const question of questions) {
      if (question === shortQuestion) continue;
      const anywhere = question.replaceAll(name, '…');
      timesAsked.set(anywhere, (timesAsked.get(anywhere) ?? 0) + 1);
    }
  }
  expect([...timesAsked].filter(([, times]) => times > cities.length / 2)).toEqual([]);
});

/** Without the answer that all cities share, and the customers whom several areas quote. */
function ownWords(page: Document | undefined): Element | undefined {
  const main = page?.querySelector('main')?.cloneNode(true);
  if (!(main instanceof Element)) return undefined;
  for (const quote of main.querySelectorAll('blockquote')) quote.parentElement?.remove();
  for (const answer of main.querySelectorAll('details')) {
    if (answer.querySelector('h3')?.textContent === shortQuestion) answer.remove();
  }
  return main;
}

function questionsOn(main: Element | null | undefined): readonly string[] {
  return [...(main?.querySelectorAll('details > summary h3') ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );
}

function shingles(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/** Share of the shorter text's runs that the other text has too. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / Math.min(a.size, b.size);
}
