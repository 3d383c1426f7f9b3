import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { track } from '@/analytics/track';
import { trackFailure, trackMistakes } from '@/analytics/track-forms';
import type { Attempt } from '@/backend/submission/attempt';
import { emailSchema } from '@/backend/submission/email-schema';
import { formSignals, useOpenedAt } from '@/backend/submission/form-signals';
import type { SubmissionError } from '@/backend/submission/submission-error';
import { createSubmission, useSubmission } from '@/backend/submission/use-submission';
import { preloadSupabase } from '@/backend/supabase';
import { readServedFields } from '@/browser/served-fields';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { callOrText, contactLinks, paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Honeypot } from '@/ui/fields/honeypot';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { FormNeedsScript } from '@/ui/script-needed';
import { maxEmailLength } from '@shared/http/mailable';

export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter"
      className="relative overflow-hidden rounded-card bg-card p-6 shadow-card sm:p-8"
    >
      <h2 id="newsletter" className="text-heading">
        Letters from the van
      </h2>
      <p className="mt-2 text-muted">Coat care for the season, from Maren and Dev.</p>
      <NewsletterForm />
      <p className="mt-4 text-[0.95rem] text-muted">
        Once confirmed, we keep it until you unsubscribe. See our{' '}
        <Link
          to={paths.privacyPolicy}
          className="font-semibold text-accent-deep underline underline-offset-4"
        >
          Privacy Policy
        </Link>
        .
      </p>
    </section>
  );
}

function NewsletterForm() {
  const { form, container, field, honeypot, submit, submission, failure } = useNewsletterForm();
  const { isPending, stored } = submission;
  return (
    <form
      ref={container}
      noValidate
      method="post"
      aria-label="Newsletter"
      data-form="newsletter"
      onChange={preloadSupabase}
      onSubmit={submit}
      className="relative mt-5"
    >
      <Honeypot field={honeypot} />
      <TextField
        type="email"
        label="Your email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        readOnly={isPending}
        error={form.formState.errors.email?.message}
        {...field}
      />
      <FormNeedsScript />
      <Button
        type="submit"
        variant="accent"
        isBusy={isPending}
        className="mt-3 w-full noscript:hidden"
      >
        {isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <NewsletterAnswer
        isStored={stored !== undefined}
        failure={failure}
        email={form.getValues('email')}
      />
    </form>
  );
}

type NewsletterAnswerProps = {
  isStored: boolean;
  failure: SubmissionError['failure'] | undefined;
  email: string;
};

const messages = {
  offline: 'You’re offline. Tap Subscribe once you’re back.',
  unreachable: 'We couldn’t sign you up just now. Please try again.',
  limited: 'We’re getting a lot of sign-ups from your network. Please try again in 10 minutes.',
  refused: 'That address doesn’t look right. Please check it.',
  unexpected: 'Something went wrong on our side. Please tap Subscribe again.',
} as const satisfies Record<SubmissionError['failure'], string>;

/** A known email gets the same thanks: nobody may learn who is on the list. */
function NewsletterAnswer({ isStored, failure, email }: NewsletterAnswerProps) {
  return (
    <>
      <div role="status">
        {isStored ? (
          <Notice tone="good" className="mt-4">
            <strong className="block">Thank you. Please check your inbox.</strong>
            We’ll send a link to confirm your address.
          </Notice>
        ) : null}
      </div>
      {failure ? (
        <FailureNotice
          failure={failure}
          messages={messages}
          backOnline={{ words: 'You’re back online. Tap Subscribe again.' }}
          reach={callOrText(`Newsletter for ${email}`)}
          className="mt-4"
        >
          <a href={contactLinks.email} className="font-semibold underline underline-offset-4">
            Or email us
          </a>
        </FailureNotice>
      ) : null}
    </>
  );
}

const schema = z.object({ email: emailSchema });

type Subscription = z.output<typeof schema>;

const newsletterSubmission = createSubmission({
  what: 'Newsletter address',
  toRows: ({ email }: Subscription) => [{ email }],
  insert: (database, rows) => database.from('newsletter_subscribers').insert(rows),
  /** A known email counts too: not even analytics may reveal who is on the list. */
  onStored() {
    track({
      name: 'form_step',
      props: { form_name: 'newsletter', from_step: 1, to_step: 2 },
    });
  },
  onFailed: ({ failure }) => trackFailure('newsletter', failure),
});

function useNewsletterForm() {
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
    run(() => form.handleSubmit(send, (errors) => trackMistakes('newsletter', errors))());
  }

  const field = form.register('email', { onChange: submission.forget });
  const failure = hasFailed ? 'unexpected' : error?.failure;
  return { form, container, field, honeypot, submit, submission, failure };
}
