import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { socialCards } from './social-cards';
import { groomers } from '@/content/groomers';

test('every page that may be listed has one card, and nothing else has', () => {
  const withCard = socialCards.map(({ path }) => path);
  expect(withCard.toSorted()).toEqual(sitePages.map(({ path }) => path).toSorted());
});

test('no two cards say the same', () => {
  const said = socialCards.map(({ eyebrow, fact, headline }) => [eyebrow, headline, fact].join());
  expect(new Set(said).size).toBe(said.length);
});

test('words are short enough for a card', () => {
  for (const { eyebrow, fact = '', headline } of socialCards) {
    expect(headline.length, headline).toBeLessThanOrEqual(60);
    expect(eyebrow.length, eyebrow).toBeLessThanOrEqual(40);
    expect(fact.length, fact).toBeLessThanOrEqual(50);
  }
});

// Specification, section 9: calculator prices and durations.
test.each([
  ['/services/full-groom', 'from $120, 2-3 hours'],
  ['/services/spa-bath', 'from $75, 60-90 minutes'],
  ['/services', 'from $60'],
])('the card of %s says "%s"', (path, fact) => {
  expect(socialCards.find((card) => card.path === path)?.fact).toBe(fact);
});

test('the card of /about names the groomers by their first names', () => {
  const fact = socialCards.find(({ path }) => path === '/about')?.fact;
  const names = /^Meet (\w+), (\w+) and (\w+)$/.exec(fact ?? '')?.slice(1);
  expect(names).toEqual(groomers.map(({ name }) => name.split(' ')[0]));
});
