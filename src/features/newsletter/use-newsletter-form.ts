import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { track } from '@/analytics/track';
import { trackFailure } from '@/analytics/track-failure';
import { trackFormError } from '@/analytics/track-form-error';
import { formSignals } from '@/backend/form-signals';
import type { SubmissionError } from '@/backend/submission-error';
import { supabase } from '@/backend/supabase';
import { useOpenedAt } from '@/submission/use-opened-at';
import { newsletterSchema, type Subscription } from './newsletter-schema';
import { useSubscription } from './use-subscription';

/** The one field of the newsletter. What was typed stays until it has been stored. */
export function useNewsletterForm() {
  const form = useForm<Subscription>({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: '' },
  });
  const honeypot = useRef<HTMLInputElement>(null);
  const openedAt = useOpenedAt();
  const subscription = useSubscription({ onStored: thank, onFailed: showFailure });

  /** Marks the field when the database names a rule of it that the browser missed. */
  function showFailure({ details, failure }: SubmissionError) {
    trackFailure('newsletter', failure);
    if (details.constraint) form.setError('email', { message: 'Invalid email address' });
  }

  function send(valid: Subscription) {
    subscription.send(valid, formSignals(honeypot.current, openedAt.current));
  }

  /** Also for an address that was there already: not even the figures tell who is on the list. */
  function thank() {
    track({
      name: 'form_step',
      props: { form_name: 'newsletter', from_step: 1, to_step: 2 },
    });
    form.reset();
  }

  function trackMistake({ email }: FieldErrors<Subscription>) {
    trackFormError('newsletter', [{ path: ['email'], code: String(email?.type) }]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.handleSubmit(send, trackMistake)();
  }

  const field = form.register('email', {
    onChange() {
      // When this cannot load now, sending tries again and counts it as a lost answer.
      supabase().catch(() => undefined);
      subscription.forget();
    },
  });

  return { field, error: form.formState.errors.email?.message, honeypot, submit, subscription };
}
