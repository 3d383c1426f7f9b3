import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { newOpenDay } from '../../support/open-days';
import { storeVisit } from '../../support/operator-days';
import { expectFitsWindow } from '../../support/page-parts';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { waitForOperatorLink, waitForOwnerMail } from '../../support/visit-mails';
import { openInNewDocument, refusedLine, visitCalls } from '../../support/visit-pages';
import {
  type VisitPageState,
  answerInState,
  operatorStates,
  ownerStates,
} from '../../support/visit-states';

test.describe.configure({ timeout: 150_000 });
// Text that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function answerAs(page: Page, state: VisitPageState) {
  await page.route(visitCalls, async (route) => {
    const response = await route.fetch();
    const { status, body } = answerInState(state, await response.json());
    await route.fulfill({ status, json: body });
  });
}

async function expectStates(page: Page, link: string, states: typeof ownerStates) {
  for (const [name, state] of Object.entries(states)) {
    await answerAs(page, state);
    await openInNewDocument(page, link);
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

test('each state of a visit that its owner can meet is whole, accessible and fits', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  await storeVisit(request, visitor, { petName: 'Biscuit', time: '10:00', day: newOpenDay() });
  const { link } = await waitForOwnerMail(visitor, 'Confirmed');
  await expectStates(page, link, ownerStates);

  await openInNewDocument(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit is confirmed');
  await expectAccessible(page);
});

test('each state that the operator can meet is whole, accessible and fits, and says when a closed visit was', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  const stop = { petName: 'Biscuit', time: '10:00', day: newOpenDay() };
  const link = await waitForOperatorLink(await storeVisit(request, visitor, stop));
  await expectStates(page, link, operatorStates);

  await openInNewDocument(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Say a word about why.')).toBeInViewport();
  await expect(page.getByLabel('What the owner reads')).toBeFocused();
  await page.getByRole('button', { name: 'Van' }).click();
  await expect(page.getByLabel('What the owner reads')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canceled by us');
  await expect(page.getByText(/^Biscuit, \w+, \w+ \d+, 10:00 AM, 1 h$/)).toBeVisible();
});
