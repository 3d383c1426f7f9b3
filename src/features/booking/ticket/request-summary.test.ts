import { expect, test } from 'vitest';
import { requestText } from './request-summary';
import { bookingRequest } from '@/request/booking-request.fixture';
import { emptyBooking } from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';
import { usd } from '@shared/business/format';
import { repeatWish } from '@shared/business/repeat-visits';

const price = requestEstimate(bookingRequest.pets).total;

test('a text message carries the whole request', () => {
  const values = { ...bookingRequest, preferredDate: '2026-12-01', notes: 'Shy at first' };
  expect(requestText(values)).toBe(
    [
      'Booking request AG-7K4Q2M',
      `Biscuit, dog, Full Groom, Medium, Corgi, 30 lbs, Nail Grinding, De-shedding Treatment, ${usd(price)}`,
      'Tuesday, December 1, 8-10 AM',
      '12 Pearl St, Apt 4, 80206',
      'Sam Rivera, (303) 555-0199, sam@rivera.test',
      `Next one due ${repeatWish(6)}`,
      'Shy at first',
    ].join('\n'),
  );
});

test('the summary leaves no gaps for unanswered questions', () => {
  expect(requestText({ ...emptyBooking, reference: 'AG-7K4Q2M' })).toBe(
    'Booking request AG-7K4Q2M',
  );
});
