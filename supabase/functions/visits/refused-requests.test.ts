import assert from 'node:assert/strict';
import { mostBlockWord } from '../_shared/visits/day-blocks.ts';
import { visitLimits } from '../_shared/visits/visit-state.ts';
import { first, keepTime, second, time, wish } from './presses.fixture.ts';
import { ask, confirmed, origin, startProject, withKey } from './visits.fixture.ts';

function tooLong(field: keyof typeof visitLimits) {
  return 'x'.repeat(visitLimits[field] + 1);
}

function askFor(changes: object) {
  return withKey('owner', { action: 'ask', revision: 1, ...wish, ...changes });
}

const flu = {
  audience: 'operator',
  action: 'block',
  id: '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10',
  first: '2026-11-24',
  last: '2026-11-24',
};
const confirm = { action: 'confirm', ...first, ...time };
const privateLine = { action: 'keep_line', line: 'Bites', seen: '' };
const declined = { action: 'decline', ...first, note: 'Sorry' };
for (const [name, body] of [
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another audience', { ...withKey('owner'), audience: 'admin' }],
  ['a reference that is no text', { ...withKey('owner'), reference: 7 }],
  ['a reference with a null character', { ...withKey('owner'), reference: 'AG\0' }],
  ['a bare string', JSON.stringify('read')],
  ['a list', '[]'],
  ['a key that is no text', { ...withKey('owner'), token: null }],
  ['an unknown action', withKey('operator', { action: 'delete', ...first })],
  ['a press without an id', { ...withKey('operator', confirm), id: undefined }],
  ['an id of another kind', { ...withKey('owner', { action: 'accept', revision: 1 }), id: '7' }],
  ['no revision', withKey('operator', { action: 'done', requestVersion: 1 })],
  ['a revision below 0', withKey('operator', { action: 'done', ...first, revision: -1 })],
  ['no version of the request', withKey('operator', { action: 'done', revision: 1 })],
  ['a version in words', withKey('operator', { ...confirm, requestVersion: '1' })],
  ['a day that never comes', withKey('operator', { ...confirm, day: '2027-02-29' })],
  ['a day in words', withKey('operator', { ...confirm, day: 'tomorrow' })],
  ['25 o’clock', withKey('operator', { ...confirm, time: '25:00' })],
  ['minutes in words', withKey('operator', { ...confirm, minutes: '90' })],
  ['a note that is too long', withKey('operator', { ...confirm, note: tooLong('note') })],
  [
    'too many words of the groomer',
    withKey('operator', { action: 'done', ...second, note: tooLong('groomerWords') }),
  ],
  ['a reason that nobody knows', withKey('operator', { ...declined, reason: 'too_small' })],
  ['a reason to cancel, for a decline', withKey('operator', { ...declined, reason: 'roads' })],
  ['done without a word on words', withKey('operator', { action: 'done', ...second })],
  ['no groomer', withKey('operator', { ...confirm, groomer: null })],
  ['a name that is too long', withKey('operator', { ...confirm, groomer: 'x'.repeat(61) })],
  ['half a dollar for the drive', withKey('operator', { ...confirm, travelFee: 0.5 })],
  ['a price in words', withKey('operator', { ...confirm, price: '180' })],
  ['a price without end', withKey('operator', { ...confirm, price: 1e9 })],
  ['no word on the fee', withKey('owner', { action: 'cancel', revision: 1 })],
  ['a no-show without a word on the fee', withKey('operator', { action: 'no_show', ...second })],
  ['an owner who says nobody was home', withKey('owner', { action: 'no_show', ...second, fee: 0 })],
  ['an unknown action about emails', { ...withKey('owner'), audience: 'stop', action: 'x' }],
  ['a wish without a day', askFor({ day: '' })],
  ['a wish for a day that never comes', askFor({ day: '2027-02-29' })],
  ['a wish for no window', askFor({ window: null })],
  ['a wish with too many words', askFor({ words: tooLong('wishWords') })],
  ['a wish with a null character', askFor({ words: 'a\0b' })],
  ['a wish on no revision', askFor({ revision: undefined })],
  ['an operator who asks', withKey('operator', { action: 'ask', ...second, ...wish })],
  ['an owner who confirms', withKey('owner', confirm)],
  ['an owner who moves', withKey('owner', { action: 'move', ...second, ...time })],
  ['an owner who declines', withKey('owner', { action: 'decline', ...first, note: '' })],
  ['an owner who says done', withKey('owner', { action: 'done', ...second })],
  ['an owner who calls it spam', withKey('owner', { action: 'spam', ...second })],
  ['an owner who takes back', withKey('owner', { action: 'undo', ...second })],
  ['an owner who uses details', withKey('owner', { action: 'use_details', ...second })],
  ['an owner who keeps the time', withKey('owner', keepTime)],
  ['a visitor who asks for the day', { audience: 'visitor', action: 'day' }],
  ['a visitor who blocks time', { ...flu, audience: 'visitor' }],
  ['a block without an id', { ...flu, id: undefined }],
  ['a block with an id of another kind', { ...flu, id: '7' }],
  ['a block without a last day', { ...flu, last: '' }],
  ['a block for a day that never comes', { ...flu, first: '2027-02-29' }],
  ['blocked hours without an end', { ...flu, from: '10:00' }],
  ['blocked hours in words', { ...flu, from: 'noon', until: '14:00' }],
  ['a block with too many words', { ...flu, word: 'x'.repeat(mostBlockWord + 1) }],
  ['a block taken back without an id', { ...flu, action: 'unblock', id: null }],
  ['a time kept for no wish', withKey('operator', { ...keepTime, wish: undefined })],
  ['a time kept for half a wish', withKey('operator', { ...keepTime, wish: 1.5 })],
  ['a yes on no revision', withKey('owner', { action: 'accept' })],
  ['a yes that was heard to no version', withKey('operator', { action: 'accept', revision: 1 })],
  ['an owner who writes a private line', withKey('owner', privateLine)],
  [
    'a private line that is too long',
    withKey('operator', { ...privateLine, line: tooLong('privateLine') }),
  ],
  ['a private line over nothing seen', withKey('operator', { ...privateLine, seen: undefined })],
  ['a time kept on no revision', withKey('operator', { ...keepTime, revision: undefined })],
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
