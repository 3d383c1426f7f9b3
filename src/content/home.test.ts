import { expect, test } from 'vitest';
import { homeBenefits } from './home-benefits';
import { homeFaqs } from './home-faqs';
import { homeServices } from './home-services';
import { reviews } from './reviews';
import { findService } from './services';

test('the home page has four services, benefits and reviews, and five questions', () => {
  expect(homeServices).toHaveLength(4);
  expect(homeBenefits).toHaveLength(4);
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
  expect(homeFaqs).toHaveLength(5);
});

test('the services lead to packages that exist', () => {
  const slugs = homeServices.flatMap(({ slug }) => slug ?? []);
  expect(slugs.filter((slug) => !findService(slug))).toEqual([]);
});
