import assert from 'node:assert/strict';
import { toPlace } from '../../_shared/visits/request-details.ts';
import { sampleBooking } from '../../_shared/visits/sample-booking.fixture.ts';
import { toOperatorDay } from '../../_shared/visits/to-day.ts';
import { toVisit } from '../../_shared/visits/to-visit.ts';
import { wish } from '../presses.fixture.ts';
import { assertHas, confirmed, day, links, requested } from '../visits.fixture.ts';

const { test } = Deno;

const visitChanges = (changes: object) => ({
  ...confirmed,
  visit: confirmed.visit && { ...confirmed.visit, ...changes },
});
const ownersText = (record: typeof requested) => JSON.stringify(toVisit(record, 'owner', links));

test('before the answer, an owner reads nothing that was typed but a name that looks like one', () => {
  const visit = toVisit(requested, 'owner', links);

  assert.deepEqual(
    visit?.pets.map(({ name }) => name),
    ['Biscuit', 'Your pet'],
  );
  assert.doesNotMatch(
    ownersText(requested),
    /e\.vil|Corgi|30 lbs|Pearl|80206|Sam|Rivera|0199|Gate|4411/,
  );
  assertHas(visit, {
    status: 'requested',
    revision: 0,
    starts: null,
    minutes: null,
    isLate: false,
    hasReminder: false,
    estimate: 205.5,
    preferred: { day: '2026-11-24', window: '8-10 AM', repeatWeeks: 6 },
  });
});

test('before the answer, an owner reads the travel fee that is expected, and no ZIP', () => {
  const far = { zip_code: '80031', zip_answer: 'extended' };
  const request = requested.request.map((pet) => ({ ...pet, ...far }));
  assertHas(toVisit({ ...requested, request }, 'owner', links), {
    travelWords: 'Expect a travel fee of $15',
    expectedFee: 15,
  });
  assertHas(toVisit(requested, 'owner', links), { travelWords: '', expectedFee: 0 });
  assert.doesNotMatch(ownersText({ ...requested, request }), /80031/);
});

test('the request says what was asked for, until a wish does', () => {
  const asked = { day: '2026-12-01', window: '2-4 PM' };

  for (const audience of ['owner', 'operator'] as const) {
    assert.deepEqual(toVisit(confirmed, audience, links)?.asked, {
      day: '2026-11-24',
      window: '8-10 AM',
    });
    assert.deepEqual(toVisit({ ...confirmed, asked }, audience, links)?.asked, asked);
  }
});

test('a marked request shows no name at all', () => {
  const request = requested.request.map((pet) => ({ ...pet, review_reasons: ['too_fast'] }));

  assert.doesNotMatch(ownersText({ ...requested, request }), /Biscuit/);
});

test('once the operator answered, the owner reads what was sent and where the van comes', () => {
  const visit = toVisit(confirmed, 'owner', links);

  assertHas(visit, {
    status: 'confirmed',
    revision: 1,
    minutes: 135,
    note: 'See you',
    starts: { day: '2026-11-24', time: '09:15' },
    address: '12 Pearl St, Apt 4, 80206',
  });
  assert.deepEqual(visit?.pets[0]?.breed, 'Corgi');
  const request = confirmed.request.map((pet) => ({ ...pet, email: null }));
  const reached = { hasEmail: false, hasPhone: true };
  assertHas(toVisit({ ...confirmed, request }, 'owner', links), reached);
  assert.doesNotMatch(ownersText(confirmed), /0199|sam@|Gate|4411|AG-PPPPPP/);
});

test('a request that its owner called off before any answer shows nothing that was typed', () => {
  const times = { starts_at: null, day: null, time: null, minutes: null };
  const changes = { ...times, status: 'canceled', answered_at: null };

  assert.doesNotMatch(ownersText(visitChanges(changes)), /e\.vil|Corgi|Pearl/);
});

test('the operator sees all that is needed to answer, and when the van is busy', () => {
  assertHas(toVisit(requested, 'operator', links), {
    audience: 'operator',
    owner: { name: 'Sam Rivera', phone: '(303) 555-0199', email: 'sam@rivera.test' },
    ...toPlace(sampleBooking),
    notes: 'Gate code 1234',
    sentAt: '2026-11-21T04:14:00.000Z',
    wasOver: false,
    isAdded: false,
    reviewReasons: [],
    requestVersion: 1,
    sentAgain: null,
    mailProblem: null,
    undoUntil: null,
    booked: [{ day: '2026-11-24', time: '13:00', minutes: 60, zipCode: '80401', pets: ['Rex'] }],
    bookedDays: { first: '2026-11-22', last: '2026-12-08' },
  });
  assert.equal(toVisit(requested, 'operator', links)?.pets[1]?.name, 'Pay at www.e.vil');
});

