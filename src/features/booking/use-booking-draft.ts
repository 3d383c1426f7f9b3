import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/browser/drafts';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';
import { type PrefillSource, readBookingPrefill, takesPrefill } from './booking-prefill';
import {
  type BookingRequest,
  bookingSchema,
  type BookingValues,
  emptyBooking,
  emptyPet,
} from './booking-schema';
import { newReference } from './reference';

/** The form of one request, as every part of it uses it. */
export type BookingFormMethods = UseFormReturn<BookingValues, unknown, BookingRequest>;

/** A request of which nothing is known yet, under a reference of its own. */
export function newBooking(): BookingValues {
  return { ...emptyBooking, reference: newReference(), startedAt: Date.now() };
}

/**
 * The form, filled with the draft of this tab, the ZIP that was typed last on the site, and the choices
 * of a query. All that it holds is kept as the draft, at every change.
 */
export function useBookingDraft(query: string, source: PrefillSource): BookingFormMethods {
  const [defaultValues] = useState(newBooking);
  const form = useForm<BookingValues, unknown, BookingRequest>({
    resolver: zodResolver(bookingSchema),
    defaultValues,
  });

  useLayoutEffect(() => {
    const draft = readDraft('booking', bookingSchema);
    if (draft) fill(form, draft);
    const zip = readVisitorZip();
    if (zip) form.setValue('zipCode', zip);
    return form.subscribe({
      formState: { values: true },
      callback({ values, name }) {
        writeDraft('booking', values);
        if (name === 'zipCode') rememberVisitorZip(values.zipCode);
      },
    });
  }, [form]);

  useLayoutEffect(() => {
    const values = form.getValues();
    if (!takesPrefill(values, query, source)) return;
    form.setValue('query', query);
    const prefill = readBookingPrefill(query);
    if (Object.keys(prefill).length === 0) return;
    form.setValue('pets.0', { ...emptyPet, ...values.pets[0], ...prefill });
    form.setValue('step', 1);
  }, [form, query, source]);

  return form;
}

/** `reset` would replace the fields of a pet, and take the focus from whoever is typing in one. */
function fill(form: BookingFormMethods, { pets, ...answers }: BookingValues): void {
  form.setValues(answers);
  const [pet, ...others] = pets;
  if (pet && others.length === 0) form.setValue('pets.0', pet);
  else form.setValue('pets', pets);
}
