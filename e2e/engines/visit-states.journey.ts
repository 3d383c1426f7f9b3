import { findLink } from '../support/mail-folder';
import { denverToday, nextOpenDay } from '../support/open-days';
import { toRequestRow } from '../support/sample-answers';
import { type VisitPageState, operatorStates, ownerStates } from '../support/visit-states';
import { expect, expectNone, expectSeen, test } from './fixtures';
import { waitForOperatorMail, waitForOwnerMail } from './mails';
import { button } from './targets';
import { type Visit, phone } from './visit';

test.describe.configure({ timeout: 240_000 });

test('every state of a visit says what it should, and fits a narrow phone', async ({
  ownSite: site,
}) => {
  const { visit } = site;
  const reference = 'AG-222222';
  const day = nextOpenDay(nextOpenDay(denverToday()));
  await site.store([toRequestRow({ reference, preferred_date: day, email: 'sam@rivera.test' })]);
  await site.pass(0);
  const request = findLink(await waitForOperatorMail(site, reference, 'Booking'), 'operator');
  const terms = { revision: 0, action: 'confirm', day, local_time: '10:00', minutes: 60 };
  await site.answer({ reference, ...terms });
  await site.pass(0);
  const confirmed = findLink(await waitForOwnerMail(site, 'sam@rivera.test', 'Confirmed'), 'visit');

  await visit.open('/visit');
  for (const state of Object.entries(ownerStates))
    await expectState(visit, 'owner', state, confirmed);
  for (const state of Object.entries(operatorStates)) {
    await expectState(visit, 'operator', state, request);
  }
});

let opened = 0;

/** The function answers as a cookie says; a query of its own makes each opening a new document. */
async function expectState(
  visit: Visit,
  page: 'owner' | 'operator',
  [name, state]: [string, VisitPageState],
  link: string,
): Promise<void> {
  await visit.read(
    (cookie) => {
      document.cookie = cookie;
    },
    `visit-state=${page}/${encodeURIComponent(name)};path=/`,
  );
  opened += 1;
  await visit.open(link.replace('#', `?${opened}#`));
  if (state.press) await visit.press(button(state.press));
  await expectSeen(visit, `//main//*[contains(normalize-space(), "${state.says}")]`);
  for (const words of state.has ?? []) await expectSeen(visit, button(words));
  for (const words of state.lacks ?? []) await expectNone(visit, button(words));
  const { window, hidden } = await visit.read(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { window: innerWidth, hidden: scrollWidth - clientWidth };
  });
  expect({ window, hidden }, name).toEqual({ window: phone.width, hidden: 0 });
}
