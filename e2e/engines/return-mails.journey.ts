import { randomUUID } from 'node:crypto';
import { toRequestRow } from '../support/forms/request-row';
import { findLink } from '../support/visits/mail-folder';
import { denverToday, hoursUntil, nextOpenDay } from '../support/visits/open-days';
import { expect, expectNone, expectSeen, test } from './fixtures';
import { waitForOwnerMail } from './mails';
import type { OwnSite } from './own-site';
import { button, heading, text } from './targets';

test.describe.configure({ timeout: 240_000 });

const owner = 'sam@rivera.test';

test('the return email goes once, and its link and its header end these emails', async ({
  ownSite: site,
}) => {
  const { session } = site;
  await doTwoVisits(site);
  await site.pass(24 * 21);
  const mail = await waitForOwnerMail(site, owner, 'Time for Biscuit’s next groom');
  const page = findLink(mail, 'visit', '.stop');
  await session.open(page);
  await expectSeen(session, heading('Stop these emails?'));
  expect(await returnStates(site)).toEqual(['on', 'on']);
  await session.press(button('Stop these emails'));
  await expectSeen(session, text('we won’t email you about it'));
  expect(await returnStates(site)).toEqual(['ended', 'ended']);
  await session.press(button('Undo'));
  await expectSeen(session, heading('These emails are on again'));
  expect(await returnStates(site)).toEqual(['on', 'on']);

  const headers = mail.slice(0, mail.indexOf('\r\n\r\n'));
  const [, address = ''] = /\r\nList-Unsubscribe: <([^>]+)>/.exec(headers) ?? [];
  expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const opened = await fetch(address, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${site.origin}${page}`]);
  expect(await returnStates(site)).toEqual(['on', 'on']);

  // as a mail program does (RFC 8058)
  const stopAnswer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopAnswer.status).toBe(200);
  await session.open('/visit');
  await session.open(page);
  await expectSeen(session, text('we won’t email you about it'));
  await expectNone(session, button('Stop these emails'));

  await site.pass(24 * 14);
  expect(await returnEmails(site)).toEqual([
    {
      reference: 'AG-222222',
      mail: expect.stringMatching(/^return to the owner: sent \w{3}, \w{3} /),
    },
    { reference: 'AG-333333', mail: 'return to the owner: left out (superseded)' },
  ]);
});

const returns = [
  { id: randomUUID(), reference: 'AG-222222', repeat_weeks: 4, time: '09:00' },
  { id: randomUUID(), reference: 'AG-333333', repeat_weeks: 6, time: '13:00' },
] as const;

/** An owner asked for regular visits twice, with both requests stored at once. */
async function doTwoVisits(site: OwnSite) {
  const day = nextOpenDay(nextOpenDay(denverToday()));
  await site.store(
    returns.map(({ id, reference, repeat_weeks }) =>
      toRequestRow({ id, reference, repeat_weeks, email: owner, preferred_date: day }),
    ),
  );
  for (const { reference, time } of returns) {
    await site.confirm(reference, day, time);
  }
  await site.pass(hoursUntil(`${day} 14:00`));
  for (const { reference } of returns) {
    await site.answer({ reference, revision: 1, action: 'done' });
  }
}

async function returnStates({ call }: OwnSite) {
  const visits = returns.map(({ reference }) => call('read_visit', { reference }));
  return (await Promise.all(visits)).map((visit) => Object(visit).return_email);
}

async function returnEmails({ call }: OwnSite) {
  const leads = await call('list_leads', {});
  if (!Array.isArray(leads)) throw new Error('No list of requests');
  return returns.map(({ reference }) => {
    const lead = leads.find((each) => each.reference === reference);
    const mail = lead?.mails.find((each: string) => each.startsWith('return to the owner'));
    return { reference, mail };
  });
}
