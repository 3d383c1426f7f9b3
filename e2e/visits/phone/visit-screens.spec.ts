import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { openInNewDocument } from '../../support/open-in-new-document';
import { storeVisit } from '../../support/operator-days';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { newOpenDay, waitForOperatorLink, waitForOwnerMail } from '../../support/visit-mails';

// The function's answers are changed where tests cannot bring a state about.

test.describe.configure({ timeout: 150_000 });
// Text that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type State = {
  /** Changes to the confirmed visit, or the refusal. */
  readonly differs: object | { readonly error: string; readonly status: number };
  readonly press?: string;
  readonly says: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
};

const refused = /Failed to load resource/;
const refusal = (error: string, status = 404) => ({ error, status });
const done = { status: 'done', revision: 2, groomerWords: 'Ears a little red.' };
const canceled = { status: 'canceled', revision: 2 };

const ownStates: Readonly<Record<string, State>> = {
  moved: { differs: { revision: 2, note: 'A day later.' }, says: 'Your visit has changed' },
  'without a time': {
    differs: { starts: null, minutes: null },
    says: 'We’ll call or text you with the time',
    has: ['Cancel this visit'],
    lacks: ['Add to calendar', 'Ask for another time'],
  },
  'too late to ask': {
    differs: { askRefusal: 'too_late_to_ask' },
    says: 'quicker to talk',
    lacks: ['Ask for another time'],
  },
  'asked three times': { differs: { askRefusal: 'too_many_wishes' }, says: 'find a time together' },
  'a late cancellation': {
    differs: { isLate: true },
    press: 'Cancel this visit',
    says: 'Canceling now costs $25.',
    has: ['Cancel for $25', 'Keep it'],
  },
  'canceled late': {
    differs: { ...canceled, canceledBy: 'owner', wasLate: true },
    says: '$25 late cancellation fee applies',
    has: ['Ask for another day'],
    lacks: ['Cancel this visit'],
  },
  'canceled by us': {
    differs: { ...canceled, canceledBy: 'operator' },
    says: 'We had to cancel this visit',
    has: ['Ask for another day'],
  },
  declined: {
    differs: { status: 'declined', starts: null, minutes: null },
    says: 'We can’t make this visit',
    has: ['Ask for another day'],
  },
  done: {
    differs: { ...done, groomer: 'Maren', returnMail: 'on', wanted: { repeatWeeks: 6 } },
    says: 'A note from Maren',
    has: ['Book again', 'No email, thanks'],
  },
  'return mails stopped': {
    differs: { ...done, returnMail: 'ended' },
    says: 'we won’t email you about it',
    lacks: ['No email, thanks'],
  },
  'a wrong link': { differs: refusal('unknown_link'), says: 'This link doesn’t open a visit' },
  'an old link': { differs: refusal('link_ended', 410), says: 'This link has ended' },
  'too many wrong links': { differs: refusal('too_many', 429), says: 'Please wait 10 minutes' },
};

const operatorStates: Readonly<Record<string, State>> = {
  'a decline': {
    differs: { status: 'requested', revision: 0, starts: null, minutes: null },
    press: 'Decline',
    says: 'Decline, and say why',
    has: ['Too far', 'Decline request', 'Back'],
  },
  'a cancellation': { differs: {}, press: 'Cancel', says: 'Cancel, and say why', has: ['Roads'] },
  done: {
    differs: { ...done, undoUntil: '2999-01-01T00:00:00Z' },
    says: 'Your line for the owner',
    has: ['Undo'],
  },
  'done long ago': { differs: done, says: 'Ears a little red.', lacks: ['Undo'] },
  'canceled late': {
    differs: { ...canceled, canceledBy: 'owner', wasLate: true },
    says: 'Canceled late by the owner, $25 applies',
    has: ['Confirm a time after all', 'Take it out of my calendar'],
  },
  'bounced mails': { differs: { mailProblem: 'bounced' }, says: 'Mails to this owner come back' },
  'too many wrong keys': { differs: refusal('too_many', 429), says: 'Wait 10 minutes' },
  'an old link': { differs: refusal('link_ended', 410), says: 'This link has ended' },
};

async function answerReads(page: Page, { differs }: State) {
  await page.route('**/functions/v1/visits', async (route) => {
    if ('status' in differs && typeof differs.status === 'number') {
      return route.fulfill({ status: differs.status, json: differs });
    }
    const answer = await route.fetch();
    const { visit } = await answer.json();
    const wanted = { ...visit.wanted, ...('wanted' in differs ? Object(differs.wanted) : {}) };
    return route.fulfill({ response: answer, json: { visit: { ...visit, ...differs, wanted } } });
  });
}

async function expectStates(page: Page, link: string, states: Readonly<Record<string, State>>) {
  for (const [name, state] of Object.entries(states)) {
    await answerReads(page, state);
    await openInNewDocument(page, link);
    if (state.press) await page.getByRole('button', { name: state.press, exact: true }).click();
    await expect(page.getByText(state.says).first(), name).toBeVisible();
    for (const words of state.has ?? []) {
      await expect(page.getByRole('button', { name: words, exact: true }), name).toBeVisible();
    }
    for (const words of state.lacks ?? []) {
      await expect(page.getByRole('button', { name: words, exact: true }), name).toHaveCount(0);
    }
    await expectAccessible(page);
    await expectFitsTwiceTheText(page, name);
    await page.unroute('**/functions/v1/visits');
  }
}

test('each state of a visit that its owner can meet is whole, accessible and fits', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refused);
  await storeVisit(request, visitor, { petName: 'Biscuit', time: '10:00', day: newOpenDay() });
  const { link } = await waitForOwnerMail(visitor, 'Confirmed');
  await expectStates(page, link, ownStates);

  await openInNewDocument(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit is confirmed');
});

test('so is each that the operator can meet, which says when a closed visit was', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refused);
  const stop = { petName: 'Biscuit', time: '10:00', day: newOpenDay() };
  const link = await waitForOperatorLink(await storeVisit(request, visitor, stop));
  await expectStates(page, link, operatorStates);

  await openInNewDocument(page, link);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('A few words help the owner to go on.')).toBeInViewport();
  await expect(page.getByLabel('What the owner reads')).toBeFocused();
  await page.getByRole('button', { name: 'Van' }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canceled by us');
  await expect(page.getByText(/^Biscuit, \w+, \w+ \d+, 10:00 AM, 1 h$/)).toBeVisible();
});
