import assert from 'node:assert/strict';
import { ask, confirmed, day, links, messageId, press, startProject } from '../visits.fixture.ts';
import { toOperatorDay } from './answer-day.ts';

Deno.test('a message has its whole text, and is promised an answer within a day', () => {
  assert.deepEqual(toOperatorDay(day, links).messages, [
    {
      kind: 'message',
      id: messageId,
      name: 'Ann Example',
      phone: '',
      email: 'ann@example.test',
      text: 'Do you groom\nNewfoundlands?',
      answerBy: '2026-11-21T16:50:00.000Z',
      isKnown: false,
    },
  ]);
});

Deno.test('the operator says what became of a message, and takes it back', async () => {
  await using project = startProject(confirmed);
  const message = { audience: 'operator', action: 'message', id: messageId };
  for (const status of ['answered', 'spam', 'new']) {
    const answer = await ask(project.url, { body: { ...message, status } });
    assert.deepEqual([answer.status, answer.body], [200, { done: true }]);
    assert.deepEqual(project.calls.at(-1), ['answer_message', { id: messageId, status }]);
  }
  const gone = { ...message, id: press, status: 'answered' };
  const answer = await ask(project.url, { body: gone });
  assert.deepEqual([answer.status, answer.body], [409, { error: 'not_allowed' }]);

  for (const wrong of [{ status: 'review' }, { status: 'new', id: 'x' }, {}]) {
    assert.equal((await ask(project.url, { body: { ...message, ...wrong } })).status, 400);
  }
  const settings = { operatorKey: { secret: 'the key of the operator' } };
  const withoutKey = { body: { ...message, status: 'spam' }, settings };
  assert.equal((await ask(project.url, withoutKey)).status, 401);
  assert.equal(project.calls.length, 4);
});
