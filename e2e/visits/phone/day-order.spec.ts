import { brandColors } from '../../../supabase/functions/_shared/business/brand-colors';
import type { OperatorDay } from '../../../supabase/functions/_shared/visits/operator-day';
import { expect, test } from '../../support/fixtures';
import { title, toComputedColor } from '../../support/page-parts';
import { region, rows, startDay } from '../../support/visits/operator-days';
import { visitCalls } from '../../support/visits/visit-pages';

test('the day shows what to answer, and where the van goes in which order', async ({
  page,
  request,
  visitor,
}) => {
  const answer = page.waitForResponse(visitCalls);
  await startDay(page, request, visitor);
  const { day }: { day: OperatorDay } = await (await answer).json();
  const today = rows(page, /^Today, /, visitor);
  await expect(today.getByRole('heading')).toHaveText(['Early', 'Far', 'Noon', 'Late']);
  const tomorrow = rows(page, /^Tomorrow, /, visitor);
  await expect(tomorrow.getByRole('heading')).toHaveText(['Morrow', 'Eve']);

  const early = today.filter({ hasText: 'Early' });
  await expect(early).toContainText('8:00 AM');
  await expect(early).toContainText('1 h, until 9:00 AM');
  await expect(early).toContainText('Full Groom');
  await expect(early).toContainText('Tight: 30 min to the next, about 15 miles');
  await expect(today.filter({ hasText: 'Noon' })).toContainText('2 h to the next, in the same ZIP');
  const link = (name: RegExp | string) => early.getByRole('link', { name });
  await expect(link('Map: 12 Pearl St, Apt 4, 80206')).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  );
  await expect(link('Call')).toHaveAttribute('href', 'tel:+13035550199');
  await expect(link('Text')).toHaveAttribute('href', /^sms:\+13035550199\?&body=Hi%20Visitor/);
  // for the next visit, not for one that is over or has begun
  const onMyWay = page.getByRole('link', { name: 'On my way' });
  await expect(onMyWay).toHaveAttribute('href', /15%20minutes%20away.*Noon/);
  // its time has come, so Done is the big button
  await expect(today.filter({ hasText: 'Far' }).getByRole('button', { name: 'Done' })).toHaveCSS(
    'background-color',
    await toComputedColor(page, brandColors.accent.DEFAULT),
  );
  await expect(tomorrow.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expect(tomorrow.getByRole('link', { name: 'On my way' })).toHaveCount(0);

  const toAnswer = region(page, /^To answer/);
  const count = day.waiting.length + day.messages.length + day.moreWaiting;
  await expect(toAnswer.getByRole('heading')).toHaveText(`To answer (${count})`);
  await page
    .getByRole('main')
    .getByRole('button', { name: / to answer/ })
    .click();
  await expect(toAnswer.getByRole('heading')).toBeInViewport();
  const links = await toAnswer.getByRole('link').evaluateAll(readAddresses);
  expect(links.filter((link) => link?.startsWith('/operator#'))).toEqual(
    day.waiting.map(({ reference, token }) => `/operator#${reference}.${token}`),
  );
  const waffles = toAnswer.getByRole('link', { name: 'Waffles' }).first();
  await expect(waffles).toContainText('late since');
  await expect(waffles).toContainText('80206');
  await expect(waffles).toContainText('8-10 AM');
  await waffles.click();
  await expect(title(page)).toHaveText('New request');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'All requests and visits' }).click();
  await expect(title(page)).toHaveText('Requests and visits');
  await expect(page).toHaveURL('/operator');
});

const readAddresses = (links: Element[]) => links.map((link) => link.getAttribute('href'));
