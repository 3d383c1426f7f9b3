import assert from 'node:assert/strict';
import { dayVisit, waitingRequest } from '../../_shared/visits/day-visit.fixture.ts';
import { toOperatorDay } from '../../_shared/visits/to-day.ts';
import { visitLink } from '../../_shared/visits/visit-link.ts';
import {
  ask,
  confirmed,
  day,
  links,
  messageId,
  opened,
  operatorKey,
  origin,
  reference,
  secret,
  startProject,
  withKey,
} from '../visits.fixture.ts';

const { test } = Deno;

const body = { audience: 'operator', action: 'day' };
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('the operator’s key alone opens the day, after too many wrong ones too', async () => {
  await using project = startProject(confirmed, { isOver: true });
  const answer = await ask(project.url, { body, ...opened });

  assert.equal(answer.status, 200);
  assert.deepEqual(answer.body, { day: toOperatorDay(day, links), now: day.now });
  assert.deepEqual(project.names(), ['operator_day']);
});

test('without an operator key, a public site opens no operator’s page and a developer’s site does', async () => {
  await using project = startProject(confirmed);
  const decline = { action: 'decline', revision: 1, requestVersion: 1, note: '' };
  for (const closedTo of [body, withKey('operator'), withKey('operator', decline)]) {
    const closed = await ask(project.url, { body: closedTo, settings: { isPublic: true } });
    assert.deepEqual([closed.status, closed.body], [403, { error: 'operator_key_missing' }]);
  }
  assert.deepEqual(project.names(), ['visit_link', 'visit_link']);

  assert.equal((await ask(project.url, { body })).status, 200);
  const owner = { body: withKey('owner'), settings: { isPublic: true } };
  assert.equal((await ask(project.url, owner)).status, 200);
});

test('the day keeps yesterday’s holds that nobody filled in, apart from the blocks of today', () => {
  const hours = { from: '10:00', until: '11:30', reason: '' };
  const kim = { held_for: 'Kim', held_phone: '303-555-0142' };
  const nobody = { held_for: null, held_phone: null };
  const blocks = ['19', '20'].flatMap((date) => {
    const [first, last] = [`2026-11-${date}`, `2026-11-${date}`];
    const block = { ...hours, first, last };
    return [
      { ...block, ...kim, id: `hold ${date}` },
      { ...block, ...nobody, id: date },
    ];
  });
  const shown = toOperatorDay({ ...day, now: '2026-11-20T17:00:00Z', blocks }, links);
  assert.deepEqual(idsOf(shown.blocks), ['hold 20', '20']);
  assert.deepEqual(idsOf(shown.endedHolds), ['hold 19']);
});

const size = day.waiting.requests[0]?.request[0]?.pet_size ?? null;
const pet = (name: string) => ({ name, service: 'Full Groom', size, addOns: ['deshedding'] });

test('waiting entries have their deadline, and what tells them apart', () => {
  const { waiting, moreWaiting, suspects, suspectMessages, moreSuspects } = toOperatorDay(
    day,
    links,
  );
  const listed = {
    ...waitingRequest(),
    reference,
    token: operatorKey,
    notes: 'Gate code 1234',
    isCustomer: true,
  };
  assert.deepEqual(waiting, [
    { ...listed, pets: [pet('Biscuit'), pet('Ada')], answerBy: '2026-11-20T18:40:00Z' },
    {
      ...listed,
      pets: [pet('Biscuit')],
      kind: 'wish',
      mailProblem: 'failed',
      preferred: { day: '2026-12-01', window: '2-4 PM', number: 1 },
      words: 'After school',
      answerBy: '2026-11-20T18:30:00Z',
      starts: { day: '2026-11-24', time: '09:15' },
    },
  ]);
  assert.deepEqual([moreWaiting, suspects, suspectMessages, moreSuspects], [2, [], [], 2]);
});

test('the day says what is wrong with emails', () => {
  assert.deepEqual(toOperatorDay(day, links).trouble, {
    problem: 'mail_late',
    receiptsWaitSince: '2026-11-20T16:00:00Z',
    pausedUntil: '2026-11-20T18:00:00Z',
  });
});

test('the day lists likely spam by itself and leaves out a wish that is gone', () => {
  const [wish] = day.wishes;
  assert.ok(wish);
  const listed = toOperatorDay(
    { ...day, suspects: day.waiting, counts: { ...day.counts, suspects: 3 } },
    links,
  );
  assert.deepEqual(
    listed.suspects.map(({ token }) => token),
    [operatorKey],
  );
  assert.deepEqual(idsOf(listed.suspectMessages), [messageId]);
  assert.deepEqual([listed.waiting.length, listed.moreSuspects], [2, 1]);

  for (const gone of [{ wish: null }, { visit: null }]) {
    const changed = { ...day, wishes: [{ ...wish, ...gone }] };
    const { waiting: left } = toOperatorDay(changed, links);
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ['request'],
    );
  }
});

test('the day shows more entries for more pages, within reason', async () => {
  await using project = startProject(confirmed);
  assert.equal((await ask(project.url, { body: { ...body, pages: 3 } })).status, 200);
  assert.deepEqual(project.calls, [['operator_day', { pages: 3 }]]);
  for (const pages of [0, 11, 1.5, 'all', null]) {
    assert.equal((await ask(project.url, { body: { ...body, pages } })).status, 400);
  }
});

test('a visit has what a change needs, and what it costs', () => {
  const { visits } = toOperatorDay(day, { ...links, linkSecrets: ['another secret', secret] });
  const [first, second] = visits;
  const owner = { audience: 'owner', reference, version: 1 } as const;
  assert.notEqual(first?.token, operatorKey);
  assert.deepEqual(
    { ...first, token: '' },
    {
      ...dayVisit('2026-11-24', '09:15'),
      reference,
      token: '',
      requestVersion: 2,
      lastChange: null,
      minutes: 135,
      hasWish: true,
      pets: [pet('Biscuit')],
      notes: 'Gate code 1234',
      repeatWeeks: 6,
      asked: { day: '2026-11-24', window: '8-10 AM' },
      ownerLink: visitLink(origin, 'another secret', owner),
      lastLine: 'Muzzle in the hall',
      groomer: 'June Hathaway',
      price: 180,
      travelFee: 20,
      openPrice: '$180 instead of $165 and a $20 travel fee instead of $0',
      openAmount: 35,
      openFee: 20,
      yesText:
        'Your visit on Tue, Nov 24, around 9:15 AM would be at $180 instead of $165 and a $20 travel fee instead of $0, $200 with the travel fee. Does that work?',
    },
  );
  assert.deepEqual(
    [second?.privateLine, second?.mailProblem, second?.hasEmail, second?.asked],
    ['Bites', 'bounced', false, { day: '2026-12-01', window: '2-4 PM' }],
  );
});

test('a visit that lost its time meanwhile is left out', () => {
  const [gone] = day.visits;
  const visits = gone ? [{ ...gone, visit: null }] : [];
  assert.deepEqual(toOperatorDay({ ...day, visits }, links).visits, []);
});
