import { expect, test } from 'vitest';
import { confirmFailure, parseToken } from './confirm-subscription';
import { FunctionCallError } from '@/backend/function-call-error';

const token = '0123456789abcdef0123456789abcdef';

test.each([
  [`#${token}`, token],
  [`#${token}0`, undefined],
  ['#main', undefined],
  ['', undefined],
])('the token of "%s"', (hash, expected) => {
  expect(parseToken(hash)).toBe(expected);
});

test.each([
  ['unknown_token', 'wrong link'],
  ['offline', 'offline'],
  ['timeout', 'unreachable'],
  ['database_unavailable', 'unreachable'],
])('%s is told as %s', (code, failure) => {
  expect(confirmFailure(new FunctionCallError(code))).toBe(failure);
});
