import { expect, test } from 'vitest';
import { articles, loadArticleBody } from './blog';
import { business } from './business';
import { loadServicePage } from './services/service-pages';
import { visitDetails } from './visit/details';
import { policy, usuallyAdds } from '@shared/policy';
import { latestFinish, paymentWords } from '@shared/policy-words';

test('an amount that the operator sets is printed, and none before', () => {
  expect(usuallyAdds('A lion cut', { from: 30, to: 60 })).toBe(' A lion cut usually adds $30-$60.');
  expect(usuallyAdds('A lion cut', undefined)).toBe('');
  expect(paymentWords('Visa or cash')).toBe('You pay after the visit: Visa or cash.');
  expect(paymentWords('')).not.toMatch(/Visa|Venmo|: /);
});

test('the answers before a visit tell what is paid, and what a stopped visit costs', () => {
  expect(visitDetails.payment).toContain(paymentWords());
  expect(visitDetails.payment).toContain(policy.stoppedVisit);
  expect(visitDetails.length).toContain(latestFinish);
});

test('visits finish when the business closes', () => {
  const [, hour] = /^(\d+)pm$/.exec(business.hours.close) ?? [];
  expect(latestFinish).toContain(`finish by ${hour} PM`);
});

test('what is promised of a stopped visit is the same promise wherever it is told', async () => {
  const bodies = await Promise.all(articles.map(({ slug }) => loadArticleBody(slug)));
  const claims = JSON.stringify([bodies, await loadServicePage('senior-care')]);
  const sentences = claims.match(/If we stop early for your \w+’s sake, [^.]*\./g) ?? [];
  expect(sentences).toHaveLength(3);
  for (const sentence of sentences) {
    expect(sentence.replace(/puppy|cat/, 'pet')).toBe(policy.stoppedVisit);
  }
});
