import { expect, test } from 'vitest';
import { failureHint } from './failure-hint';
import { FunctionCallError } from '@/backend/calls/invoke-function';

test.each([
  ['of the function', 'upstream_key_rejected', 'Check the key file'],
  ['of the network', 'offline', 'Submit again when the network is back'],
  ['of the hosted platform', 'BOOT_ERROR', 'Its log in the Supabase dashboard'],
  ['that nobody knows', 'constructor', '“constructor (status 500)”'],
])('a failure %s has its hint', (_name, code, hint) => {
  expect(failureHint(new FunctionCallError(code, { status: 500 }))).toContain(hint);
});
