import { expect, test } from 'vitest';
import { sampleBooking } from '../functions/_shared/visits/sample-booking.fixture.ts';
import { storedLines } from './embedded-backend.ts';

const rows = [sampleBooking, { ...sampleBooking, pet_number: 2, service: 'Spa Bath' }];

test('the line of a request names its reference, and nothing personal', () => {
  expect(storedLines({ table: 'bookings', rows })).toEqual([
    'booking AG-7K4Q2M stored (see npm run leads)',
  ]);
  expect(storedLines({ table: 'contact_inquiries', rows: [{ message: 'Hi' }] })).toEqual([
    'message stored (see npm run leads)',
  ]);
});
