import { beforeAll, expect, test, vi } from 'vitest';
import { addOns } from '@/content/add-ons';
import { petSizes } from '@/content/pet-sizes';
import { promises } from '@/content/promises';
import { quoteNote } from '@/content/quote';
import * as mails from '../functions/deliver-notifications/promises.ts';
import { business as writer } from '../functions/deliver-notifications/business.ts';
import {
  addOnNames,
  reviewWords,
  sizeNames,
} from '../functions/deliver-notifications/request-words.ts';
import { newDatabase } from './new-database.ts';

// An edge function cannot import from src: what mails and site both say is written twice.
beforeAll(() => {
  for (const name of ['SITE_ORIGIN', 'PHONE', 'EMAIL']) vi.stubEnv(`VITE_${name}`, '');
});

test('mails and site tell of the same business', async () => {
  const { business } = await import('@/content/business');
  const { street, city, region, postalCode } = business.address;

  expect(writer).toEqual({
    name: business.name,
    shortName: business.shortName,
    address: `${street}, ${city}, ${region} ${postalCode}`,
    phone: business.phone,
    email: business.email,
    origin: business.origin,
  });
});

test('mails promise what the site promises', () => {
  const { confirmation, reminder, arrival, cancellation } = promises;

  expect(mails.promises).toEqual({
    ...{ confirmation, reminder, arrival, cancellation },
    estimate: quoteNote,
  });
});

test('mails have a name for each add-on, size and reason for review', async () => {
  expect(addOnNames).toEqual(Object.fromEntries(addOns.map(({ id, name }) => [id, name])));
  expect(sizeNames).toEqual(Object.fromEntries(petSizes.map(({ id, label }) => [id, label])));

  const database = await newDatabase();
  const { rows } = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conname = 'bookings_review_reasons_known'`,
  );
  await database.close();
  const reasons = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'::text/g)].map(([, word]) => word);
  expect(Object.keys(reviewWords).toSorted()).toEqual(reasons.toSorted());
});
