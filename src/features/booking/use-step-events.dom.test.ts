import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyPet } from './booking-schema';
import { petEstimate } from './estimate';
import { useStepEvents } from './use-step-events';
import { recordedEvents } from '@/analytics/recorded-events.fixture';

const reference = 'AG-7K4Q2M';
const dog = {
  ...emptyPet,
  petName: 'Biscuit',
  petType: 'dog',
  service: 'full-groom',
  size: 'large',
  addOns: ['nail-grinding'],
};
const cat = { ...emptyPet, petName: 'Miso', petType: 'cat', service: 'custom' };

const price = petEstimate(dog);
const visit = {
  currency: 'USD',
  value: price,
  items: [
    {
      item_id: 'full-groom',
      item_name: 'Full Groom',
      item_variant: 'large',
      price,
      quantity: 1,
    },
  ],
};

function setup() {
  return renderHook(() => useStepEvents()).result.current;
}

beforeEach(() => {
  window.dataLayer = [];
});

test('each step is recorded once, when it is complete, with the visit that is asked for', () => {
  const { move, complete } = setup();
  move(1, 2, { reference, pets: [dog] });
  move(2, 3, { reference, pets: [dog] });
  complete(3, { reference, pets: [dog] });
  complete(3, { reference, pets: [dog] });
  expect(recordedEvents()).toEqual([
    { event: 'begin_checkout', ...visit },
    { event: 'add_shipping_info', ...visit },
    { event: 'add_payment_info', ...visit },
  ]);
});

test('going back, and on again, is a step of the form', () => {
  const { move } = setup();
  move(1, 2, { reference, pets: [dog] });
  move(2, 1, { reference, pets: [dog] });
  move(1, 2, { reference, pets: [dog] });
  const step = { event: 'form_step', form_name: 'booking' };
  expect(recordedEvents().slice(1)).toEqual([
    { ...step, from_step: 2, to_step: 1 },
    { ...step, from_step: 1, to_step: 2 },
  ]);
});

test('every pet is an item; a service without a price has none', () => {
  const { move } = setup();
  move(1, 2, { reference, pets: [dog, cat] });
  expect(recordedEvents()).toEqual([
    {
      event: 'begin_checkout',
      currency: 'USD',
      value: price,
      items: [
        ...visit.items,
        {
          item_id: 'custom',
          item_name: 'Custom Service',
          item_variant: '',
          price: 0,
          quantity: 1,
        },
      ],
    },
  ]);
});
