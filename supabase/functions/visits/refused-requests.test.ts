import assert from 'node:assert/strict';
import { mostBlockReason } from '../_shared/visits/operator-day.ts';
import { visitLimits } from '../_shared/visits/visit-state.ts';
import {
  dayCalls,
  first,
  keepTime,
  operatorActions,
  ownerActions,
  second,
  time,
  wish,
} from './presses.fixture.ts';
import { ask, confirmed, origin, startProject, withKey } from './visits.fixture.ts';

function tooLong(field: keyof typeof visitLimits) {
  return 'x'.repeat(visitLimits[field] + 1);
}

function askFor(changes: object) {
  return withKey('owner', { action: 'ask', revision: 1, ...wish, ...changes });
}

const flu = { audience: 'operator', action: 'block', ...dayCalls.block };
const question = { audience: 'visitor', action: 'windows', minutes: 90, zipCode: '80206' };
const pet = { id: flu.id, parent_name: 'Dana Reyes', phone: '303-555-0142', pet_name: 'Biscuit' };
const key = { audience: 'operator', reference: 'AG-7K4Q2M', id: flu.id };
const added = { ...dayCalls.add, ...key, action: 'add', pets: [pet] };
const confirm = { action: 'confirm', ...first, ...time };
const privateLine = { action: 'keep_private_line', line: 'Bites', seen: '' };
const declined = { action: 'decline', ...first, note: 'Sorry' };
for (const [name, body] of [
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another audience', { ...withKey('owner'), audience: 'admin' }],
  ['a reference with a null character', { ...withKey('owner'), reference: 'AG\0' }],
  ['a bare string', JSON.stringify('read')],
  ['an unknown action', withKey('operator', { action: 'delete', ...first })],
  ['a press without an id', { ...withKey('operator', confirm), id: undefined }],
  ['no revision', withKey('operator', { action: 'done', requestVersion: 1 })],
  ['a revision below 0', withKey('operator', { action: 'done', ...first, revision: -1 })],
  ['a day that never comes', withKey('operator', { ...confirm, day: '2027-02-29' })],
  ['25 o’clock', withKey('operator', { ...confirm, time: '25:00' })],
  ['minutes in words', withKey('operator', { ...confirm, minutes: '90' })],
  ['a note that is too long', withKey('operator', { ...confirm, note: tooLong('note') })],
  [
    'too many words of the groomer',
    withKey('operator', { action: 'done', ...second, groomerWords: tooLong('groomerWords') }),
  ],
  ['a reason that nobody knows', withKey('operator', { ...declined, reason: 'too_small' })],
  ['a reason to cancel, for a decline', withKey('operator', { ...declined, reason: 'roads' })],
  ['a name that is too long', withKey('operator', { ...confirm, groomer: 'x'.repeat(61) })],
  ['half a dollar for the drive', withKey('operator', { ...confirm, travelFee: 0.5 })],
  ['a price without end', withKey('operator', { ...confirm, price: 1e9 })],
  ['no word on the fee', withKey('owner', { action: 'cancel', revision: 1 })],
  ['an unknown action about emails', { ...withKey('owner'), audience: 'stop', action: 'x' }],
  ['a wish with too many words', askFor({ words: tooLong('wishWords') })],
  ['a wish with a null character', askFor({ words: 'a\0b' })],
  ['an operator who asks', withKey('operator', { action: 'ask', ...second, ...wish })],
  ['a visitor who asks for the day', { audience: 'visitor', action: 'day' }],
  ['a visitor who blocks time', { ...flu, audience: 'visitor' }],
  ['a block with an id of another kind', { ...flu, id: '7' }],
  ['a block without a last day', { ...flu, last: '' }],
  ['blocked hours without an end', { ...flu, from: '10:00' }],
  ['a block with too many words', { ...flu, reason: 'x'.repeat(mostBlockReason + 1) }],
  ['a block taken back without an id', { ...flu, action: 'unblock', id: null }],
  ['keep_time with a fractional wish', withKey('operator', { ...keepTime, wish: 1.5 })],
  [
    'a private line that is too long',
    withKey('operator', { ...privateLine, line: tooLong('privateLine') }),
  ],
  [
    'a private line without what it replaces',
    withKey('operator', { ...privateLine, seen: undefined }),
  ],
  ['a question with minutes that are no number', { ...question, minutes: '90' }],
  ['a question with fewer minutes than none', { ...question, minutes: -1 }],
  ['a question without a place', { ...question, zipCode: undefined }],
  ['a question with a place that is no ZIP by far', { ...question, zipCode: 'x'.repeat(500) }],
  ['a visit without pets', { ...added, pets: [] }],
  ['a visit with five pets', { ...added, pets: Array(5).fill(pet) }],
  ['a visit without an id of its press', { ...added, id: undefined }],
  ['a visit with an id that is none', { ...added, pets: [{ ...pet, id: 'x' }] }],
  ['a visit with a column that holds a record', { ...added, pets: [{ ...pet, notes: { a: 1 } }] }],
  ['a visit with a null character', { ...added, pets: [{ ...pet, pet_name: 'Rex\0' }] }],
  ['a visit with words without end', { ...added, pets: [{ ...pet, pet_name: 'x'.repeat(1001) }] }],
  ['a visit under no reference', { ...added, reference: 'AG-0' }],
  ['a visit on a day that never comes', { ...added, day: '2027-02-29' }],
  ['a visit that an owner adds', { ...added, audience: 'owner' }],
  ['a visit with a second tap that is none', { ...added, takesClosedTime: 'yes' }],
  ...Object.entries(operatorActions).flatMap(([action, fields]) =>
    action in ownerActions
      ? []
      : ([[`an owner who presses ${action}`, withKey('owner', { ...fields, action })]] as const),
  ),
] as const) {
  Deno.test(`refuses ${name}, and asks the database nothing`, async () => {
    await using project = startProject(confirmed);
    const answer = await ask(project.url, { body });

    assert.deepEqual([answer.status, answer.body], [400, { error: 'invalid_request' }]);
    assert.deepEqual(project.calls, []);
  });
}

for (const [name, status, init] of [
  ['a GET, as by a mail scanner', 405, { method: 'GET', body: null }],
  ['another site', 403, { headers: { apikey: 'publishable', origin: 'https://e.vil' } }],
  ['a wrong API key', 401, { headers: { apikey: 'secret', origin } }],
  ['too much', 413, { body: 'x'.repeat(33_000) }],
] as const) {
  Deno.test(`refuses ${name}`, async () => {
    await using project = startProject(confirmed);

    assert.equal((await ask(project.url, { body: withKey('owner'), init })).status, status);
    assert.deepEqual(project.calls, []);
  });
}

Deno.test('four pets with the longest notes are not too much, in any script', async () => {
  await using project = startProject(confirmed);
  const pets = Array.from({ length: 4 }, () => ({ additional_notes: '好'.repeat(1000) }));
  const body = withKey('operator', { action: 'change_details', pets });
  assert.equal((await ask(project.url, { body })).status, 400);
});
