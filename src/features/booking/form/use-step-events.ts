import { useRef } from 'react';
import type { AnalyticsEvent } from '@/analytics/events';
import { track } from '@/analytics/track';
import { bookingServiceName } from '@/content/booking-options';
import { quote } from '@/content/services/quote';
import type { BookingValues, PetValues, Step } from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';

const completion = {
  1: 'begin_checkout',
  2: 'add_shipping_info',
  3: 'add_payment_info',
} as const satisfies Record<Step, AnalyticsEvent['name']>;

type StepValues = Pick<BookingValues, 'reference' | 'pets'>;

/** Each step is sent once as GA4's checkout; other moves between steps as `form_step`. */
export function useStepEvents() {
  const completed = useRef(new Set<string>());

  function complete(step: Step, { reference, pets }: StepValues): boolean {
    const mark = `${reference} ${step}`;
    if (completed.current.has(mark)) return false;
    completed.current.add(mark);
    track({ name: completion[step], props: checkout(pets) });
    return true;
  }

  function move(from: Step, to: Step, values: StepValues): void {
    if (from < to && complete(from, values)) return;
    track({ name: 'form_step', props: { form_name: 'booking', from_step: from, to_step: to } });
  }

  return { complete, move };
}

/** One item per pet: package and price, nothing else about pet or owner. */
function checkout(pets: readonly PetValues[]) {
  const items = pets.map((pet) => ({
    item_id: pet.service,
    item_name: bookingServiceName(pet.service),
    item_variant: pet.size,
    price: quote(pet),
    quantity: 1 as const,
  }));
  return { currency: 'USD' as const, value: requestEstimate(pets).total, items };
}
