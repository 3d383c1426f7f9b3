import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { socialCards } from './social-cards';
import { groomers } from '@/content/groomers';
import { services } from '@/content/services';
import { lowestPrice } from '@shared/pet-sizes';

test('every page that may be listed has one card, and nothing else has', () => {
  const withCard = socialCards.map(({ path }) => path);
  expect(withCard.toSorted()).toEqual(sitePages.map(({ path }) => path).toSorted());
});

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

const findFact = (path: string) => socialCards.find((card) => card.path === path)?.fact;

test.each(services)('the card of $title says what the smallest pet costs', (service) => {
  const { slug, prices, duration } = service;
  expect(findFact(`/services/${slug}`)).toBe(`from $${lowestPrice(prices)}, ${duration}`);
});

test('the card of the services says what the cheapest one costs', () => {
  const prices = services.flatMap((service) => Object.values(service.prices));
  expect(findFact('/services')).toBe(`from $${Math.min(...prices)}`);
});

test('the card of /about names the groomers by their first names', () => {
  const names = /^Meet (\w+), (\w+) and (\w+)$/.exec(findFact('/about') ?? '')?.slice(1);
  expect(names).toEqual(groomers.map(({ name }) => name.split(' ')[0]));
});
