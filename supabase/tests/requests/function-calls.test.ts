import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { callDatabase } from '../../functions/_shared/http/project-database.ts';
import { localKeys } from '../../local/local-keys.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { inquiry } from '../setup/sample-rows.ts';

const { url, visitor, stop } = await startBackend();
afterAll(stop);

const call = (name: string, args: object, key: string = localKeys.secret) =>
  callDatabase({ url, key }, name, args, fetch);

test('an edge function gets the result of a database function', async () => {
  await visitor().from('contact_inquiries').insert(inquiry());

  expect(await call('claim_job', {})).toMatchObject([{ kind: 'received', try: 1 }]);
  expect(await call('confirm_subscription', { token: randomUUID() })).toBe(false);
  const unknownMail = { id: randomUUID(), event: 'email.bounced' };
  expect(await call('report_mail_event', unknownMail)).toBeNull();
});

test('a call rejects without permission, and for an unknown function', async () => {
  const asVisitor = call('claim_job', {}, localKeys.publishable);
  await expect(asVisitor).rejects.toThrow('claim_job was answered 401');
  await expect(call('claim_nothing', {})).rejects.toThrow('claim_nothing was answered 404');
});