test('no estimate leaves a pet out, neither on the page nor on the day', () => {
  const request = [sampleBooking, { ...sampleBooking, estimated_price: null }];
  assertHas(toVisit({ ...requested, request }, 'operator', links), { estimate: 0 });
  const { visit } = visitChanges({ price: null });
  const visits = day.visits.map((one) => ({ ...one, request, visit }));
  assertHas(toOperatorDay({ ...day, visits }, links).visits[0], { price: 0 });
});

test('only the operator sees what was sent after the answer', () => {
  const [first] = requested.request;
  assert.ok(first);
  const later = { ...first, pet_name: 'Mo', address: '7 Elm St', preferred_time: '2-4 PM' };
  const again = { request: [later], request_version: 2 };
  const record = { ...confirmed, sent_again: again };

  const visit = toVisit(record, 'operator', links);
  assertHas(visit, { requestVersion: 1, address: '12 Pearl St, Apt 4' });
  assert.ok(visit?.audience === 'operator');
  const { sentAgain } = visit;
  assertHas(sentAgain, { requestVersion: 2, address: '7 Elm St' });
  assert.deepEqual([sentAgain?.preferred.window, sentAgain?.pets[0]?.name], ['2-4 PM', 'Mo']);
  assert.doesNotMatch(ownersText(record), /Mo|Elm/);
});

const history = [
  { id: '1', action: 'confirm', at: '2026-11-21T15:02:00Z', is_undone: true, before: null },
  { id: '2', action: 'undo', at: '2026-11-21T15:03:00Z', is_undone: false, before: null },
].map((change) => ({ ...change, actor: 'operator' as const }));

test('the operator reads what happened and whether the email left; an owner the last press', () => {
  const record = { ...confirmed, history, answer_email: 'sent' } as const;
  assertHas(toVisit(record, 'operator', links), {
    answerEmail: 'sent',
    lastChange: '2',
    history: history.map(({ id, action, actor, at, is_undone: isUndone }) => {
      return { id, action, actor, at, isUndone, what: '' };
    }),
  });
  assertHas(toVisit(record, 'owner', links), { lastChange: '2' });
  assert.doesNotMatch(ownersText(record), /history|answerEmail|undo/i);
  assert.equal(toVisit(confirmed, 'owner', links)?.lastChange, null);
});

test('both pages tell the stored terms of canceling, and none without an appointment', () => {
  const moment = '2026-11-24T16:15:00Z';
  const record = visitChanges({ free_until: moment, late_fee: 40 });
  const canceling = { startsAt: moment, freeUntil: moment, lateFee: 40 };
  for (const audience of ['owner', 'operator'] as const) {
    assert.deepEqual(toVisit(record, audience, links)?.canceling, canceling);
    assert.equal(toVisit(requested, audience, links)?.canceling, null);
  }
});

test('a time is new to its owner until a change leaves it as it was, and a yes to it is none', () => {
  const [set, later] = ['2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'];
  for (const [changed, isTimeNew] of [
    [{ changed_at: set, accepted_at: null }, true],
    [{ changed_at: later, accepted_at: later }, true],
    [{ changed_at: later, accepted_at: set }, false],
  ] as const) {
    const record = visitChanges({ time_set_at: set, ...changed });
    assertHas(toVisit(record, 'owner', links), { isTimeNew });
  }
});

test('a field that SQL adds reaches no page before it is named here', () => {
  const more = { added: 'not for pages' };
  const asked = { ...wish, asked_at: '', answer_by: '', number: 1, ...more };
  const [slot] = requested.booked;
  const record = {
    ...visitChanges(more),
    ...more,
    wish: asked,
    declined_wish: asked,
    history: history.map((change) => ({ ...change, ...more })),
    booked: slot ? [{ ...slot, ...more }] : [],
    booked_days: { ...requested.booked_days, ...more },
  };

  for (const audience of ['owner', 'operator'] as const) {
    assert.doesNotMatch(JSON.stringify(toVisit(record, audience, links)), /not for pages/);
  }
});

test('there is no visit without a request', () => {
  assert.equal(toVisit({ ...requested, request: [] }, 'operator', links), undefined);
});
