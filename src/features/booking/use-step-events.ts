import { useRef } from 'react';
import type { AnalyticsEvent } from '@/analytics/events';
import { track } from '@/analytics/track';
import { bookingServices } from '@/content/booking-options';
import type { PetValues } from './booking-schema';
import type { Step } from './booking-steps';
import { petEstimate, requestEstimate } from './estimate';

const completion = {
  1: 'begin_checkout',
  2: 'add_shipping_info',
  3: 'add_payment_info',
} as const satisfies Record<Step, AnalyticsEvent['name']>;

/**
 * Records how a request comes along: each step once, when it is complete, as the checkout that GA4
 * knows; every other way from step to step as `form_step`.
 */
export function useStepEvents() {
  const completed = useRef(new Set<Step>());

  /** Gives false when this step was complete before. */
  function complete(step: Step, pets: readonly PetValues[]): boolean {
    if (completed.current.has(step)) return false;
    completed.current.add(step);
    track({ name: completion[step], props: visit(pets) });
    return true;
  }

  function move(from: Step, to: Step, pets: readonly PetValues[]): void {
    if (from === to || (from < to && complete(from, pets))) return;
    track({ name: 'form_step', props: { form_name: 'booking', from_step: from, to_step: to } });
  }

  return { complete, move };
}

/** What is asked for, one item a pet: the package and its price, nothing about pet or owner. */
function visit(pets: readonly PetValues[]) {
  const items = pets.map((pet) => ({
    item_id: bookingServices.find(({ name }) => name === pet.service)?.slug ?? 'custom',
    item_name: pet.service,
    item_variant: pet.size,
    price: petEstimate(pet),
    quantity: 1 as const,
  }));
  return { currency: 'USD' as const, value: requestEstimate(pets).total, items };
}
