import { expect, test } from 'vitest';
import { FunctionCallError } from '@/backend/function-call-error';
import { errorCodes } from '../../../supabase/functions/submit-indexnow/error-codes.ts';
import { failureWords } from './failure-words';

const ours = ['offline', 'timeout', 'unreachable'];
const platform = ['function_not_found', 'function_unavailable', 'NOT_FOUND', 'BOOT_ERROR'];

test.each([...errorCodes, ...ours, ...platform])('%s has a sentence of its own', (code) => {
  const words = failureWords(new FunctionCallError(code));
  expect(words).toMatch(/^[A-Z].{30,}\.$/);
  expect(words).not.toContain(`(${code},`);
});

test.each(['unknown', 'something_new', 'constructor'])('%s is named as it came', (code) => {
  expect(failureWords(new FunctionCallError(code, { status: 500 }))).toContain(
    `(${code}, status 500)`,
  );
});

test.each([
  [30, 'Wait 30 seconds'],
  [90, 'Wait 90 seconds'],
  [91, 'Wait 2 minutes'],
  [600, 'Wait 10 minutes'],
  [0, 'Wait a few minutes'],
])('a pause of %i s that IndexNow asks for is told', (retryAfter, words) => {
  expect(failureWords(new FunctionCallError('upstream_rate_limited', { retryAfter }))).toContain(
    words,
  );
});
