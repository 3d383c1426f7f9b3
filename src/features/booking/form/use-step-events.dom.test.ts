import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useStepEvents } from './use-booking-steps';
import { recordedEvents } from '@/analytics/recorded-events.fixture';
import { quote } from '@/content/services/quote';
import { emptyPet } from '@/request/booking-schema';

const reference = 'AG-7K4Q2M';
const dog = { ...emptyPet, service: 'full-groom', size: 'large', addOns: ['nail-grinding'] };
const cat = { ...emptyPet, service: 'custom' };

beforeEach(() => {
  window.dataLayer = [];
});

test('a step is recorded once; every pet is an item, and a service without a price has none', () => {
  const { complete } = renderHook(() => useStepEvents()).result.current;
  complete(3, { reference, pets: [dog, cat] });
  complete(3, { reference, pets: [dog, cat] });
  const price = quote(dog);
  const groom = { item_id: 'full-groom', item_name: 'Full Groom', item_variant: 'large', price };
  const custom = { item_id: 'custom', item_name: 'Custom Service', item_variant: '', price: 0 };
  const items = [groom, custom].map((item) => ({ ...item, quantity: 1 }));
  expect(recordedEvents()).toEqual([
    { event: 'add_payment_info', currency: 'USD', value: price, items },
  ]);
  expect(complete(3, { reference: 'AG-222222', pets: [dog] })).toBe(true);
});
