import { expect, test } from 'vitest';
import { areaLead } from '@/content/locations/area-lead';
import { cityFacts, guideWords } from '@/content/locations/city-page-copy';
import { listedPages } from '@/testing/built-pages';
import { visibleWords } from '@/testing/visible-words';
import { policy } from '@shared/policy';
import { promises } from '@shared/promises';

const mostPages = 6;

/** Sentences that the specification, a decision or a promise puts on many pages. */
const fixed = new Set(
  [
    ...Object.values(promises),
    ...Object.values(cityFacts),
    policy.stoppedVisit,
    policy.refusedVisit,
    // The line under every table of guide prices.
    guideWords,
    areaLead('We come.', ['80203']),
    areaLead('We come.', ['80401']),
    // The card at the end of every article.
    'Experience the convenience of professional mobile grooming. We come to you!',
  ].flatMap(splitSentences),
);

const pagesBySentence = new Map<string, Set<string>>();
for (const [path, { body }] of listedPages) {
  const main = body.querySelector('main') ?? body;
  for (const sentence of visibleWords(main).split(' | ').flatMap(splitSentences)) {
    pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(path));
  }
}

test('no sentence but the fixed ones stands on more than six pages', () => {
  const recurring = [...pagesBySentence].filter(([, paths]) => paths.size > mostPages);
  // If sentences were cut wrongly, the rule would pass on nothing.
  expect(recurring.length).toBeGreaterThanOrEqual(5);
  expect(
    recurring
      .filter(([sentence]) => !fixed.has(sentence))
      .map(([sentence, paths]) => `${paths.size}: ${sentence}`),
  ).toEqual([]);
});

function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 4);
}
