import { expect, test } from 'vitest';
import { attemptFor, withIds } from './attempt';

const rows = [{ pet: 'Biscuit' }, { pet: 'Mo' }];

test('every row gets its own id', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const { ids } = attemptFor(rows, undefined);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(uuid);
});

test('sends every row with its own id, and throws without one', () => {
  const attempt = attemptFor(rows, undefined);
  const withOwn = rows.map((row, index) => ({ ...row, id: attempt.ids[index] }));
  expect(withIds(rows, attempt)).toEqual(withOwn);
  expect(() => withIds(rows, { ...attempt, ids: [] })).toThrow('id');
});
