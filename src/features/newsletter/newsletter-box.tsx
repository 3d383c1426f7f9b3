import { Link } from 'react-router-dom';
import { NewsletterAnswer } from './newsletter-answer';
import { useNewsletterForm } from './use-newsletter-form';
import { maxEmailLength } from '@/backend/submission/email-schema';
import { preloadSupabase } from '@/backend/supabase';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Honeypot } from '@/ui/fields/honeypot';
import { TextField } from '@/ui/fields/text-field';
import { FormNeedsScript } from '@/ui/script-needed';

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
        We keep your address until you unsubscribe. See our{' '}
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
  const { container, field, message, honeypot, submit, submission, failure, getValues } =
    useNewsletterForm();
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
        error={message}
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
        email={getValues('email')}
      />
    </form>
  );
}
