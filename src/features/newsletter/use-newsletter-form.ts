import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { track } from '@/analytics/track';
import { trackFailure, trackFormError } from '@/analytics/track-forms';
import type { Attempt } from '@/backend/submission/attempt';
import { emailSchema } from '@/backend/submission/email-schema';
import { formSignals, useOpenedAt } from '@/backend/submission/form-signals';
import { createSubmission, useSubmission } from '@/backend/submission/use-submission';
import { readServedFields } from '@/browser/served-fields';
import { useGuardedAction } from '@/browser/use-guarded-action';

const schema = z.object({ email: emailSchema });

type Subscription = z.output<typeof schema>;

const newsletterSubmission = createSubmission({
  what: 'Newsletter address',
  toRows: ({ email }: Subscription) => [{ email }],
  insert: (database, rows) => database.from('newsletter_subscribers').insert(rows),
  /** Also for a known email: not even analytics may reveal who is on the list. */
  onStored() {
    track({
      name: 'form_step',
      props: { form_name: 'newsletter', from_step: 1, to_step: 2 },
    });
  },
  onFailed: ({ failure }) => trackFailure('newsletter', failure),
});

export function useNewsletterForm() {
  const form = useForm<Subscription>({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const container = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const openedAt = useOpenedAt();
  const attempt = useRef<Attempt>(undefined);
  const submission = useSubmission(newsletterSubmission);
  const { stored, error } = submission;

  useLayoutEffect(() => {
    const served = readServedFields(container.current).find(([name]) => name === 'email');
    if (served) form.setValue('email', served[1]);
  }, [form]);

  useEffect(() => {
    if (!stored) return;
    form.reset();
    // The same email again is a new sign-up.
    attempt.current = undefined;
  }, [form, stored]);

  // The database refused what the form had accepted.
  useEffect(() => {
    if (error?.details.constraint) form.setError('email', { message: 'Invalid email address' });
  }, [form, error]);

  const { run, hasFailed } = useGuardedAction('Newsletter form');

  function send(request: Subscription) {
    void submission.send({
      request,
      attempt: attempt.current,
      signals: formSignals(honeypot.current, openedAt.current),
      keep(sent) {
        attempt.current = sent.attempt;
      },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(() => form.handleSubmit(send, trackMistake)());
  }

  const field = form.register('email', { onChange: submission.forget });
  const failure = hasFailed ? 'unexpected' : error?.failure;
  return { form, container, field, honeypot, submit, submission, failure };
}

function trackMistake({ email }: FieldErrors<Subscription>) {
  trackFormError('newsletter', [{ path: ['email'], code: String(email?.type) }]);
}
