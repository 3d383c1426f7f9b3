import { expect, test } from 'vitest';
import { cityFacts } from '@/content/locations/city-page-copy';
import { policy } from '@shared/policy';
import { promises } from '@shared/promises';
import { listedPages } from '@/testing/built-pages';
import { wordsOf } from '@/testing/words-of';

const mostPages = 6;

/** What the specification or a decision has on every page of a kind, and what is promised everywhere. */
const fixed = new Set(
  [
    ...Object.values(promises),
    ...Object.values(cityFacts),
    policy.stoppedVisit,
    // The line under every table of guide prices (decisions, 7).
    'Your exact price is in the calculator.',
    // The card at the end of every article.
    'Experience the convenience of professional mobile grooming. We come to you!',
  ].flatMap(sentencesOf),
);

/** On how many pages each sentence of four words or more stands. */
const pagesOf = new Map<string, Set<string>>();
for (const [path, { body }] of listedPages) {
  const main = body.querySelector('main') ?? body;
  for (const sentence of wordsOf(main).split(' | ').flatMap(sentencesOf)) {
    pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(path));
  }
}

test('no sentence but the fixed ones stands on more than six pages', () => {
  const recurring = [...pagesOf].filter(([, paths]) => paths.size > mostPages);
  // The rule would hold of nothing if the sentences were cut wrongly.
  expect(recurring.length).toBeGreaterThanOrEqual(5);
  expect(
    recurring
      .filter(([sentence]) => !fixed.has(sentence))
      .map(([sentence, paths]) => `${String(paths.size)}: ${sentence}`),
  ).toEqual([]);
});

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 4);
}
