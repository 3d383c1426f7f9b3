import { expect, test } from 'vitest';
import { reviewReason } from '../functions/_shared/request-words.ts';
import { newDatabase } from './new-database.ts';

test('the operator reads a sentence for each reason that marks a request', async () => {
  const database = await newDatabase();
  const { rows } = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conname = 'bookings_review_reasons_known'`,
  );
  await database.close();
  const codes = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'::text/g)].map(([, code = '']) => code);

  expect(codes).toContain('honeypot');
  for (const code of codes) expect(reviewReason(code)).toMatch(/^[A-Z].* .*\.$/);
});
