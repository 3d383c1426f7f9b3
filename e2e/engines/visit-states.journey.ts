import { toRequestRow } from '../support/forms/request-row';
import { findLink } from '../support/visits/mail-folder';
import { denverToday, nextOpenDay } from '../support/visits/open-days';
import { type VisitPageState, operatorStates, ownerStates } from '../support/visits/visit-states';
import { type BrowserSession, phone } from './browser-session';
import { expect, expectNone, expectSeen, test } from './fixtures';
import { waitForOperatorMail, waitForOwnerMail } from './mails';
import { button } from './targets';

test.describe.configure({ timeout: 240_000 });

test('every state of a visit shows its words and fits a narrow phone', async ({
  ownSite: site,
}) => {
  const { session } = site;
  const reference = 'AG-222222';
  const day = nextOpenDay(nextOpenDay(denverToday()));
  await site.store([toRequestRow({ reference, preferred_date: day, email: 'sam@rivera.test' })]);
  await site.pass(0);
  const request = findLink(await waitForOperatorMail(site, reference, 'Booking'), 'operator');
  const terms = { revision: 0, action: 'confirm', day, local_time: '08:00', minutes: 60 };
  await site.answer({ reference, ...terms });
  await site.pass(0);
  const confirmed = findLink(await waitForOwnerMail(site, 'sam@rivera.test', 'Confirmed'), 'visit');

  await session.open('/visit');
  for (const state of Object.entries(ownerStates))
    await expectState(session, 'owner', state, confirmed);
  for (const state of Object.entries(operatorStates)) {
    await expectState(session, 'operator', state, request);
  }
});

let opened = 0;

/** The function answers as a cookie says; a query of its own makes each opening a new document. */
async function expectState(
  session: BrowserSession,
  page: 'owner' | 'operator',
  [name, state]: [string, VisitPageState],
  link: string,
): Promise<void> {
  await session.read(
    (cookie) => {
      document.cookie = cookie;
    },
    `visit-state=${page}/${encodeURIComponent(name)};path=/`,
  );
  opened += 1;
  await session.open(link.replace('#', `?${opened}#`));
  if (state.press) await session.press(button(state.press));
  await expectSeen(session, `//main//*[contains(normalize-space(), "${state.says}")]`);
  for (const words of state.has ?? []) await expectSeen(session, button(words));
  for (const words of state.lacks ?? []) await expectNone(session, button(words));
  const { window, hidden } = await session.read(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { window: innerWidth, hidden: scrollWidth - clientWidth };
  });
  expect({ window, hidden }, name).toEqual({ window: phone.width, hidden: 0 });
}
