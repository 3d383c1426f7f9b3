import { expect, test } from 'vitest';
import { ownerVisit as visit } from './owner-visit.fixture';
import { visitWords as wordsAt } from './visit-words';
import { lateFee, promises } from '@shared/business/promises';
import type { OwnerVisit } from '@shared/visits/visit-state';

const visitWords = (of: OwnerVisit) => wordsAt(of, new Date('2026-11-23T17:00:00Z'));
const held = { ...visit, canceling: visit.canceling && { ...visit.canceling, lateFee: 0 } };

test('a reminder is promised while it is still to come', () => {
  expect(visitWords(visit).intro).toContain(promises.reminder);
  expect(visitWords({ ...visit, hasReminder: false }).intro).not.toContain(promises.reminder);
});

test('the ticket is stamped confirmed only after the owner’s yes', () => {
  expect(visitWords(visit).stamp).toBe('booked');
  expect(visitWords(held)).toMatchObject({ stamp: 'held', tone: 'waiting' });
  expect(visitWords(held).intro).toMatch(/^If you say yes, we’ll arrive/);
  expect(visitWords({ ...visit, hasAccepted: true }).stamp).toBe('confirmed');
});

test.each([1, 2])('a time that was not asked for says so, at revision %i', (revision) => {
  const otherTime = 'We’re sorry, we can’t come on Tue, Nov 24, 2-4 PM. We can do 10:00 AM.';
  const asked = { day: '2026-11-24', window: '2-4 PM' };
  expect(visitWords({ ...visit, revision }).timeNote).toBeUndefined();
  const other = visitWords({ ...held, revision, asked });
  expect(other.timeNote).toContain(otherTime);
  expect(other.title).toBe('10:00 AM instead of 2-4 PM');
  expect(other.stamp).toBe('new time');
  const accepted = visitWords({ ...visit, revision, asked, hasAccepted: true });
  expect(accepted.timeNote).toBeUndefined();
  expect(accepted.stamp).toBe('confirmed');
});

const otherDay = { day: '2026-11-26', window: '2-4 PM' };
const movedFrom = { day: '2026-11-24', time: '08:30', revision: 2 };

test('a visit that we moved has the old time in its title until the yes', () => {
  const moved = { ...held, movedFrom, asked: { ...otherDay, revision: 1 }, note: 'A new tire.' };
  expect(visitWords(moved)).toMatchObject({
    title: '10:00 AM instead of 8:30 AM',
    timeNote:
      'We’re sorry, we had to move your visit from Tuesday, November 24, 8:30 AM.\nA new tire.',
    stamp: 'new time',
  });
  const answer = visitWords({ ...moved, asked: { ...otherDay, revision: 2 } });
  expect(answer.timeNote).toMatch(/^We’re sorry, we can’t come on Thu, Nov 26, 2-4 PM\./);
  expect(visitWords({ ...moved, hasAccepted: true }).title).toBe(`Now ${time}`);
  const earlier = { ...movedFrom, day: '2026-11-23' };
  expect(visitWords({ ...moved, movedFrom: earlier }).title).toBe(
    'Tue, Nov 24, 10:00 AM instead of Mon, Nov 23, 8:30 AM',
  );
});

test('a move is to the time asked for unless it waits for a yes', () => {
  const words = 'It’s the time you asked for.';
  expect(visitWords({ ...visit, revision: 2, movedFrom })).toMatchObject({
    intro: expect.stringContaining(words),
    stamp: 'booked',
  });
  expect(visitWords({ ...visit, movedFrom, asked: otherDay }).intro).not.toContain(words);
  expect(visitWords({ ...held, revision: 2, movedFrom })).toMatchObject({
    intro: expect.stringMatching(/^(?!.*time you asked for).*If you say yes, we’ll arrive/),
    stamp: 'new time',
  });
});

test('after the yes a kept time has the confirmed words alone', () => {
  const words = visitWords({ ...visit, declinedWish: wish, hasAccepted: true });
  expect(words).toMatchObject({ title: 'Your visit is confirmed', stamp: 'confirmed' });
  expect(words.intro).toMatch(/^We’ll arrive around 10:00 AM, give or take 15 minutes/);
});

test('an owner without an email or a phone number is promised nothing by it', () => {
  const moved = { ...visit, revision: 2, movedFrom };
  expect(visitWords(moved).intro).toMatch(/now\. Please ignore our emails.*will text/);
  const { intro } = visitWords({ ...moved, hasEmail: false, hasPhone: false });
  expect(intro).not.toMatch(/email|text/);
});

