import { expect, test } from 'vitest';
import { socialCards } from './social-cards';

test('no two cards say the same', () => {
  const texts = socialCards.map(({ eyebrow, fact, headline }) => [eyebrow, headline, fact].join());
  expect(new Set(texts).size).toBe(texts.length);
});

test('words are short enough for a card', () => {
  for (const { eyebrow, fact = '', headline } of socialCards) {
    expect(headline.length, headline).toBeLessThanOrEqual(60);
    expect(eyebrow.length, eyebrow).toBeLessThanOrEqual(40);
    expect(fact.length, fact).toBeLessThanOrEqual(50);
  }
});
