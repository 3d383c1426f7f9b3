import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleOnBothScreens } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { expectFitsWindow, goWithinSite, title } from '../../support/page-parts';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { newOpenDay } from '../../support/visits/open-days';
import { storeVisit } from '../../support/visits/operator-days';
import { operatorStates } from '../../support/visits/operator-states';
import { ownerStates } from '../../support/visits/owner-states';
import * as mails from '../../support/visits/visit-mails';
import { openInNewDocument, refusedLine, visitCalls } from '../../support/visits/visit-pages';
import { answerInState } from '../../support/visits/visit-states';

test.use({ expectedInConsole: ({}, use) => use([refusedLine]) });

/**
 * Draws the page anew for each state, without loading the document again. The answers are given here, so that any key
 * opens the visit, and each state has its own, with nothing kept from the one before.
 */
async function expectStates(page: Page, link: string, states: typeof ownerStates) {
  const answer = page.waitForResponse(visitCalls);
  await page.goto(link);
  const confirmed: { visit: object } = await (await answer).json();
  for (const [number, [name, state]] of Object.entries(states).entries()) {
    const { status, body } = answerInState(state, confirmed);
    await page.route(visitCalls, (route) => route.fulfill({ status, json: body }));
    await goWithinSite(page, '/sitemap');
    await expect(title(page)).toHaveText('Sitemap');
    await goWithinSite(page, `${link.slice(0, -2)}${10 + number}`);
    if (state.press) await page.getByRole('button', { name: state.press, exact: true }).click();
    await expect(page.getByText(state.says).first(), name).toBeVisible();
    for (const words of state.has ?? []) {
      await expect(page.getByRole('button', { name: words, exact: true }), name).toBeVisible();
    }
    for (const words of state.lacks ?? []) {
      await expect(page.getByRole('button', { name: words, exact: true }), name).toHaveCount(0);
    }
    await expectFitsWindow(page, name);
    await expectAccessible(page, 'main');
    await expectFitsTwiceTheText(page, name);
    await page.unroute(visitCalls);
  }
}

test('the owner’s page is whole, accessible and fits in each state', async ({
  page,
  request,
  visitor,
}) => {
  await storeVisit(request, visitor, { petName: 'Biscuit', time: '10:00', day: newOpenDay() });
  const { link } = await mails.waitForOwnerMail(visitor, mails.otherTimeMail);
  await expectStates(page, link, ownerStates);

  await openInNewDocument(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ instead of /);
  await expectAccessibleOnBothScreens(page);
});

test('the operator’s page is whole, accessible and fits in each state, and says when a closed visit was', async ({
  page,
  request,
  visitor,
}) => {
  const stop = { petName: 'Biscuit', time: '10:00', day: newOpenDay() };
  const link = await mails.waitForOperatorLink(await storeVisit(request, visitor, stop));
  await expectStates(page, link, operatorStates);

  await openInNewDocument(page, link);
  await expectAccessibleOnBothScreens(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Van' }).click();
  await page.getByLabel('What the customer reads').fill('');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Say a word about why.')).toBeInViewport();
  await expect(page.getByLabel('What the customer reads')).toBeFocused();
  await page.getByRole('button', { name: 'Van' }).click();
  await expect(page.getByLabel('What the customer reads')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canceled by us');
  await expect(page.getByText(/^\w+, \w+ \d+, 10:00 AM, 1\sh, canceled /)).toBeVisible();
});
