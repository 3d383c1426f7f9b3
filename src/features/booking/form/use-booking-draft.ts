import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { foldSentRequest, keepSentRequest } from '../submission/sent-request';
import { type BookingPrefill, type PrefillMode, isBegun, takesPrefill } from './booking-prefill';
import { stepProblem } from './booking-steps';
import { readDraft, watchDraft, writeDraft } from '@/browser/drafts';
import { takeHandover } from '@/browser/handover';
import { readServedFields } from '@/browser/served-fields';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';
import { findService } from '@/content/services';
import { toBookingValues } from '@/request/booking-row';
import {
  type BookingDraft,
  type Step,
  draftSchema,
  emptyBooking,
  emptyPet,
  isFieldName,
} from '@/request/booking-schema';
import { newReference } from '@/site/new-reference';
import { notify } from '@/ui/notify';
import { isRebooking } from '@shared/visits/visit-state';

export type BookingFormMethods = UseFormReturn<BookingDraft, unknown, z.output<typeof draftSchema>>;

function newBooking(): BookingDraft {
  return {
    ...emptyBooking,
    reference: newReference(),
    session: { step: 1, startedAt: Date.now(), prefill: {} },
  };
}

/** A value that the page or another tab sets is not a change by the visitor, and is not saved. */
let isQuiet = false;
function quietly(change: () => void): void {
  isQuiet = true;
  change();
  isQuiet = false;
}

/** Empties the form at step 1, and the device forgets it. */
export function clearBooking(form: BookingFormMethods): void {
  quietly(() => form.reset(newBooking()));
  writeDraft('booking', null);
  rememberVisitorZip('');
}

/**
 * Fills the form from the draft of this device, the ZIP typed last in this tab, the prefill, and what was typed before
 * hydration. Every change by the visitor is saved as the draft; a page's suggestions are not saved before that. A change in
 * another tab is shown here too, so that no tab saves an older state over a newer one, and all send the same ids.
 */
export function useBookingDraft(
  container: RefObject<HTMLFormElement | null>,
  { prefill, mode }: { prefill: BookingPrefill; mode: PrefillMode },
): { form: BookingFormMethods; step: Step } {
  const [defaultValues] = useState(newBooking);
  const form = useForm<BookingDraft, unknown, z.output<typeof draftSchema>>({
    resolver: zodResolver(draftSchema),
    defaultValues,
  });
  // Subscribes before the effects below, so that it sees their changes.
  const step = useWatch({ control: form.control, name: 'session.step' });

  useLayoutEffect(() => {
    const draft = readDraft('booking', draftSchema, newBooking());
    if (draft) fillForm(form, draft);
    const zip = readVisitorZip();
    if (zip) form.setValue('zipCode', zip);
    return form.subscribe({
      formState: { values: true },
      callback({ values, name }) {
        if (isQuiet) return;
        writeDraft('booking', values);
        if (name === 'zipCode') rememberVisitorZip(values.zipCode);
      },
    });
  }, [form]);

  useOtherTabs(form);

  useLayoutEffect(() => {
    const values = form.getValues();
    if (!takesPrefill(values, prefill, mode)) return;
    isQuiet = mode === 'suggest';
    if (mode === 'replace') foldSentRequest();
    form.setValue('session.prefill', prefill);
    const { chosen, ...choices } = prefill;
    if (chosen) form.setValues(chosen);
    const pet = { ...emptyPet, ...values.pets[0], ...choices };
    if (findService(prefill.service)?.madeFor === 'cat') {
      pet.petType ||= 'cat';
      if (pet.petType === 'cat') pet.size ||= 'small';
    }
    form.setValue('pets.0', pet);
    form.setValue('session.step', 1);
    isQuiet = false;
  }, [form, prefill, mode]);

  useRebooking(form, prefill);

  useLayoutEffect(() => {
    for (const [name, value] of readServedFields(container.current)) {
      if (name === 'pets.0.addOns') {
        form.setValue(name, [...new Set([...form.getValues(name), value])]);
      } else if (isFieldName(name)) {
        form.setValue(name, value);
      }
    }
  }, [form, container]);

  return { form, step };
}

function useOtherTabs(form: BookingFormMethods): void {
  useEffect(
    () =>
      watchDraft('booking', () => {
        const draft = readDraft('booking', draftSchema, newBooking());
        const { pets, session } = form.getValues();
        if (!draft) {
          const title = 'Sent or cleared in another tab';
          if (isBegun(pets)) void notify({ tone: 'info', title, description: '' });
          return clearBooking(form);
        }
        // Each tab has steps of its own, as it has a history of its own.
        const own = { ...draft, session: { ...draft.session, step: session.step } };
        quietly(() => fillForm(form, own));
        rememberVisitorZip(draft.zipCode);
      }),
    [form],
  );
}

/** "Book again" on a visit page replaces the draft. */
function useRebooking(form: BookingFormMethods, { chosen }: BookingPrefill): void {
  useLayoutEffect(() => {
    const rebooking = takeHandover();
    if (!isRebooking(rebooking)) return;
    keepSentRequest(null);
    const values = { ...newBooking(), ...toBookingValues(rebooking), ...chosen };
    const step = stepProblem(1, values) ? 1 : 2;
    const lastFee = rebooking.travelFee ?? undefined;
    const { fullDay } = rebooking;
    // Little is left to type, so the seconds would not tell a robot.
    fillForm(form, { ...values, session: { prefill: {}, startedAt: 0, step, lastFee, fullDay } });
    rememberVisitorZip(values.zipCode);
  }, [form, chosen]);
}

/** A single pet keeps its fields: `reset` would take the focus from a visitor typing in one. */
export function fillForm(form: BookingFormMethods, { pets, ...answers }: BookingDraft): void {
  form.setValues(answers);
  const [pet] = pets;
  const isOnePet = pets.length === 1 && form.getValues('pets').length === 1;
  if (pet && isOnePet) form.setValue('pets.0', pet);
  else form.setValue('pets', pets);
}
