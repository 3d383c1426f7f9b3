import { expect, test } from 'vitest';
import { sampleBooking } from '../functions/_shared/visits/sample-booking.fixture.ts';
import { storedLines } from './embedded-backend.ts';

const pet = { ...sampleBooking, additional_notes: 'Gate code 1234' };

test('the line of a request names reference, services and slot, and nothing personal', () => {
  expect(storedLines({ table: 'bookings', rows: [pet] })).toEqual([
    'booking AG-7K4Q2M stored: Full Groom, Tue, Nov 24, 8-10 AM (see npm run leads)',
  ]);
  expect(storedLines({ table: 'bookings', rows: [pet, { ...pet, service: 'Spa Bath' }] })).toEqual([
    'booking AG-7K4Q2M stored: Full Groom + Spa Bath, Tue, Nov 24, 8-10 AM (see npm run leads)',
  ]);
});

test('the line leaves out a missing reference and an invalid date', () => {
  const row = { ...pet, reference: null, preferred_date: 'tomorrow' };

  expect(storedLines({ table: 'bookings', rows: [row] })).toEqual([
    'booking stored: Full Groom, 8-10 AM (see npm run leads)',
  ]);
});
