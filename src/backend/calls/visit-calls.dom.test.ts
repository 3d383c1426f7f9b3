import { expect, test, vi } from 'vitest';
import { FunctionCallError } from './invoke-function';
import { changeVisit, readVisit, visitFailure, visitKeyIn } from './visit-calls';

const token = 'oB7bK0pd2I0E5L1_AmOkrg';
const key = { audience: 'owner', reference: 'AG-7K4Q2M', token } as const;
const confirmed = { audience: 'owner', status: 'confirmed', revision: 1, canceledBy: null };
const id = '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10';
const cancel = { id, action: 'cancel', fields: { revision: 1, acceptsFee: false } } as const;

function answerWith(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

test.each([
  [`#AG-7K4Q2M.${token}`, key],
  [`#AG-7K4Q2M.${token.slice(1)}`, undefined],
  [`#AG-7K4Q2M.${token}x`, undefined],
  [`#${token}`, undefined],
  ['', undefined],
])('reads the owner’s key from "%s", if it holds one', (hash, expected) => {
  expect(visitKeyIn(hash, 'owner')).toEqual(expected);
});

test('returns a refusal that brings the visit, and throws on other refusals', async () => {
  answerWith(409, { error: 'not_allowed', visit: confirmed });
  expect(await changeVisit(key, cancel)).toEqual({ visit: confirmed, refusal: 'not_allowed' });
  answerWith(409, { error: 'not_allowed' });
  await expect(changeVisit(key, cancel)).rejects.toMatchObject({ code: 'not_allowed' });
  answerWith(404, { error: 'unknown_link' });
  await expect(changeVisit(key, cancel)).rejects.toMatchObject({ code: 'unknown_link' });
  answerWith(200, { something: 'else' });
  await expect(readVisit(key)).rejects.toMatchObject({ code: 'unknown' });
});

test('reports invalid_request as unexpected, not as unreachable', () => {
  const refused = new FunctionCallError('invalid_request', 400);
  expect(visitFailure(refused)).toBe('unexpected');
});

test.each([
  ['unknown_link', 'unknown_link'],
  ['wrong_operator_key', 'wrong_operator_key'],
  ['too_many', 'too_many'],
  ['offline', 'offline'],
  ['timeout', 'unreachable'],
  ['database_unavailable', 'unreachable'],
])('the page shows %s as %s', (code, failure) => {
  expect(visitFailure(new FunctionCallError(code))).toBe(failure);
});