const wish = { ...otherDay, words: '', askedAt: '', answerBy: '', number: 1 };
test('a time other than asked for says that the day was closed, or over when we answered', () => {
  const noteFor = (day: string, answeredAt = '2026-11-21T15:00:00Z') =>
    visitWords({ ...held, answeredAt, asked: { ...otherDay, day } }).timeNote;
  expect(noteFor('2026-11-22')).toBe('We’re closed on Sundays. We can do Tue, Nov 24, 10:00 AM.');
  expect(noteFor('2026-11-20')).toMatch(
    /^We’re sorry, we didn’t answer in time for Fri, Nov 20, 2-4 PM\./,
  );
});

const sameHours = { day: '2026-11-24', window: '10 AM-12 PM' };
const time = 'Tuesday, November 24, around 10:00 AM';

test.each<[string, Partial<OwnerVisit>, string, string]>([
  ['a first answer', {}, 'Your visit is confirmed', 'around 10:00 AM'],
  [
    'a move',
    { revision: 2, movedFrom },
    '10:00 AM instead of 8:30 AM',
    'It’s the time you asked for',
  ],
  ['its start', { starts: { day: '2026-11-23', time: '08:00' } }, 'Your visit is today', '8:00 AM'],
  [
    'the start of a held time',
    { ...held, starts: { day: '2026-11-23', time: '08:00' } },
    'We held 8:00 AM for you',
    'Without your yes, we may not come, and it costs nothing',
  ],
  ['an answer given again', { revision: 2 }, 'Your visit is confirmed', 'around 10:00 AM'],
  ['a hold', { ...held, asked: null, isTimeNew: false }, `We’re holding ${time}`, 'If you say yes'],
  ['an open wish', { wish }, `Still ${time}`, 'You asked for Thursday, November 26, 2-4 PM'],
  ['a kept time', { declinedWish: wish }, `Still ${time}`, 'can’t come on Thursday, November 26'],
  [
    'a kept hour',
    { declinedWish: { ...wish, ...sameHours } },
    `Still ${time}`,
    'at the other time',
  ],
  ['newer details', { revision: 2, isTimeNew: false }, `Your visit: ${time}`, 'as it stands'],
  [
    'a no-show with the fee',
    { status: 'no_show', revision: 2, fee: lateFee, reason: 'waited' },
    'We came, and nobody was home',
    'We came on Tuesday, November 24. We called, texted and waited 15 minutes. A no-show costs $25.',
  ],
  [
    'a no-show that was charged since',
    { status: 'no_show', fee: lateFee, isSettled: true },
    'We came, and nobody was home',
    'A no-show costs $25. It was charged with a later visit.',
  ],
  [
    'a no-show without the fee',
    { status: 'no_show', revision: 2 },
    'We came, and nobody was home',
    'We came on Tuesday, November 24, and nobody was home. You owe nothing this time.',
  ],
  [
    'a canceled request',
    { status: 'canceled', canceledBy: 'owner', answeredAt: null },
    'You canceled this request',
    'owe nothing',
  ],
  [
    'a hold without a yes',
    { status: 'canceled', canceledBy: 'operator', reason: 'no_yes' },
    'This hold has ended',
    'Nothing is booked, and it costs nothing. We’d love to find you another day.',
  ],
  ['Undo of Add', { status: 'canceled' }, 'This visit was taken back', 'Nothing is booked.'],
])('the title tells the latest event: %s', (_name, changes, title, intro) => {
  const words = visitWords({ ...visit, ...changes });
  expect(words.title).toBe(title);
  expect(words.intro).toContain(intro);
});

test.each([
  [null, 'another day'],
  ['fully_booked', 'another day'],
  ['not_for_us', 'call or text us.'],
  ['too_far', 'address wrong'],
])('a request declined for %s ends with: %s', (reason, ending) => {
  const { intro } = visitWords({ ...visit, status: 'declined', reason });
  const endings = ['another day', 'call or text us.', 'address wrong'];
  expect(endings.filter((words) => intro.includes(words))).toEqual([ending]);
});

test.each([
  ['by the owner, in time', { canceledBy: 'owner', wasLate: false }, false],
  ['by the owner, late', { canceledBy: 'owner', wasLate: true }, true],
  ['by us', { canceledBy: 'operator', wasLate: false }, false],
] as const)('a visit canceled %s says whether the fee applies', (_name, how, costs) => {
  const { intro } = visitWords({ ...visit, status: 'canceled', revision: 2, ...how });
  expect(intro.includes(`$${lateFee}`)).toBe(costs);
  expect(intro.includes('owe nothing')).toBe(!costs);
});

test('the late fee names the start where the time was set too late to cancel for free before it', () => {
  const startsAt = '2026-11-24T17:00:00Z';
  const canceling = { startsAt, freeUntil: startsAt, lateFee };
  const canceled = { status: 'canceled', canceledBy: 'owner', wasLate: true, canceling } as const;
  expect(visitWords({ ...visit, ...canceled }).intro).toMatch(
    /^It was to start at 10:00 AM, so the \$/,
  );
});
